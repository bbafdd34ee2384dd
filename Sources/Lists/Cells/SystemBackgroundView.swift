import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// Shows a `UIBackgroundConfiguration` behind the content of a cell, a header or a footer.
@MainActor final class SystemBackgroundView: UIView {
  private let surface = BackgroundSurface()
  private var imageView: UIImageView?
  private var effectView: UIVisualEffectView?
  private var customView: UIView?
  private var insets = NSDirectionalEdgeInsets()
  private var strokeOutset: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    surface.isOpaque = false
    addSubview(surface)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over colours, lines and the view of a configuration.
  func show(_ configuration: UIBackgroundConfiguration, tint: UIColor, liesOnSurface: Bool = false) {
    surface.liesOnSurface = liesOnSurface
    surface.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    surface.layer.cornerRadius = configuration.cornerRadius
    surface.layer.borderWidth = configuration.strokeWidth
    surface.layer.borderColor =
      configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tint).cgColor : nil
    insets = configuration.backgroundInsets
    strokeOutset = configuration.strokeOutset
    show(configuration.image, configuration.imageContentMode)
    show(configuration.visualEffect)
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { surface.addSubview(customView) }
    }
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, _ mode: UIView.ContentMode) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil { surface.insertSubview(view, at: 0) }
    view.image = image
    view.contentMode = mode
    imageView = view
  }

  private func show(_ effect: UIVisualEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    if let effectView {
      if effectView.effect != effect { effectView.effect = effect }
      return
    }
    let view = UIVisualEffectView(effect: effect)
    surface.insertSubview(view, at: 0)
    effectView = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = isLayoutRightToLeft
    surface.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top - strokeOutset, left: (isRightToLeft ? insets.trailing : insets.leading) - strokeOutset,
        bottom: insets.bottom - strokeOutset,
        right: (isRightToLeft ? insets.leading : insets.trailing) - strokeOutset))
    effectView?.frame = surface.bounds
    imageView?.frame = surface.bounds
    customView?.frame = surface.bounds
  }
}

/// The coloured part of a background.
@MainActor private final class BackgroundSurface: UIView, SurfacePart {
  /// Whether the rows of a section have one surface behind them all.
  var liesOnSurface = false

  /// A row with a colour of its own stands out from the section's surface.
  var sharesSurface: Bool {
    liesOnSurface && backgroundColor === UIColor.secondarySystemGroupedBackground
  }
}
