/// Unpacks bytes of the format DEFLATE (RFC 1951), as archives and documents have them.
package struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private let limit: Int
  private var index: Int
  private var buffer: UInt32 = 0
  private var bits = 0
  private var output: [UInt8] = []

  private struct Malformed: Error {}

  /// A Huffman code: how many codes of each length there are, and their symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }
  }

  /// Returns the unpacked bytes, at most `limit`, and whether they are all of them: damaged bytes, or too many, end the
  /// unpacking where they are.
  package static func unpack(_ bytes: ArraySlice<UInt8>, limit: Int) -> (bytes: [UInt8], isWhole: Bool) {
    var inflate = Inflate(bytes, limit: limit)
    do {
      try inflate.run()
      return (inflate.output, true)
    } catch {
      return (inflate.output, false)
    }
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
    index = bytes.startIndex
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

  // MARK: Bits

  private mutating func take(_ count: Int) throws -> Int {
    while bits < count {
      guard index < bytes.endIndex else { throw Malformed() }
      buffer |= UInt32(bytes[index]) << UInt32(bits)
      index += 1
      bits += 8
    }
    let value = Int(buffer & (1 << UInt32(count) - 1))
    buffer >>= UInt32(count)
    bits -= count
    return value
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (value, first, offset) = (0, 0, 0)
    for length in 1..<16 {
      value |= try take(1)
      let count = code.counts[length]
      // A code with too many short symbols has none for some bits.
      guard value >= first else { break }
      if value - first < count { return code.symbols[offset + value - first] }
      offset += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Malformed()
  }

  // MARK: Blocks

  private mutating func copyStored() throws {
    (buffer, bits) = (0, 0)
    let (length, check) = (try take(16), try take(16))
    guard length == ~check & 0xffff, index + length <= bytes.endIndex, output.count + length <= limit else {
      throw Malformed()
    }
    output += bytes[index..<index + length]
    index += length
  }

  private static let fixedLengths = Code((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
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
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]

  private mutating func decode(_ lengths: Code, _ distances: Code) throws {
    while true {
      let next = try symbol(lengths)
      if next == 256 { return }
      guard output.count < limit else { throw Malformed() }
      if next < 256 {
        output.append(UInt8(next))
      } else {
        try copy(next - 257, distances)
      }
    }
  }

  /// Repeats bytes that were unpacked before.
  private mutating func copy(_ row: Int, _ distances: Code) throws {
    guard row < Self.lengthBase.count else { throw Malformed() }
    let length = Self.lengthBase[row] + (row < 8 || row == 28 ? 0 : try take((row - 4) / 4))
    let column = try symbol(distances)
    guard column < Self.distanceBase.count else { throw Malformed() }
    let distance = Self.distanceBase[column] + (column < 4 ? 0 : try take((column - 2) / 2))
    guard distance <= output.count, output.count + length <= limit else { throw Malformed() }
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }
}
