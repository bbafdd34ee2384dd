/// Reads the characters of a visual format string one after the other; blanks count, as in UIKit.
struct VisualFormatScanner {
  private let characters: [UInt8]
  /// The index of the next character, counted from 0.
  private(set) var column = 0

  init(_ format: String) { characters = Array(format.utf8) }

  var isAtEnd: Bool { column == characters.count }

  /// The next character; 0 at the end.
  private var next: UInt8 { isAtEnd ? 0 : characters[column] }

  func isAt(_ character: Unicode.Scalar) -> Bool { !isAtEnd && next == UInt8(ascii: character) }

  /// Takes the character if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    column += 1
    return true
  }

  /// Takes a C identifier; nothing when the next character begins none.
  mutating func takeName() -> String? {
    guard Self.isLetter(next) else { return nil }
    let start = column
    while Self.isLetter(next) || Self.isDigit(next) { column += 1 }
    return text(from: start)
  }

  /// Takes a decimal number, with a sign if one is allowed; nothing when there is none.
  mutating func takeNumber(allowingSign: Bool) -> Double? {
    let start = column
    if allowingSign, isAt("-") || isAt("+") { column += 1 }
    let whole = takeDigits()
    let fraction = take(".") ? takeDigits() : 0
    guard whole + fraction > 0, takeExponent(), let number = Double(text(from: start)) else {
      column = start
      return nil
    }
    return number
  }

  /// Takes `e` with its digits, if they are there; never fails.
  private mutating func takeExponent() -> Bool {
    let start = column
    guard take("e") || take("E") else { return true }
    if isAt("-") || isAt("+") { column += 1 }
    if takeDigits() == 0 { column = start }
    return true
  }

  private mutating func takeDigits() -> Int {
    let start = column
    while Self.isDigit(next) { column += 1 }
    return column - start
  }

  private func text(from start: Int) -> String { String(decoding: characters[start..<column], as: UTF8.self) }

  private static func isDigit(_ character: UInt8) -> Bool { character >= 0x30 && character <= 0x39 }

  private static func isLetter(_ character: UInt8) -> Bool {
    let lowercase = character | 0x20
    return lowercase >= 0x61 && lowercase <= 0x7A || character == UInt8(ascii: "_")
  }
}
