import Foundation
import PlainviewRuntime

// Recognizers that look at presses of buttons and keys, before the responders are told of them.
extension UIWindow {
  func tellRecognizers(of presses: [UIPress], _ event: UIPressesEvent) {
    for press in presses {
      if press.phase == .began, press.gestureRecognizers == nil {
        let found = recognizers(for: press, event)
        if !found.isEmpty { press.gestureRecognizers = found }
        for recognizer in found { dispatcher.arbiter.enter(recognizer, with: press) }
      }
      for recognizer in press.gestureRecognizers ?? [] { tell(recognizer, of: press, event) }
    }
    if presses.contains(where: { $0.gestureRecognizers != nil }) { dispatcher.arbiter.resetFinished() }
  }

  private func tell(_ recognizer: UIGestureRecognizer, of press: UIPress, _ event: UIPressesEvent) {
    if press.phase == .ended || press.phase == .cancelled { recognizer.presses.removeAll { $0 === press } }
    guard recognizer.isEnabled else { return }
    UserCode.run {
      switch press.phase {
      case .began: recognizer.pressesBegan([press], with: event)
      case .changed: recognizer.pressesChanged([press], with: event)
      case .ended: recognizer.pressesEnded([press], with: event)
      case .cancelled: recognizer.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  /// The recognizers of the responder's view and its ancestors that receive a press.
  private func recognizers(for press: UIPress, _ event: UIPressesEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded ?? self
    while let candidate = view {
      found += (candidate.gestureRecognizers ?? []).reversed().filter { receives($0, press, event) }
      view = candidate.superview
    }
    return found
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard recognizer.isEnabled, recognizer.state == .possible, UserCode.mayRun,
      recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }),
      UserCode.run(else: false, { recognizer.shouldReceive(event) })
    else { return false }
    return UserCode.ask(
      recognizer.delegate, "gestureRecognizer(_:shouldReceive:)",
      "gestureRecognizer(\(recognizer.noteName), shouldReceive: press)"
    ) { $0.gestureRecognizer(recognizer, shouldReceive: press) } ?? true
  }
}
