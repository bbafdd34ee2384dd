public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension XCUIApplication {
  /// How long a tap keeps the finger down, in seconds.
  static let tapDuration: TimeInterval = 0.05
  /// How long a person waits between two gestures, in seconds: longer than the pause of a double tap.
  static let pause: TimeInterval = 0.5
  /// The pause between the taps of a double tap, in seconds.
  static let doubleTapPause: TimeInterval = 0.1

  // MARK: Raw touches

  /// Puts a finger down at a place of the window, in points; fingers are told apart by their numbers.
  public func touchDown(at place: CGPoint, finger: Int = 0) throws {
    guard fingers[finger] == nil else { throw ElementError.fingerIsDown(finger) }
    try dispatch { window in
      let touch = UITouch(finger: finger, at: place, in: window, timestamp: UIApplication.shared.clock.now)
      setFinger(finger, touch)
    }
  }

  /// Moves a finger that is down.
  public func touchMove(to place: CGPoint, finger: Int = 0) throws {
    let touch = try touch(of: finger)
    try dispatch { _ in touch.change(to: .moved, at: place, timestamp: UIApplication.shared.clock.now) }
  }

  /// Lifts a finger where it is, or at another place.
  public func touchUp(at place: CGPoint? = nil, finger: Int = 0) throws {
    try end(finger, at: place, .ended)
  }

  /// Takes a finger away as the system does when a call comes in.
  public func touchCancel(finger: Int = 0) throws { try end(finger, at: nil, .cancelled) }

  private func end(_ finger: Int, at place: CGPoint?, _ phase: UITouch.Phase) throws {
    let touch = try touch(of: finger)
    defer { setFinger(finger, nil) }
    try dispatch { _ in
      touch.change(to: phase, at: place ?? touch.place, timestamp: UIApplication.shared.clock.now)
    }
  }

  private func touch(of finger: Int) throws -> UITouch {
    guard let touch = fingers[finger] else { throw ElementError.fingerIsUp(finger) }
    return touch
  }

  private func dispatch(_ change: (UIWindow) throws -> Void) throws {
    try run {
      guard let window = UIApplication.shared.keyWindow ?? self.window else { throw ElementError.notRunning }
      for touch in fingers.values { touch.rest() }
      try change(window)
      let touches = fingers.sorted { $0.key < $1.key }.map(\.value)
      UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: UIApplication.shared.clock.now))
    }
  }

  // MARK: Gestures at a place

  func tap(
    at place: CGPoint, taps: Int = 1, duration: TimeInterval = XCUIApplication.tapDuration,
    interval: TimeInterval = XCUIApplication.doubleTapPause
  ) throws {
    for tap in 0..<taps {
      if tap > 0 { try advance(by: interval) }
      try touchDown(at: place)
      try advance(by: duration)
      try touchUp()
    }
    try advance(by: Self.pause)
  }

  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: TimeInterval = 0.2) throws {
    try touchDown(at: start)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      try advance(by: duration / Double(steps))
      try touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    try touchUp()
    try advance(by: Self.pause)
  }

  // MARK: Keys

  /// Types into whatever has the focus, as a person does: Korean letter by letter, a line feed as Return.
  ///
  /// Fails when nothing has the focus, or its keyboard lacks a key: a number pad has no letters.
  public func typeKeys(_ text: String) throws {
    try run {
      // The focus may move while keys are pressed.
      var keys = Substring(text)
      while let key = keys.popFirst(), !SimulatedProcess.isUnwinding {
        try press(orExplain: String(key) + keys) { try Keyboard.press(key, for: $0) }
      }
    }
  }

  /// Presses the delete key, several times if asked.
  public func pressDelete(_ count: Int = 1) throws {
    for _ in 0..<count {
      try run { try press(orExplain: nil) { Keyboard.pressDelete(for: $0) } }
    }
  }

  /// Pastes a text at the caret, as one replacement.
  public func pasteText(_ text: String) throws {
    try run {
      try editedInput(orExplain: text).keyboardPaste(text)
    }
  }
}
