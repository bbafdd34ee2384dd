/// The text of a source of an Xcode project as the compiler reads it in a package of links.
enum ProjectSource {
  /// The text with the original's path for messages, `#filePath` and debug information, and without
  /// conditions that only hold in packages; lines keep their numbers.
  ///
  /// `main.swift` keeps the link's path, since the compiler takes no two paths with that name in a module.
  static func text(_ bytes: [UInt8], of original: String) -> [UInt8] {
    let text = withoutPackageCondition(bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes)
    if original.hasSuffix("/main.swift") { return text }
    // Most sources begin with a comment line, which is replaced, so that the lines that the compiler shows have their own
    // numbers too.
    let end = text.firstIndex(of: newline)
    if let end, isFree(text[..<end]) {
      return sourceLocation(original, line: 2) + text[end...]
    }
    return sourceLocation(original, line: 1) + [newline] + text
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let newline = UInt8(ascii: "\n")
  private static let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]

  /// Whether a line is blank or a comment of its own.
  private static func isFree(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    if line.contains(UInt8(ascii: "\r")) { return false }
    let content = line.drop(while: blanks.contains)
    return content.isEmpty || content.starts(with: "//".utf8) && !content.starts(with: "///".utf8)
  }

  private static func sourceLocation(_ path: String, line: Int) -> [UInt8] {
    var literal = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}": literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return Array("#sourceLocation(file: \"\(literal)\", line: \(line))".utf8)
  }

  /// The package manager sets `SWIFT_PACKAGE` for all that it compiles, Xcode not for a project's sources: conditions get
  /// another name of that length, which is never set.
  private static func withoutPackageCondition(_ bytes: [UInt8]) -> [UInt8] {
    guard String(decoding: bytes, as: UTF8.self).contains(packageCondition) else { return bytes }
    var lines: [[UInt8]] = []
    for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
      let content = line.drop(while: blanks.contains)
      guard content.starts(with: "#if".utf8) || content.starts(with: "#elseif".utf8) else {
        lines.append(Array(line))
        continue
      }
      lines.append(Array(String(decoding: line, as: UTF8.self).replacing(packageCondition, with: "_NO_PACKAGE__").utf8))
    }
    return Array(lines.joined(separator: [newline]))
  }

  private static let packageCondition = "SWIFT_PACKAGE"
}
