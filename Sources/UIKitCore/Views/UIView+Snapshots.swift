public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime

extension UIView {
  /// What the view and its subviews show at this moment, as steps of drawing in the view's coordinates.
  func recordHierarchy() -> [DrawingStep] {
    GraphicsContexts.shared.record(area: bounds, scale: traitCollection.displayScale) {
      if let context = UIGraphicsGetCurrentContext() { addHierarchy(to: context) }
    }
  }

  /// Draws what is shown into the current context, as large as a rectangle; false without a context.
  func drawShown(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    addHierarchy(to: context)
    context.restoreGState()
    return true
  }

  private func addHierarchy(to context: CGContext) {
    guard !isHidden, alpha >= 0.01, UserCode.mayRun else { return }
    if let color = backgroundColor, color.cgColor.alpha >= 0.01 {
      context.setFillColor(color.cgColor)
      context.fill(bounds)
    }
    UIGraphicsPushContext(context)
    draw(bounds)
    if let text = displayedText, !text.isEmpty {
      let look = textAppearance
      let font = UIFont.systemFont(ofSize: 17)
      let size = text.size(withAttributes: [.font: font])
      let textRect = CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: bounds.width, height: size.height)
      text.draw(in: textRect, withAttributes: [.font: font, .foregroundColor: look.color ?? .label])
    }
    UIGraphicsPopContext()
    for subview in storedSubviews {
      context.saveGState()
      context.concatenate(subview.geometry.toParent)
      subview.addHierarchy(to: context)
      context.restoreGState()
    }
  }

  /// The current content of the view inside a rectangle; unchanged when the view changes.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return snapshot(of: rect)
  }

  /// What a rectangle of the view shows now; nil for an empty one.
  func snapshot(of rect: CGRect) -> UIView? { SnapshotView(of: self, rect) }
}

/// A view that shows what another one showed when it was made.
final class SnapshotView: UIView {
  private let steps: [DrawingStep]
  private let area: CGRect

  init?(of view: UIView, _ rect: CGRect) {
    guard rect.width > 0, rect.height > 0, UserCode.mayRun else { return nil }
    steps = view.recordHierarchy()
    area = rect
    super.init(frame: CGRect(origin: .zero, size: rect.size))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), area.width > 0, area.height > 0 else { return }
    context.scaleBy(x: bounds.width / area.width, y: bounds.height / area.height)
    context.translateBy(x: -area.minX, y: -area.minY)
    context.add(steps)
  }
}
