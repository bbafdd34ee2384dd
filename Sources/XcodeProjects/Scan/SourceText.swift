/// The text of a source in a language with C's comments.
enum SourceText {
  private enum State: Equatable {
    case code
    case lineComment
    case blockComment(depth: Int)
    case string
    case longString
  }

  /// The lines without comments, without the contents of strings, and without blanks at their beginning.
  static func codeLines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    code(of: bytes).split(separator: 0x0A).map { line in line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
  }

  /// All names in the code.
  static func identifiers(of bytes: [UInt8]) -> Set<String> {
    Set(code(of: bytes).split { !isName($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a byte may be part of a name.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The code with comments and strings replaced by blanks, each byte at its offset.
  static func code(keepingOffsetsOf bytes: [UInt8]) -> [UInt8] {
    var code = bytes
    var state = State.code
    var index = 0
    while index < bytes.count {
      let step = advance(&state, over: bytes, at: index)
      if state != .code || step > 1 {
        for offset in index..<min(index + step, bytes.count) where bytes[offset] != 0x0A { code[offset] = 0x20 }
      }
      index += step
    }
    return code
  }

  private static func code(of bytes: [UInt8]) -> [UInt8] {
    var code: [UInt8] = []
    code.reserveCapacity(bytes.count)
    var state = State.code
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let step = advance(&state, over: bytes, at: index)
      if byte == 0x0A { code.append(byte) } else if state == .code, step == 1 { code.append(byte) }
      index += step
    }
    return code
  }

  /// The state behind the mark at an index, and how many bytes the mark has.
  private static func advance(_ state: inout State, over bytes: [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    let quote = UInt8(ascii: "\"")
    let isLongQuote = byte == quote && next == quote && index + 2 < bytes.count && bytes[index + 2] == quote
    switch state {
    case .code:
      if byte == slash, next == slash {
        state = .lineComment
      } else if byte == slash, next == star {
        state = .blockComment(depth: 1)
        return 2
      } else if isLongQuote {
        state = .longString
        return 3
      } else if byte == quote {
        state = .string
      }
    case .lineComment: if byte == 0x0A { state = .code }
    case .blockComment(let depth):
      if byte == star, next == slash {
        state = depth == 1 ? .code : .blockComment(depth: depth - 1)
        return 2
      }
      if byte == slash, next == star {
        state = .blockComment(depth: depth + 1)
        return 2
      }
    case .string:
      if byte == UInt8(ascii: "\\"), next != 0x0A { return 2 }
      if byte == 0x0A || byte == quote { state = .code }
    case .longString:
      if byte == UInt8(ascii: "\\") { return 2 }
      if isLongQuote {
        state = .code
        return 3
      }
    }
    return 1
  }
}
