extension UIKeyboardHIDUsage {
  /// The key that has a character on a keyboard of the United States, or a name of key commands.
  init(input: String) {
    self =
      Self.named[input] ?? input.lowercased().unicodeScalars.first.flatMap { Self.key(of: $0) }
      ?? .keyboardErrorUndefined
  }

  private static func key(of scalar: Unicode.Scalar) -> Self? {
    switch scalar {
    case "a"..."z": return Self(rawValue: keyboardA.rawValue + Int(scalar.value) - 0x61)
    case "1"..."9": return Self(rawValue: keyboard1.rawValue + Int(scalar.value) - 0x31)
    case "\u{F704}"..."\u{F70F}": return Self(rawValue: keyboardF1.rawValue + Int(scalar.value) - 0xF704)
    case "\u{F710}"..."\u{F716}": return Self(rawValue: keyboardF13.rawValue + Int(scalar.value) - 0xF710)
    default: return signs[scalar]
    }
  }

  private static let signs: [Unicode.Scalar: Self] = [
    "0": .keyboard0, "!": .keyboard1, "@": .keyboard2, "#": .keyboard3, "$": .keyboard4, "%": .keyboard5,
    "^": .keyboard6, "&": .keyboard7, "*": .keyboard8, "(": .keyboard9, ")": .keyboard0, "-": .keyboardHyphen,
    "_": .keyboardHyphen, "=": .keyboardEqualSign, "+": .keyboardEqualSign, "[": .keyboardOpenBracket,
    "{": .keyboardOpenBracket, "]": .keyboardCloseBracket, "}": .keyboardCloseBracket, "\\": .keyboardBackslash,
    "|": .keyboardBackslash, ";": .keyboardSemicolon, ":": .keyboardSemicolon, "'": .keyboardQuote,
    "\"": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, "~": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
    "<": .keyboardComma, ".": .keyboardPeriod, ">": .keyboardPeriod, "/": .keyboardSlash, "?": .keyboardSlash,
    " ": .keyboardSpacebar, "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{3}": .keypadEnter,
    "\t": .keyboardTab, "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteOrBackspace,
    "\u{1B}": .keyboardEscape, "\u{F72F}": .keyboardCapsLock, "\u{F739}": .keyboardClear, "\u{F73A}": .keyboardLeftGUI,
    "\u{F73B}": .keyboardLeftControl, "\u{F73C}": .keyboardLeftAlt, "\u{F73D}": .keyboardLeftShift,
    "\u{F740}": .keyboardRightGUI, "\u{F741}": .keyboardRightControl, "\u{F742}": .keyboardRightAlt,
    "\u{F743}": .keyboardRightShift, "\u{F746}": .keyboardHelp,
  ]

  private static let named: [String: Self] = [
    UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
    UIKeyCommand.f1: .keyboardF1, UIKeyCommand.f2: .keyboardF2, UIKeyCommand.f3: .keyboardF3,
    UIKeyCommand.f4: .keyboardF4, UIKeyCommand.f5: .keyboardF5, UIKeyCommand.f6: .keyboardF6,
    UIKeyCommand.f7: .keyboardF7, UIKeyCommand.f8: .keyboardF8, UIKeyCommand.f9: .keyboardF9,
    UIKeyCommand.f10: .keyboardF10, UIKeyCommand.f11: .keyboardF11, UIKeyCommand.f12: .keyboardF12,
  ]

  /// The button of a remote that the key is on a keyboard. For other keys UIKit has a number without a name; here they
  /// are `.tvRemoteFourColors`, which is none of a keyboard.
  var pressType: UIPress.PressType {
    switch self {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter, .keypadEnter: .select
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: .tvRemoteFourColors
    }
  }
}
