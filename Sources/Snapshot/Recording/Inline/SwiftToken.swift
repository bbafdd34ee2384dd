/// A piece of Swift source: comments and blanks are none.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    case identifier(String)
    case string(StringShape)
    case punctuation(UInt8)
    /// A number or a regular expression.
    case other
  }

  /// How a string literal is written.
  struct StringShape: Equatable {
    /// The number signs before it.
    let hashes: Int
    let isMultiline: Bool
    let isInterpolated: Bool
    /// Between the quotation marks.
    let content: Range<Int>
  }

  let kind: Kind
  /// Bytes of the source.
  let range: Range<Int>

  var isIdentifier: Bool { if case .identifier = kind { true } else { false } }

  /// Whether a call's parentheses may follow: a name, or the end of its generic arguments.
  var isCallee: Bool { isIdentifier || isPunctuation(">") }

  var isOpening: Bool { isPunctuation("(") || isPunctuation("[") || isPunctuation("{") }
  var isClosing: Bool { isPunctuation(")") || isPunctuation("]") || isPunctuation("}") }

  func isPunctuation(_ character: Unicode.Scalar) -> Bool { kind == .punctuation(UInt8(ascii: character)) }
}
