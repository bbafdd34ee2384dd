package import Foundation
import PlainviewGraphics
import PlainviewRuntime

extension UIView {
  /// Whether hit tests skip the view and everything in it (contract R3, P3).
  package var ignoresTouches: Bool {
    isHidden || !isUserInteractionEnabled || alpha < 0.01 || marks.contains(.animating)
  }

  func hit(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !ignoresTouches, self.point(inside: point, with: event) else { return nil }
    for view in storedSubviews.reversed() where UserCode.mayRun {
      if let hit = view.hitTest(view.convertFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// A point of the superview in this view's coordinates; cheaper than a conversion through the root.
  package func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    guard geometry.transform.isIdentity else { return point.applying(geometry.toParent.inverted()) }
    let frame = geometry.untransformedFrame
    return CGPoint(x: point.x - frame.minX + geometry.bounds.minX, y: point.y - frame.minY + geometry.bounds.minY)
  }

  // MARK: Recognizers

  /// A recognizer has one view: adding it here takes it from another one (contract G13).
  func adopt(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    marks.insert(.hadRecognizers)
    recognizer.view = self
  }

  func abandon(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    storedWindow?.dispatcher.arbiter.cancel(recognizer)
    recognizers.remove(at: index)
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) { abandon(recognizer) }
    for recognizer in new { adopt(recognizer) }
    recognizers = new.filter { $0.view === self }
  }

  // MARK: Editing

  func endEditingInside(force: Bool) -> Bool {
    guard let window = self as? UIWindow ?? window, let focus = window.focus, isAbove(focus) else { return false }
    if focus.resignFirstResponder() { return true }
    if force { window.takeFocusAway(from: focus) }
    return force
  }

  private func isAbove(_ responder: UIResponder) -> Bool {
    var candidate: UIResponder? = responder
    while let current = candidate {
      if current === self { return true }
      candidate = current.next
    }
    return false
  }
}
