/// The text that a string literal without interpolations stands for.
struct StringLiteral {
  private let shape: SwiftToken.StringShape
  private let source: [UInt8]

  init(_ shape: SwiftToken.StringShape, in source: [UInt8]) {
    self.shape = shape
    self.source = source
  }

  /// The blanks before the closing quotation marks of a literal of several lines.
  var indentation: [UInt8] {
    let lines = shape.isMultiline ? Self.lines(of: source[shape.content]) : []
    return lines.last ?? []
  }

  /// The text; nil when the literal is not what Swift accepts or this reader knows.
  var text: String? {
    guard !shape.isInterpolated else { return nil }
    guard shape.isMultiline else { return unescaped(Array(source[shape.content])) }
    let lines = Self.lines(of: source[shape.content])
    // The first line is empty, the last one has the closing quotation marks.
    guard lines.count >= 2, Self.isBlank(lines[0]), Self.isBlank(indentation) else { return nil }
    var stripped: [[UInt8]] = []
    for line in lines[1..<(lines.count - 1)] {
      if line.starts(with: indentation) {
        stripped.append(Array(line.dropFirst(indentation.count)))
      } else if Self.isBlank(line) {
        stripped.append([])
      } else {
        return nil
      }
    }
    return unescaped(Array(stripped.joined(separator: [0x0A])))
  }

  private static func isBlank(_ line: [UInt8]) -> Bool { line.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// The lines between line ends of any kind.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var isAfterReturn = false
    for byte in bytes {
      if byte == 0x0D || (byte == 0x0A && !isAfterReturn) {
        lines.append([])
      } else if byte != 0x0A {
        lines[lines.count - 1].append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
    return lines
  }

  // MARK: Escapes

  private func unescaped(_ bytes: [UInt8]) -> String? {
    let sign = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: shape.hashes)
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      guard byte == sign[0], rest.starts(with: sign) else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(sign.count)
      guard let meaning = Self.takeEscape(&rest) else { return nil }
      result += meaning
    }
    return String(validating: result, as: UTF8.self)
  }

  /// Takes what follows the sign of an escape; nil when it is none.
  private static func takeEscape(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [letter]
    case UInt8(ascii: "u"): return takeScalar(&rest)
    case 0x0A: return []
    case 0x20, 0x09:
      // Blanks may be between the sign and the line's end that it removes.
      while let blank = rest.first, blank == 0x20 || blank == 0x09 { rest.removeFirst() }
      return rest.popFirst() == 0x0A ? [] : nil
    default: return nil
    }
  }

  /// Takes `{1F600}`.
  private static func takeScalar(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let digits = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    guard digits.utf8.count <= 8, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    return Array(String(scalar).utf8)
  }
}
