/// A piece of source by its offsets; comments and blanks are no tokens.
package struct Token {
  enum Kind: UInt8 {
    /// An identifier or a keyword.
    case word
    /// One sign, or the arrow of a result.
    case sign
    /// A string without interpolations, a part of one with them, or a regular expression.
    case literal
    case number
    /// `@` with the name behind it.
    case attribute
    /// `#` with the name behind it.
    case pound
    /// `#if`, `#elseif`, `#else` or `#endif` with the rest of its line.
    case directive
  }

  /// The sign for `->`.
  static let arrow: UInt8 = 1

  package var start: Int32
  package var end: Int32
  /// The index of the bracket that belongs to this one; -1 for other tokens.
  package var partner: Int32
  var kind: Kind
  /// The known word of a word, an attribute, a pound name or a directive.
  var word: Word
  /// The character of a sign; 0 for other tokens.
  var sign: UInt8
  /// Whether there is a line break between this token and the one before.
  var startsLine: Bool
}
