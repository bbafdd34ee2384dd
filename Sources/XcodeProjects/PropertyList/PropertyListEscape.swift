import Foundation

/// The escape behind a backslash in an old-style property list.
struct PropertyListEscape {
  /// The text that it means.
  let text: String
  /// How many bytes behind the backslash it takes, at least one.
  let length: Int

  /// Reads the escape whose first byte behind the backslash is at the offset.
  init(in bytes: [UInt8], at offset: Int) {
    let first = bytes[offset]
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): self = Self.octal(in: bytes, at: offset)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): self = Self.unicode(in: bytes, at: offset)
    default:
      if let meaning = Self.letters[first] {
        self.init(text: meaning, length: 1)
      } else {
        // Any other character means itself, with all of its bytes.
        let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
        self.init(text: String(decoding: bytes[offset..<end], as: UTF8.self), length: end - offset)
      }
    }
  }

  private init(text: String, length: Int) {
    self.text = text
    self.length = length
  }

  private static let letters: [UInt8: String] = [
    UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}",
  ]

  /// Up to three octal digits: a character of the NeXTSTEP encoding.
  private static func octal(in bytes: [UInt8], at offset: Int) -> Self {
    let digits = bytes[offset...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    let code = UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - UInt8(ascii: "0")) })
    let text = code < 0x80 ? String(UnicodeScalar(code)) : String(data: Data([code]), encoding: .nextstep)
    return Self(text: text ?? "\u{FFFD}", length: digits.count)
  }

  /// `U` and up to four hexadecimal digits: a unit of UTF-16; two surrogates behind each other are one character.
  private static func unicode(in bytes: [UInt8], at offset: Int) -> Self {
    guard let (unit, length) = unit(in: bytes, at: offset) else {
      return Self(text: String(UnicodeScalar(bytes[offset])), length: 1)
    }
    let next = offset + length
    if UTF16.isLeadSurrogate(unit), next < bytes.count, bytes[next] == UInt8(ascii: "\\"),
      let (second, more) = Self.unit(in: bytes, at: next + 1), UTF16.isTrailSurrogate(second)
    {
      return Self(text: String(decoding: [unit, second], as: UTF16.self), length: length + 1 + more)
    }
    return Self(text: String(decoding: [unit], as: UTF16.self), length: length)
  }

  private static func unit(in bytes: [UInt8], at offset: Int) -> (unit: UInt16, length: Int)? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "U") || bytes[offset] == UInt8(ascii: "u") else {
      return nil
    }
    let digits = bytes[(offset + 1)...].prefix(4).map { Character(UnicodeScalar($0)).hexDigitValue }.prefix {
      $0 != nil
    }
    guard !digits.isEmpty else { return nil }
    return (digits.reduce(UInt16(0)) { $0 << 4 | UInt16($1 ?? 0) }, digits.count + 1)
  }
}
