public import PlainviewUIAutomation

/// A key that has no character.
public typealias XCUIKeyboardKey = PlainviewUIAutomation.XCUIKeyboardKey

extension XCUIElement {
  /// The keys that are held while another one is pressed.
  public typealias KeyModifierFlags = PlainviewUIAutomation.XCUIElement.KeyModifierFlags

  /// Types into the element, which must have the focus: tap it first.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    Step(file, line)(()) { try make().typeText(text) }
  }

  /// Presses a hardware key.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    Step(file, line)(()) { try make().typeKey(key, modifierFlags: flags) }
  }

  /// Presses the hardware key that types a text, with modifier keys held.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    Step(file, line)(()) { try make().typeKey(key, modifierFlags: flags) }
  }
}
