import PlainviewRuntime

/// Why a key cannot be pressed, and what to do.
package enum KeyError: Error, Equatable {
  /// The keyboard that the input asks for does not have the key.
  case missing(String, UIKeyboardType)
  /// The return key is off while there is no text.
  case returnIsDisabled
}

extension Keyboard {
  /// Presses the keys of one character for an input, as a user does: Korean letter by letter, a line feed as Return.
  ///
  /// Every key is a turn of its own; the caller ends the last one (contract P4).
  /// Fails when the input's keyboard has no such key. An input of the app's own gets the character as it is.
  package static func press(_ character: Character, for input: any UIKeyInput) throws {
    guard input.keyboardType.has(character) else { throw KeyError.missing(String(character), input.keyboardType) }
    if character == "\n" || character == "\r" || character == "\r\n" { return try pressReturn(for: input) }
    guard let asking = input as? any KeyboardInput else { return input.insertText(String(character)) }
    for (index, key) in HangulComposer.keys(for: character).enumerated() where UserCode.mayRun {
      if index > 0 {
        UIApplication.shared.commit()
        guard asking.isTakingKeys else { return }
      }
      let text = String(key)
      if asking.keyboardMayInsert(text) { UserCode.run { asking.insertText(text) } }
    }
  }

  package static func pressReturn(for input: any UIKeyInput) throws {
    if input.enablesReturnKeyAutomatically, !input.hasText { throw KeyError.returnIsDisabled }
    if let asking = input as? any KeyboardInput { asking.keyboardReturn() } else { input.insertText("\n") }
  }

  /// Presses the delete key; the input gets the call even if it is empty.
  package static func pressDelete(for input: any UIKeyInput) {
    if let asking = input as? any KeyboardInput, asking.hasText, !asking.keyboardMayDelete() { return }
    UserCode.run { input.deleteBackward() }
  }
}

extension UIKeyboardType {
  /// Whether a user can type the character with this keyboard.
  func has(_ character: Character) -> Bool {
    switch self {
    case .numberPad, .asciiCapableNumberPad: character.isASCII && character.isNumber
    case .decimalPad: (character.isASCII && character.isNumber) || character == "." || character == ","
    case .phonePad: (character.isASCII && character.isNumber) || "+*#,;".contains(character)
    case .asciiCapable: character.isASCII
    default: true
    }
  }
}
