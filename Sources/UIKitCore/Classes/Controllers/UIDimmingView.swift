package import Foundation
import PlainviewGraphics

/// Darkens what is behind a sheet, a popover or an alert; a tap on it asks for the dismissal.
@MainActor package final class UIDimmingView: UIView {
  /// What a tap does.
  package var tapped: (@MainActor () -> Void)?
  /// Views behind it that are touched through it.
  package var passthroughViews: [UIView] = []

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = false
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews where view.window === window {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) { tapped?() }
  }
}
