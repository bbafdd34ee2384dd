import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// What is seen of a view or a layer behind its content: a colour, an edge.
@MainActor struct Surface {
  /// nil where it is transparent.
  let color: UIColor?
  /// Whether nothing of what is behind is seen.
  let isOpaque: Bool
  /// Whether there is an edge even where the colour is the same on both sides: a border, or a shadow around a card.
  let isEdged: Bool
  let isRounded: Bool
  /// Whether it belongs to a larger surface that is drawn behind it and has the outline.
  private let isPart: Bool

  init(of view: UIView, opacity: CGFloat) {
    let layer = view.layerIfLoaded
    let color = view.backgroundColor ?? layer?.surfaceColor.map { UIColor(cgColor: $0) }
    self.init(color, opacity, layer, isEdged: view is UIWindow, isPart: view.isPartOfSurface)
  }

  init(of layer: CALayer, opacity: CGFloat) {
    self.init(layer.surfaceColor.map { UIColor(cgColor: $0) }, opacity, layer, isEdged: false, isPart: false)
  }

  private init(_ background: UIColor?, _ opacity: CGFloat, _ layer: CALayer?, isEdged: Bool, isPart: Bool) {
    let shown = UITraitCollection.colorsMayDifferByView ? background?.resolvedColor(with: .current) : background
    color = shown.flatMap { $0.isClear ? nil : $0 }
    self.isPart = isPart
    isOpaque = !isPart && opacity >= 0.99 && color?.isOpaque ?? false
    let hasShadow = color != nil && layer.map { $0.shadowOpacity > 0 && !$0.masksToBounds } ?? false
    self.isEdged = isEdged || hasShadow || (layer?.borderWidth ?? 0) > 0
    isRounded = (layer?.cornerRadius ?? 0) > 0
  }

  /// Whether the surface's edge is visible: its colour as it is shown differs from the one behind it, however the two were
  /// made (W90).
  func differs(from behind: UIColor?) -> Bool {
    guard !isPart, let color else { return false }
    guard let behind else { return true }
    let traits = UITraitCollection.current
    return color !== behind && PictureColor(color, traits) != PictureColor(behind, traits)
  }
}
