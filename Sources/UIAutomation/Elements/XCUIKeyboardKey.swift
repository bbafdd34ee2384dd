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

  public static let capsLock = XCUIKeyboardKey(rawValue: "\u{F72F}")
  public static let clear = XCUIKeyboardKey(rawValue: "\u{F739}")
  public static let command = XCUIKeyboardKey(rawValue: "\u{F73A}")
  public static let control = XCUIKeyboardKey(rawValue: "\u{F73B}")
  public static let option = XCUIKeyboardKey(rawValue: "\u{F73C}")
  public static let shift = XCUIKeyboardKey(rawValue: "\u{F73D}")
  public static let function = XCUIKeyboardKey(rawValue: "\u{F73E}")
  public static let secondaryFn = XCUIKeyboardKey(rawValue: "\u{F73F}")
  public static let rightCommand = XCUIKeyboardKey(rawValue: "\u{F740}")
  public static let rightControl = XCUIKeyboardKey(rawValue: "\u{F741}")
  public static let rightOption = XCUIKeyboardKey(rawValue: "\u{F742}")
  public static let rightShift = XCUIKeyboardKey(rawValue: "\u{F743}")
  public static let help = XCUIKeyboardKey(rawValue: "\u{F746}")
  public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")
  public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")
  public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")
  public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")
  public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")
  public static let F6 = XCUIKeyboardKey(rawValue: "\u{F709}")
  public static let F7 = XCUIKeyboardKey(rawValue: "\u{F70A}")
  public static let F8 = XCUIKeyboardKey(rawValue: "\u{F70B}")
  public static let F9 = XCUIKeyboardKey(rawValue: "\u{F70C}")
  public static let F10 = XCUIKeyboardKey(rawValue: "\u{F70D}")
  public static let F11 = XCUIKeyboardKey(rawValue: "\u{F70E}")
  public static let F12 = XCUIKeyboardKey(rawValue: "\u{F70F}")
  public static let F13 = XCUIKeyboardKey(rawValue: "\u{F710}")
  public static let F14 = XCUIKeyboardKey(rawValue: "\u{F711}")
  public static let F15 = XCUIKeyboardKey(rawValue: "\u{F712}")
  public static let F16 = XCUIKeyboardKey(rawValue: "\u{F713}")
  public static let F17 = XCUIKeyboardKey(rawValue: "\u{F714}")
  public static let F18 = XCUIKeyboardKey(rawValue: "\u{F715}")
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
