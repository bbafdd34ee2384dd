import Foundation
import PlainviewGestures
import PlainviewUIKitCore

/// The pan that opens the actions beside a row.
@MainActor final class RowSwipeRecognizer: UIPanGestureRecognizer, SystemRecognizer {
  private(set) var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { start = location(in: nil) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, isFarEnough, !mayOpenActions {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  private var panTranslation: CGPoint { translation(in: nil) }

  private var isFarEnough: Bool { hypot(panTranslation.x, panTranslation.y) >= settings.panSlop }

  /// Rows respond to horizontal pans towards a side where they have actions.
  private var mayOpenActions: Bool {
    guard let list = view as? any SwipedList, abs(panTranslation.x) > abs(panTranslation.y) else { return false }
    return list.swipes.prepare(at: list.convert(start, from: nil), translation: panTranslation.x)
  }
}
