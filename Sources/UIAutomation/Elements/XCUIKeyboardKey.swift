@_spi(Plainview) import PlainviewUIKitCore

/// A key that has no character, with XCUITest's names and values.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that stands for the key.
  public let rawValue: String
  /// Creates a key with the character that stands for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key that deletes before the cursor.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The return key.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// The enter key of the number pad.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// The tab key.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// The escape key.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The arrow key that goes up.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The arrow key that goes down.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The arrow key that goes to the left.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The arrow key that goes to the right.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// The key that deletes behind the cursor.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// The home key.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// The end key.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// The key that goes one page up.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// The key that goes one page down.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

  /// The caps lock key.
  public static let capsLock = XCUIKeyboardKey(rawValue: "\u{F72F}")
  /// The clear key of the number pad.
  public static let clear = XCUIKeyboardKey(rawValue: "\u{F739}")
  /// The left command key.
  public static let command = XCUIKeyboardKey(rawValue: "\u{F73A}")
  /// The left control key.
  public static let control = XCUIKeyboardKey(rawValue: "\u{F73B}")
  /// The left option key.
  public static let option = XCUIKeyboardKey(rawValue: "\u{F73C}")
  /// The left shift key.
  public static let shift = XCUIKeyboardKey(rawValue: "\u{F73D}")
  /// The function key, Fn.
  public static let function = XCUIKeyboardKey(rawValue: "\u{F73E}")
  /// The second function key, Fn.
  public static let secondaryFn = XCUIKeyboardKey(rawValue: "\u{F73F}")
  /// The right command key.
  public static let rightCommand = XCUIKeyboardKey(rawValue: "\u{F740}")
  /// The right control key.
  public static let rightControl = XCUIKeyboardKey(rawValue: "\u{F741}")
  /// The right option key.
  public static let rightOption = XCUIKeyboardKey(rawValue: "\u{F742}")
  /// The right shift key.
  public static let rightShift = XCUIKeyboardKey(rawValue: "\u{F743}")
  /// The help key.
  public static let help = XCUIKeyboardKey(rawValue: "\u{F746}")
  /// The function key F1.
  public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")
  /// The function key F2.
  public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")
  /// The function key F3.
  public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")
  /// The function key F4.
  public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")
  /// The function key F5.
  public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")
  /// The function key F6.
  public static let F6 = XCUIKeyboardKey(rawValue: "\u{F709}")
  /// The function key F7.
  public static let F7 = XCUIKeyboardKey(rawValue: "\u{F70A}")
  /// The function key F8.
  public static let F8 = XCUIKeyboardKey(rawValue: "\u{F70B}")
  /// The function key F9.
  public static let F9 = XCUIKeyboardKey(rawValue: "\u{F70C}")
  /// The function key F10.
  public static let F10 = XCUIKeyboardKey(rawValue: "\u{F70D}")
  /// The function key F11.
  public static let F11 = XCUIKeyboardKey(rawValue: "\u{F70E}")
  /// The function key F12.
  public static let F12 = XCUIKeyboardKey(rawValue: "\u{F70F}")
  /// The function key F13.
  public static let F13 = XCUIKeyboardKey(rawValue: "\u{F710}")
  /// The function key F14.
  public static let F14 = XCUIKeyboardKey(rawValue: "\u{F711}")
  /// The function key F15.
  public static let F15 = XCUIKeyboardKey(rawValue: "\u{F712}")
  /// The function key F16.
  public static let F16 = XCUIKeyboardKey(rawValue: "\u{F713}")
  /// The function key F17.
  public static let F17 = XCUIKeyboardKey(rawValue: "\u{F714}")
  /// The function key F18.
  public static let F18 = XCUIKeyboardKey(rawValue: "\u{F715}")
  /// The function key F19.
  public static let F19 = XCUIKeyboardKey(rawValue: "\u{F716}")

  /// The key that a character of a typed text stands for; nil for a character that is typed (W81).
  init?(typed character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
    switch scalar.value {
    case 0x7F: self = .delete
    case 0x08, 0x03, 0x1B, 0xF700...0xF8FF: self.init(rawValue: String(character))
    default: return nil
    }
  }

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
    case .F1: UIKeyCommand.f1
    case .F2: UIKeyCommand.f2
    case .F3: UIKeyCommand.f3
    case .F4: UIKeyCommand.f4
    case .F5: UIKeyCommand.f5
    case .F6: UIKeyCommand.f6
    case .F7: UIKeyCommand.f7
    case .F8: UIKeyCommand.f8
    case .F9: UIKeyCommand.f9
    case .F10: UIKeyCommand.f10
    case .F11: UIKeyCommand.f11
    case .F12: UIKeyCommand.f12
    default: rawValue
    }
  }
}
