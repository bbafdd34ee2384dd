import Glibc

/// Searches for texts in a file's bytes, by their rarest character: a sign or a capital, else the first letter.
enum ByteSearch {
  /// Whether a file contains a text, in code or elsewhere.
  static func contains(_ file: SourceText, _ text: StaticString) -> Bool {
    file.bytes.withUnsafeBytes { buffer in buffer.baseAddress.map { contains($0, buffer.count, text) } ?? false }
  }

  /// Whether so many bytes contain a text.
  static func contains(_ base: UnsafeRawPointer, _ count: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { contains(base, count, $0, text.count) } ?? false
      }
    }
  }

  /// Whether so many bytes contain a text of so many bytes.
  static func contains(_ base: UnsafeRawPointer, _ count: Int, _ text: UnsafePointer<CChar>, _ size: Int) -> Bool {
    var anchor = 0
    for index in 0..<size where text[index] < 0x60 && text[index] != 0x20 {
      anchor = index
      break
    }
    guard count >= size else { return false }
    var position = anchor
    let end = count - size + anchor + 1
    while position < end, let found = memchr(base + position, Int32(text[anchor]), end - position) {
      let offset = UnsafeRawPointer(found) - base
      if memcmp(base + offset - anchor, text, size) == 0 { return true }
      position = offset + 1
    }
    return false
  }
}
