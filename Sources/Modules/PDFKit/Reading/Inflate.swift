/// Decompresses data of the format DEFLATE (RFC 1951), within an envelope of zlib (RFC 1950).
struct Inflate {
  private let bytes: [UInt8]
  private var place: Int
  private var buffer: UInt32 = 0
  private var bits = 0
  private var output: [UInt8] = []
  private let limit: Int

  private struct Malformed: Error {}

  /// A code of Huffman: how many codes of each length there are, and their symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: [Int]) {
      for length in lengths { counts[length] += 1 }
      var offsets = [Int](repeating: 0, count: 16)
      for length in 1..<15 { offsets[length + 1] = offsets[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[offsets[length]] = symbol
        offsets[length] += 1
      }
    }
  }

  /// The data, or what could be decompressed before an error; nil where there is nothing.
  static func decompress(_ bytes: [UInt8], limit: Int = 64 << 20) -> [UInt8]? {
    guard bytes.count > 2, bytes[0] & 15 == 8 else { return nil }
    var inflate = Inflate(bytes: bytes, place: 2, limit: limit)
    try? inflate.run()
    return inflate.output.isEmpty ? nil : inflate.output
  }

  private init(bytes: [UInt8], place: Int, limit: Int) {
    self.bytes = bytes
    self.place = place
    self.limit = limit
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try decode(Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try readCodes()
        try decode(lengths, distances)
      default: throw Malformed()
      }
    }
  }

  private mutating func take(_ count: Int) throws -> Int {
    while bits < count {
      guard place < bytes.count else { throw Malformed() }
      buffer |= UInt32(bytes[place]) << UInt32(bits)
      place += 1
      bits += 8
    }
    let value = Int(buffer & (1 << UInt32(count) - 1))
    buffer >>= UInt32(count)
    bits -= count
    return value
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1..<16 {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Malformed()
  }

  private mutating func copyStored() throws {
    (buffer, bits) = (0, 0)
    guard place + 4 <= bytes.count else { throw Malformed() }
    let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    place += 4
    guard place + length <= bytes.count, output.count + length <= limit else { throw Malformed() }
    output += bytes[place..<place + length]
    place += length
  }

  private static let fixedLengths = Code(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
      + [Int](repeating: 8, count: 8))
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() throws -> (Code, Code) {
    let (lengthCount, distanceCount, codeCount) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { lengths[Self.order[index]] = try take(3) }
    let code = Code(lengths)
    var all: [Int] = []
    while all.count < lengthCount + distanceCount {
      switch try symbol(code) {
      case let length where length < 16: all.append(length)
      case 16:
        guard let last = all.last else { throw Malformed() }
        all += [Int](repeating: last, count: 3 + (try take(2)))
      case 17: all += [Int](repeating: 0, count: 3 + (try take(3)))
      default: all += [Int](repeating: 0, count: 11 + (try take(7)))
      }
    }
    guard all.count == lengthCount + distanceCount else { throw Malformed() }
    return (Code(Array(all[..<lengthCount])), Code(Array(all[lengthCount...])))
  }

  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthExtra = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceExtra = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func decode(_ lengths: Code, _ distances: Code) throws {
    while true {
      let next = try symbol(lengths)
      if next == 256 { return }
      guard output.count < limit else { throw Malformed() }
      if next < 256 {
        output.append(UInt8(next))
        continue
      }
      guard next - 257 < Self.lengthBase.count else { throw Malformed() }
      let length = Self.lengthBase[next - 257] + (try take(Self.lengthExtra[next - 257]))
      let far = try symbol(distances)
      guard far < Self.distanceBase.count else { throw Malformed() }
      let distance = Self.distanceBase[far] + (try take(Self.distanceExtra[far]))
      guard distance <= output.count else { throw Malformed() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
