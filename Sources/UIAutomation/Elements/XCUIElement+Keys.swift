import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIElement {
  /// The keys that are held while another one is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// The bits of the keys that are held.
    public let rawValue: UInt
    /// Creates a set of modifier keys with XCTest's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The caps lock key is on.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// The shift key is held.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// The control key is held.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// The option key is held.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// The command key is held.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)

    var flags: UIKeyModifierFlags {
      var flags: UIKeyModifierFlags = []
      if contains(.capsLock) { flags.insert(.alphaShift) }
      if contains(.shift) { flags.insert(.shift) }
      if contains(.control) { flags.insert(.control) }
      if contains(.option) { flags.insert(.alternate) }
      if contains(.command) { flags.insert(.command) }
      return flags
    }
  }

  /// Presses a hardware key: a key command of the responder chain, or else what the key does in text.
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) throws {
    guard let application else { throw ElementError.notRunning }
    try application.pressHardwareKey(key, modifierFlags)
  }

  /// Presses the hardware key that types a text, with modifier keys held.
  public func typeKey(_ key: String, modifierFlags: KeyModifierFlags) throws {
    try typeKey(XCUIKeyboardKey(rawValue: key), modifierFlags: modifierFlags)
  }

  /// Empties the element, which must have the focus, by selecting everything and pressing delete; Plainview's own.
  public func clearText() throws {
    guard let application else { throw ElementError.notRunning }
    let view = try resolve()
    guard let focus = application.focus as? UIView, focus.isDescendant(of: view) else {
      throw ElementError.noFocus(application.text(of: view))
    }
    try application.run {
      focus.selectAll(nil)
      if let input = focus as? any UIKeyInput, input.hasText { Keyboard.pressDelete(for: input) }
    }
  }
}

extension XCUIApplication {
  /// Presses a key; true if a key command, or a responder that keeps the key for itself, has heard of it.
  @discardableResult func pressHardwareKey(_ key: XCUIKeyboardKey, _ modifiers: KeyModifierFlags) throws -> Bool {
    let (press, outcome) = try run {
      let press = HardwareKeyPress(key.input, modifiers.flags, in: .shared)
      return (press, press.begin())
    }
    if outcome == .passedOn { try pressTextKey(key, modifiers) }
    try run { press.end() }
    return outcome != .passedOn
  }

  /// What a hardware key does where text is edited; nothing when nothing has the focus.
  private func pressTextKey(_ key: XCUIKeyboardKey, _ modifiers: KeyModifierFlags) throws {
    guard focus is any UIKeyInput else { return }
    let isSelecting = modifiers.contains(.shift)
    switch key {
    case .delete: try modifiers.contains(.option) ? pressDeleteWord() : pressDelete()
    case .leftArrow: try moveCaret(by: -1, selecting: isSelecting)
    case .rightArrow: try moveCaret(by: 1, selecting: isSelecting)
    case .forwardDelete: try pressForwardDelete()
    case .return, .enter: try typeKeys("\n")
    case _ where modifiers.contains(.command): try pressCommandKey(key)
    case _ where key.rawValue.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value) }:
      try typeKeys(isSelecting ? key.rawValue.uppercased() : key.rawValue)
    default: break
    }
  }

  /// Deletes what is behind the caret.
  private func pressForwardDelete() throws {
    guard let input = focus as? any UITextInput, let range = input.selectedTextRange else { return }
    if range.isEmpty {
      let end = input.position(from: range.end, offset: 1)
      guard let end, input.compare(range.end, to: end) == .orderedAscending else { return }
      try moveCaret(by: 1)
    }
    try pressDelete()
  }

  /// The combinations that the system gives to the edit menu's items.
  private func pressCommandKey(_ key: XCUIKeyboardKey) throws {
    let items: [String: EditMenuItem] = ["a": .selectAll, "c": .copy, "v": .paste, "x": .cut]
    guard let item = items[key.rawValue.lowercased()] else { return }
    _ = try run { UIApplication.shared.performEditAction(item.action) }
  }
}
