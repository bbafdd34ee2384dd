public import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  // MARK: Raw touches

  /// Puts a finger down at a point of the screen; fingers are told apart by their numbers.
  public func touchDown(at point: CGPoint, finger: Int = 0) throws { try touch([.down(at: point, finger: finger)]) }

  /// Moves a finger that is down.
  public func touchMove(to point: CGPoint, finger: Int = 0) throws { try touch([.move(to: point, finger: finger)]) }

  /// Lifts a finger where it is, or at another point.
  public func touchUp(at point: CGPoint? = nil, finger: Int = 0) throws {
    try touch([.up(at: point, finger: finger)])
  }

  /// Takes a finger away as the system does when a call comes in.
  public func touchCancel(finger: Int = 0) throws { try touch([.cancel(finger: finger)]) }

  /// Puts a finger down on an element; fails, and says why, when a touch cannot reach it.
  public func touchDown(on element: XCUIElement, finger: Int = 0) throws {
    try touchDown(at: hitPoint(of: element.resolve()), finger: finger)
  }

  /// Moves a finger that is down to the middle of an element, whatever covers it.
  public func touchMove(to element: XCUIElement, finger: Int = 0) throws {
    try touchMove(to: middle(of: element), finger: finger)
  }

  /// Lifts a finger in the middle of an element, whatever covers it.
  public func touchUp(on element: XCUIElement, finger: Int = 0) throws {
    try touchUp(at: middle(of: element), finger: finger)
  }

  private func middle(of element: XCUIElement) throws -> CGPoint {
    let view = try element.resolve()
    let frame = view.frameOnScreen
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Changes several fingers at one moment: one event tells of all of them.
  ///
  /// Fails, and changes nothing, when a finger comes down twice, leaves without having come, or is named twice.
  public func touch(_ changes: [TouchChange]) throws {
    try check(changes)
    if changes.isEmpty { return }
    try run {
      try checkForeground()
      guard UIApplication.shared.windows.last ?? self.window != nil else { throw ElementError.noWindow }
      let now = UIApplication.shared.clock.now
      for touch in fingers.values { touch.rest() }
      for change in changes { apply(change, at: now) }
      let touches = fingers.sorted { $0.key < $1.key }.map(\.value)
      for touch in touches where touch.isOver { setFinger(touch.finger, nil) }
      explainHits(of: changes)
      UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: now))
    }
  }

  /// Has a transcript with details say what the hit tests of new touches pass over.
  private func explainHits(of changes: [TouchChange]) {
    guard let transcript = process?.transcript, transcript.isDetailed else { return }
    for case .down(let point, _) in changes {
      guard let window = touchedWindow(at: point) else { continue }
      transcript.explain(.hit, TapExplanation(of: window, at: point, name: ViewTreeText.name).reasons)
    }
  }

  private func check(_ changes: [TouchChange]) throws {
    var named: Set<Int> = []
    for change in changes {
      guard named.insert(change.finger).inserted else { throw ElementError.fingerIsNamedTwice(change.finger) }
      let isDown = fingers[change.finger] != nil
      if change.isDown, isDown { throw ElementError.fingerIsDown(change.finger) }
      if !change.isDown, !isDown { throw ElementError.fingerIsUp(change.finger) }
      if let point = change.point, !point.x.isFinite || !point.y.isFinite { throw ElementError.noPlace(change.finger) }
    }
  }

  private func apply(_ change: TouchChange, at time: TimeInterval) {
    if case .down(let point, let finger) = change {
      guard let window = touchedWindow(at: point) else { return }
      setFinger(finger, UITouch(finger: finger, at: window.fromScreen(point), in: window, timestamp: time))
      return
    }
    guard let touch = fingers[change.finger] else { return }
    let point = change.point.map { touch.window?.fromScreen($0) ?? $0 }
    touch.change(to: change.phase, at: point ?? touch.windowLocation, timestamp: time)
  }

  // MARK: Keys

  /// Types into whatever has the focus, as the user does: Korean letter by letter, a line feed as Return.
  ///
  /// Fails when nothing has the focus, or its keyboard lacks a key: a number pad has no letters. The constants of
  /// `XCUIKeyboardKey` in the text act as the keys (W81).
  public func typeKeys(_ text: String) throws {
    var rest = Substring(text)
    repeat {
      let plain = rest.prefix { XCUIKeyboardKey(typed: $0) == nil }
      if !plain.isEmpty || rest.isEmpty { try typeCharacters(plain) }
      rest = rest.dropFirst(plain.count)
      guard let character = rest.popFirst(), let key = XCUIKeyboardKey(typed: character) else { return }
      try checkFocus(for: text)
      try pressHardwareKey(key, [])
    } while !rest.isEmpty
  }

  private func checkFocus(for text: String) throws {
    try run {
      try checkForeground()
      guard focus is any UIKeyInput, Keyboard.isNeeded(by: focus) else {
        throw ElementError.noFocus(text)
      }
    }
  }

  private func typeCharacters(_ text: Substring) throws {
    try run {
      // The focus may move while keys are pressed.
      var keys = text
      while let key = keys.popFirst(), UserCode.mayRun {
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
