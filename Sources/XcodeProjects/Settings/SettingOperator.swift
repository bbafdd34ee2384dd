/// The operators behind a colon in `$(NAME:operator)`.
package enum SettingOperator {
  /// The text after an operator; one that is not known changes nothing.
  static func applied(_ name: String, to text: String) -> String {
    switch name {
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "rfc1034identifier": mapped(text) { $0.isASCII && ($0.properties.isAlphabetic || isDigit($0)) || $0 == "." }
    case "c99extidentifier", "identifier": c99Identifier(text)
    case "dir": PathText.folder(text) + "/"
    case "file": PathText.name(text)
    case "base": PathText.base(text)
    case "suffix": PathText.suffix(text).isEmpty ? "" : "." + PathText.suffix(text)
    case "standardizepath": text.hasPrefix("/") ? PathText.normalized(text) : text
    case "quote": text.replacing(" ", with: "\\ ")
    default: text
    }
  }

  /// The text as a C name: what no name may hold is an underscore, a digit at the beginning too.
  ///
  /// Letters that ASCII does not have are underscores, as in the imports of Xcode's templates: linkers take no others.
  package static func c99Identifier(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isValid = scalar.isASCII && (scalar.properties.isAlphabetic || !result.isEmpty && isDigit(scalar))
      result.append(isValid ? scalar : "_")
    }
    return String(result)
  }

  private static func isDigit(_ scalar: UnicodeScalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func mapped(_ text: String, keeping isKept: (UnicodeScalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isKept(scalar) || scalar == "-" ? scalar : "-") }
    return String(result)
  }
}
