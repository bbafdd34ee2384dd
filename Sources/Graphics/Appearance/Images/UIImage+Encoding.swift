public import Foundation
import PlainviewRuntime

extension UIImage {
  /// The file of a picture that came from a PNG file, else a blank one of the same size; nil without a size.
  public func pngData() -> Data? {
    if let file = properties.file, file.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return file }
    return cgImage.flatMap { BlankPNG(width: $0.width, height: $0.height)?.data }
  }

  /// The file of a picture that came from a JPEG file, else a blank one of the same size; nil without a size.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let file = properties.file, file.starts(with: [0xFF, 0xD8]) { return file }
    return cgImage.flatMap { BlankJPEG(width: $0.width, height: $0.height)?.data }
  }
}

/// A black PNG picture of one bit a pixel.
struct BlankPNG {
  let data: Data

  /// Nil for more than a hundred million pixels.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= 100_000_000 / height else { return nil }
    let rowLength = 1 + (width + 7) / 8
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    Self.append("IHDR", Self.bytes(width) + Self.bytes(height) + [1, 0, 0, 0, 0], to: &file)
    Self.append("IDAT", Self.compressedZeros(rowLength * height), to: &file)
    Self.append("IEND", [], to: &file)
    data = file
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func append(_ kind: String, _ contents: [UInt8], to file: inout Data) {
    let body = Array(kind.utf8) + contents
    file.append(contentsOf: bytes(contents.count) + body + bytes(Int(checksum(body))))
  }

  /// The cyclic redundancy check of ISO 3309, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// So many zeros in a zlib stream (RFC 1950, 1951): one zero, then repetitions of it with the fixed codes.
  private static func compressedZeros(_ count: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append(1, count: 1)
    bits.append(1, count: 2)
    var rest = count
    while rest > 0 {
      let isRun = rest >= 259
      bits.appendCode(0b0011_0000, count: 8)
      rest -= 1
      guard isRun else { continue }
      while rest >= 258 {
        // Length 258, distance 1.
        bits.appendCode(0b1100_0101, count: 8)
        bits.appendCode(0, count: 5)
        rest -= 258
      }
    }
    bits.appendCode(0, count: 7)
    // The checksum of zeros is their count above a one.
    return [0x78, 0x01] + bits.bytes + bytes((count % 65_521) << 16 | 1)
  }

  /// Bits from the lowest of each byte on.
  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var used = 8

    mutating func append(_ value: Int, count: Int) {
      for bit in 0..<count { append((value >> bit) & 1 == 1) }
    }

    /// A Huffman code, whose highest bit comes first.
    mutating func appendCode(_ value: Int, count: Int) {
      for bit in (0..<count).reversed() { append((value >> bit) & 1 == 1) }
    }

    private mutating func append(_ isSet: Bool) {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      if isSet { bytes[bytes.count - 1] |= 1 << UInt8(used) }
      used += 1
    }
  }
}

/// A gray JPEG picture: every block is as the one before it.
struct BlankJPEG {
  let data: Data

  /// Nil for sides that the format cannot have.
  init?(width: Int, height: Int) {
    guard (1...65_535).contains(width), (1...65_535).contains(height) else { return nil }
    func pair(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    // One code of one bit, for the symbol zero: no difference to the block before, and the end of a block.
    let code: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    var file: [UInt8] = [0xFF, 0xD8]
    file += [0xFF, 0xDB] + pair(67) + [0] + [UInt8](repeating: 1, count: 64)
    file += [0xFF, 0xC0] + pair(11) + [8] + pair(height) + pair(width) + [1, 1, 0x11, 0]
    file += [0xFF, 0xC4] + pair(20) + [0x00] + code + [0xFF, 0xC4] + pair(20) + [0x10] + code
    file += [0xFF, 0xDA] + pair(8) + [1, 1, 0, 0, 63, 0]
    let bits = ((width + 7) / 8) * ((height + 7) / 8) * 2
    file += [UInt8](repeating: 0, count: bits / 8)
    // The remaining bits of the last byte are ones.
    if bits % 8 > 0 { file.append(UInt8(0xFF >> (bits % 8))) }
    data = Data(file + [0xFF, 0xD9])
  }
}
