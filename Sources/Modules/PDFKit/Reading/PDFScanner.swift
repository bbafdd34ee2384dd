/// Reads the objects of a PDF file from its bytes.
struct PDFScanner {
  let bytes: ArraySlice<UInt8>
  var offset: Int
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>, at offset: Int? = nil) {
    self.bytes = bytes
    self.offset = offset ?? bytes.startIndex
  }

  private static let delimiters = Set("()<>[]{}/%".utf8)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) || byte == 0 }

  private var byte: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }
  private func follows(_ text: String) -> Bool {
    offset + text.utf8.count <= bytes.endIndex && bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
  }

  mutating func skipSpace() {
    while let next = byte {
      if next == 37 {
        while let inside = byte, inside != 10, inside != 13 { offset += 1 }
      } else if Self.isSpace(next) {
        offset += 1
      } else {
        return
      }
    }
  }

  /// The next object, or a word; nil at the end and where the bytes are no object.
  mutating func next() -> PDFValue? {
    skipSpace()
    guard let first = byte, depth < 64 else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch first {
    case 40: return literal()
    case 47: return .name(name())
    case 91:
      offset += 1
      return .array(values(until: 93))
    case 60: return follows("<<") ? dictionary() : hexadecimal()
    case 43, 45, 46, 48...57: return numberOrReference()
    case 41, 62, 93, 123, 125:
      offset += 1
      return .word(String(UnicodeScalar(first)))
    default: return word()
    }
  }

  private mutating func values(until end: UInt8) -> [PDFValue] {
    var found: [PDFValue] = []
    while true {
      skipSpace()
      guard let next = byte else { return found }
      if next == end {
        offset += 1
        return found
      }
      guard let value = self.next() else { return found }
      found.append(value)
    }
  }

  private mutating func dictionary() -> PDFValue {
    offset += 2
    var found: [String: PDFValue] = [:]
    while true {
      skipSpace()
      if follows(">>") {
        offset += 2
        return .dictionary(found)
      }
      guard byte == 47 else {
        guard next() != nil else { return .dictionary(found) }
        continue
      }
      let key = name()
      guard let value = next() else { return .dictionary(found) }
      found[key] = value
    }
  }

  private mutating func name() -> String {
    offset += 1
    var found: [UInt8] = []
    while let next = byte, !Self.isSpace(next), !Self.delimiters.contains(next) {
      offset += 1
      if next == 35, offset + 2 <= bytes.endIndex, let high = Self.digit(bytes[offset]),
        let low = Self.digit(bytes[offset + 1])
      {
        found.append(high << 4 | low)
        offset += 2
      } else {
        found.append(next)
      }
    }
    return String(decoding: found, as: UTF8.self)
  }

  private mutating func word() -> PDFValue? {
    let start = offset
    while let next = byte, !Self.isSpace(next), !Self.delimiters.contains(next) { offset += 1 }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let text: return .word(text)
    }
  }

  private mutating func numberOrReference() -> PDFValue {
    let number = self.number()
    let after = offset
    guard let object = number, object >= 0, object < 1e8, object == object.rounded() else {
      return .number(number ?? 0)
    }
    skipSpace()
    guard let digit = byte, (48...57).contains(digit), self.number() != nil else {
      offset = after
      return .number(object)
    }
    skipSpace()
    let isEnd =
      offset + 1 >= bytes.endIndex || Self.isSpace(bytes[offset + 1]) || Self.delimiters.contains(bytes[offset + 1])
    if byte == 82, isEnd {
      offset += 1
      return .reference(Int(object))
    }
    offset = after
    return .number(object)
  }

  private mutating func number() -> Double? {
    let start = offset
    while let next = byte, (48...57).contains(next) || next == 43 || next == 45 || next == 46 { offset += 1 }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  private mutating func hexadecimal() -> PDFValue {
    offset += 1
    var digits: [UInt8] = []
    while let next = byte {
      offset += 1
      if next == 62 { break }
      if let digit = Self.digit(next) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return .string(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func literal() -> PDFValue {
    offset += 1
    var (found, open): ([UInt8], Int) = ([], 1)
    while let next = byte {
      offset += 1
      switch next {
      case 40:
        open += 1
        found.append(next)
      case 41:
        open -= 1
        if open == 0 { return .string(found) }
        found.append(next)
      case 92: escape(into: &found)
      default: found.append(next)
      }
    }
    return .string(found)
  }

  private mutating func escape(into found: inout [UInt8]) {
    guard let next = byte else { return }
    offset += 1
    switch next {
    case 110: found.append(10)
    case 114: found.append(13)
    case 116: found.append(9)
    case 98: found.append(8)
    case 102: found.append(12)
    case 13: if byte == 10 { offset += 1 }
    case 10: break
    case 48...55:
      var code = Int(next - 48)
      for _ in 0..<2 {
        guard let more = byte, (48...55).contains(more) else { break }
        code = code * 8 + Int(more - 48)
        offset += 1
      }
      found.append(UInt8(code & 255))
    default: found.append(next)
    }
  }
}
