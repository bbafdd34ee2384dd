/// A text as a string literal of several lines, with as many number signs as make escapes unnecessary.
struct MultilineLiteral {
  private let lines: [String]
  private let hashes: String

  init(_ text: String) {
    let hashes = Self.hashes(for: text)
    self.hashes = hashes
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.escaped($0, hashes: hashes) }
  }

  /// The literal with its lines indented; the first one, which only opens it, is not.
  func source(indentation: String, lineEnd: String) -> String {
    var result = hashes + "\"\"\"" + lineEnd
    for line in lines { result += line.isEmpty ? lineEnd : indentation + line + lineEnd }
    return result + indentation + "\"\"\"" + hashes
  }

  /// The fewest number signs with which neither a backslash nor quotation marks in the text mean anything.
  private static func hashes(for text: String) -> String {
    var hashes = ""
    let bytes = Array(text.utf8)
    while contains(Array(("\\" + hashes).utf8), in: bytes) || contains(Array(("\"\"\"" + hashes).utf8), in: bytes) {
      hashes += "#"
    }
    return hashes
  }

  private static func contains(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == part[0] && bytes[$0...].starts(with: part) }
  }

  /// Line feeds cannot be in a line and tabs are as they are; other control characters would not survive.
  private static func escaped(_ line: Substring.UnicodeScalarView, hashes: String) -> String {
    var result = ""
    for scalar in line {
      if scalar == "\r" {
        result += "\\\(hashes)r"
      } else if scalar.value < 0x20, scalar != "\t" {
        result += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
