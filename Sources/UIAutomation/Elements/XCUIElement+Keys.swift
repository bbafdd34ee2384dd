import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// A key that has no character, with XCUITest's names and values.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  public static let space = XCUIKeyboardKey(rawValue: " ")
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

  /// The name by which key commands know the key.
  var input: String {
    switch self {
    case .escape: UIKeyCommand.inputEscape
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .forwardDelete: UIKeyCommand.inputDelete
    default: rawValue
    }
  }
}

extension XCUIElement {
  /// The keys that are held while another one is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
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

  public func typeKey(_ key: String, modifierFlags: KeyModifierFlags) throws {
    try typeKey(XCUIKeyboardKey(rawValue: key), modifierFlags: modifierFlags)
  }

  /// Empties the element, which must have the focus, by selecting everything and pressing delete; Plainview's own.
  public func clearText() throws {
    guard let application else { throw ElementError.notRunning }
    let view = try resolve()
    guard let focus = application.window?.focus as? UIView, focus.isDescendant(of: view) else {
      throw ElementError.noFocus(application.text(of: view))
    }
    try application.run {
      focus.selectAll(nil)
      if let input = focus as? any UIKeyInput, input.hasText { Keyboard.pressDelete(for: input) }
    }
  }
}

extension XCUIApplication {
  fileprivate func pressHardwareKey(_ key: XCUIKeyboardKey, _ modifiers: KeyModifierFlags) throws {
    let isCommand = try run { UIApplication.shared.performKeyCommand(key.input, modifiers.flags) }
    if isCommand { return }
    try pressTextKey(key, modifiers)
  }

  /// What a hardware key does where text is edited; nothing when nothing has the focus.
  private func pressTextKey(_ key: XCUIKeyboardKey, _ modifiers: KeyModifierFlags) throws {
    guard window?.focus is any UIKeyInput else { return }
    let isSelecting = modifiers.contains(.shift)
    switch key {
    case .delete: try modifiers.contains(.option) ? pressDeleteWord() : pressDelete()
    case .leftArrow: try moveCaret(by: -1, selecting: isSelecting)
    case .rightArrow: try moveCaret(by: 1, selecting: isSelecting)
    case .return, .enter: try typeKeys("\n")
    case _ where modifiers.contains(.command): try pressCommandKey(key)
    case _ where key.rawValue.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value) }:
      try typeKeys(isSelecting ? key.rawValue.uppercased() : key.rawValue)
    default: break
    }
  }

  /// The combinations that the system gives to the edit menu's items.
  private func pressCommandKey(_ key: XCUIKeyboardKey) throws {
    let items: [String: EditMenuItem] = ["a": .selectAll, "c": .copy, "v": .paste, "x": .cut]
    guard let item = items[key.rawValue.lowercased()] else { return }
    _ = try run { UIApplication.shared.performEditAction(item.action) }
  }
}
