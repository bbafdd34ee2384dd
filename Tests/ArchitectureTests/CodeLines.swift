import Foundation

/// The lines of a Swift source without its comments and without the texts between quotation marks.
///
/// The code of an interpolation stays. Each line keeps its number and its indentation.
struct CodeLines {
  let lines: [String]

  init(of source: String) {
    var scanner = Scanner(source: Array(source.utf8))
    scanner.scan()
    lines = String(decoding: scanner.code, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private struct Scanner {
    let source: [UInt8]
    private(set) var code: [UInt8] = []
    private var index = 0

    /// A text: how many number signs it has, and whether it goes over several lines.
    private struct Literal {
      let signs: Int
      let isLong: Bool
    }

    init(source: [UInt8]) { self.source = source }

    mutating func scan() { readCode(untilClosed: false) }

    /// Reads code; that of an interpolation ends with the parenthesis that closes it.
    private mutating func readCode(untilClosed: Bool) {
      var depth = 0
      while index < source.count {
        let byte = source[index]
        switch byte {
        case UInt8(ascii: "/") where starts(with: "//"):
          while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
          continue
        case UInt8(ascii: "/") where starts(with: "/*"):
          skipComment()
          continue
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
          if let text = beginning() {
            readText(text)
            continue
          }
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        default: break
        }
        code.append(byte)
        index += 1
        if untilClosed, depth < 0 { return }
      }
    }

    /// Skips a comment and those in it, but not the ends of lines.
    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          index += 2
        } else if starts(with: "*/") {
          depth -= 1
          index += 2
        } else {
          skip()
        }
      } while depth > 0 && index < source.count
    }

    /// Moves behind the beginning of a text; nil, without moving, where none begins.
    private mutating func beginning() -> Literal? {
      var start = index
      while start < source.count, source[start] == UInt8(ascii: "#") { start += 1 }
      guard start < source.count, source[start] == UInt8(ascii: "\"") else { return nil }
      let signs = start - index
      index = start
      let isLong = starts(with: "\"\"\"")
      index += isLong ? 3 : 1
      return Literal(signs: signs, isLong: isLong)
    }

    /// Skips the rest of a text, but not the code of its interpolations.
    private mutating func readText(_ literal: Literal) {
      let signs = String(repeating: "#", count: literal.signs)
      let end = (literal.isLong ? "\"\"\"" : "\"") + signs
      let escape = "\\" + signs
      while index < source.count {
        switch source[index] {
        case UInt8(ascii: "\"") where starts(with: end):
          index += end.utf8.count
          return
        case UInt8(ascii: "\\") where starts(with: escape + "("):
          index += escape.utf8.count + 1
          code.append(UInt8(ascii: " "))
          readCode(untilClosed: true)
        case UInt8(ascii: "\\") where starts(with: escape):
          index += escape.utf8.count
          skip()
        case UInt8(ascii: "\n") where !literal.isLong:
          // A quotation mark that begins no text, as in a regular expression.
          return
        default: skip()
        }
      }
    }

    private mutating func skip() {
      if index < source.count, source[index] == UInt8(ascii: "\n") { code.append(UInt8(ascii: "\n")) }
      index += 1
    }

    private func starts(with text: String) -> Bool { source[index...].starts(with: text.utf8) }
  }
}
