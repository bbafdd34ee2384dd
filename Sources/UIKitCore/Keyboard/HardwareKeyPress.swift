import PlainviewRuntime

/// A key of a hardware keyboard going down and up again, with its modifiers, as UIKit hands it on.
///
/// A key command takes the key for itself. Otherwise the first responder, or without one the controller in front, is told
/// of the press, and what the key does to text follows when the press went along the whole responder chain: a
/// responder that does not call `super` keeps the key for itself.
@MainActor package final class HardwareKeyPress {
  /// The result of a key press.
  package enum Outcome { case command, kept, passedOn }

  private let application: UIApplication
  private let key: UIKey
  private var down: [UIPress] = []

  /// Takes a key by its character, or by the name that key commands have for it.
  package init(_ input: String, _ flags: UIKeyModifierFlags, in application: UIApplication) {
    self.application = application
    key = UIKey(input, flags)
  }

  /// Presses the modifiers, then the key.
  package func begin() -> Outcome {
    for (flag, code) in Self.modifiers where key.modifierFlags.contains(flag) {
      press(UIKey(modifier: code, key.modifierFlags))
    }
    if application.performKeyCommand(key.charactersIgnoringModifiers, key.modifierFlags) { return .command }
    return press(key).wentAlongChain ? .passedOn : .kept
  }

  /// Lets the keys go, the last one first.
  package func end() {
    while let press = down.popLast() {
      press.change(to: .ended, timestamp: application.clock.now)
      send(press)
    }
  }

  private static let modifiers: [(UIKeyModifierFlags, UIKeyboardHIDUsage)] = [
    (.alphaShift, .keyboardCapsLock), (.control, .keyboardLeftControl), (.alternate, .keyboardLeftAlt),
    (.command, .keyboardLeftGUI), (.shift, .keyboardLeftShift),
  ]

  @discardableResult private func press(_ key: UIKey) -> UIPress {
    let press = UIPress(key, in: application.keyWindow, timestamp: application.clock.now)
    press.responder = application.keyResponder
    down.append(press)
    send(press)
    return press
  }

  private func send(_ press: UIPress) {
    UserCode.run {
      application.sendEvent(UIPressesEvent(presses: [press], timestamp: application.clock.now))
    }
  }
}
