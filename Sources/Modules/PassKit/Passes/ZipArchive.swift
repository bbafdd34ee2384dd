import Foundation
import PlainviewRuntime

/// The files of a zip archive (PKWARE's APPNOTE), stored or deflated.
struct ZipArchive {
  /// The most bytes that are unpacked: a pass has pictures, no films.
  private static let mostBytes = 32 << 20

  private(set) var files: [String: Data] = [:]

  /// Reads an archive by its directory; nil where the bytes are none.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count >= 22, let end = Self.directoryEnd(bytes) else { return nil }
    var offset = Self.number(bytes, end + 16, 4)
    var total = 0
    for _ in 0..<Self.number(bytes, end + 10, 2) {
      guard offset + 46 <= bytes.count, Self.number(bytes, offset, 4) == 0x0201_4b50 else { return nil }
      let nameLength = Self.number(bytes, offset + 28, 2)
      guard offset + 46 + nameLength <= bytes.count else { return nil }
      let name = String(decoding: bytes[(offset + 46)..<(offset + 46 + nameLength)], as: UTF8.self)
      guard let contents = Self.contents(bytes, entry: offset) else { return nil }
      total += contents.count
      guard total <= Self.mostBytes else { return nil }
      files[name] = contents
      offset += 46 + nameLength + Self.number(bytes, offset + 30, 2) + Self.number(bytes, offset + 32, 2)
    }
  }

  /// Where the end record of the directory begins: it may be followed by a comment.
  private static func directoryEnd(_ bytes: [UInt8]) -> Int? {
    let first = max(0, bytes.count - 22 - 0xffff)
    return stride(from: bytes.count - 22, through: first, by: -1).first { number(bytes, $0, 4) == 0x0605_4b50 }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func contents(_ bytes: [UInt8], entry: Int) -> Data? {
    let (method, packed, size) = (
      number(bytes, entry + 10, 2), number(bytes, entry + 20, 4), number(bytes, entry + 24, 4)
    )
    let header = number(bytes, entry + 42, 4)
    guard number(bytes, header, 4) == 0x0403_4b50, size <= mostBytes else { return nil }
    let start = header + 30 + number(bytes, header + 26, 2) + number(bytes, header + 28, 2)
    guard start + packed <= bytes.count else { return nil }
    switch method {
    case 0: return Data(bytes[start..<(start + packed)])
    case 8:
      let (plain, isWhole) = Inflate.unpack(bytes[start..<(start + packed)], limit: mostBytes)
      return isWhole && plain.count == size ? Data(plain) : nil
    default: return nil
    }
  }
}
