import Foundation
import PlainviewRuntime

/// Recognizes drags of a sheet to a higher or a lower detent, or its dismissal below the lowest.
@MainActor final class SheetDragRecognizer: UIGestureRecognizer, SystemRecognizer {
  private weak var sheet: UISheetPresentationController?
  private var start = CGPoint.zero

  /// How far the sheet is dragged for a change, in points.
  private static let distance: CGFloat = 80

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 1, let touch = self.touches.first else {
      state = .failed
      return
    }
    start = touch.location(in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let translation = self.translation
    if state == .possible, abs(translation.y) >= settings.panSlop || abs(translation.x) >= settings.panSlop {
      state = abs(translation.y) > abs(translation.x) ? .began : .failed
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .began || state == .changed else {
      state = .failed
      return
    }
    let translation = self.translation.y
    state = .ended
    if abs(translation) >= Self.distance { sheet?.dragged(up: translation < 0) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  private var translation: CGPoint {
    guard let point = touches.first?.location(in: nil) else { return .zero }
    return CGPoint(x: point.x - start.x, y: point.y - start.y)
  }
}

extension UISheetPresentationController {
  /// A recognizer of drags that change the detent.
  final func dragRecognizer() -> UIGestureRecognizer { SheetDragRecognizer(sheet: self) }

  func baseAnimateChanges(_ changes: () -> Void) {
    UIView.animate(springDuration: StandardAnimator.presentationDuration) {
      changes()
      containerView?.layoutIfNeeded()
    }
  }
}
