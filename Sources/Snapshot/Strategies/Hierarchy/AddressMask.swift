/// Addresses differ from run to run, so that texts show none: `0x600000000010` is `0x…`.
///
/// Goes through bytes, as hierarchies are long and a regular expression is slow in a build without optimisation.
package enum AddressMask {
  package static func mask(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { buffer in write(bytes, to: buffer) }
    }
  }

  /// The mark is as long as two digits and the `0x` in front of it; an address has more digits, so that text only gets
  /// shorter. What has fewer is no address.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var read = 0
    var written = 0
    let count = bytes.count
    while read < count {
      let byte = bytes[read]
      if byte == 0x30, read + 5 < count, bytes[read + 1] == 0x78 {
        var end = read + 2
        while end < count, isDigit(bytes[end]) { end += 1 }
        if end >= read + 5 {
          for (offset, mark) in mark.enumerated() { buffer[written + offset] = mark }
          written += mark.count
          read = end
          continue
        }
      }
      buffer[written] = byte
      written += 1
      read += 1
    }
    return written
  }

  private static let mark = Array("0x…".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x66 }
}
