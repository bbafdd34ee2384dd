/// Unpacks deflated bytes (RFC 1951).
struct Inflate {
  /// The most bytes that are unpacked: a pass has pictures, no films.
  static let mostBytes = 32 << 20

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var bit = 0
  private var output: [UInt8] = []
  private var isDamaged = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The unpacked bytes; nil where the packed ones are damaged.
  mutating func run() -> [UInt8]? {
    var isLast = false
    while !isLast, !isDamaged {
      isLast = bits(1) == 1
      switch bits(2) {
      case 0: copyStored()
      case 1: readBlock(HuffmanCode(Self.fixedLengths), HuffmanCode([Int](repeating: 5, count: 30)))
      case 2: readDynamicBlock()
      default: isDamaged = true
      }
    }
    return isDamaged ? nil : output
  }

  private static let fixedLengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }

  // MARK: Bits

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for index in 0..<count {
      guard place < bytes.endIndex else {
        isDamaged = true
        return 0
      }
      value |= Int(bytes[place] >> UInt8(bit) & 1) << index
      bit += 1
      if bit == 8 { (bit, place) = (0, place + 1) }
    }
    return value
  }

  private mutating func symbol(_ code: HuffmanCode) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1..<16 {
      value |= bits(1)
      if isDamaged { return 0 }
      let count = code.counts[length]
      // A code with too many short symbols has none for some bits.
      guard value >= first else { break }
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    isDamaged = true
    return 0
  }

  // MARK: Blocks

  private mutating func copyStored() {
    if bit > 0 { (bit, place) = (0, place + 1) }
    let (length, check) = (bits(16), bits(16))
    guard !isDamaged, length == ~check & 0xffff, place + length <= bytes.endIndex,
      output.count + length <= Self.mostBytes
    else {
      isDamaged = true
      return
    }
    output += bytes[place..<(place + length)]
    place += length
  }

  private mutating func readDynamicBlock() {
    let (literals, distances, lengths) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var short = [Int](repeating: 0, count: 19)
    for index in 0..<lengths { short[order[index]] = bits(3) }
    let code = HuffmanCode(short)
    var all: [Int] = []
    while all.count < literals + distances, !isDamaged {
      let symbol = symbol(code)
      switch symbol {
      case 16:
        guard let last = all.last else {
          isDamaged = true
          return
        }
        all += [Int](repeating: last, count: 3 + bits(2))
      case 17: all += [Int](repeating: 0, count: 3 + bits(3))
      case 18: all += [Int](repeating: 0, count: 11 + bits(7))
      default: all.append(symbol)
      }
    }
    guard !isDamaged, all.count == literals + distances else {
      isDamaged = true
      return
    }
    readBlock(HuffmanCode(Array(all[..<literals])), HuffmanCode(Array(all[literals...])))
  }

  private mutating func readBlock(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    while !isDamaged {
      let value = symbol(literals)
      if isDamaged || value == 256 { return }
      if value < 256 {
        output.append(UInt8(value))
      } else {
        copy(value - 257, distances)
      }
      if output.count > Self.mostBytes { isDamaged = true }
    }
  }

  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]

  /// Repeats bytes that were unpacked before.
  private mutating func copy(_ index: Int, _ distances: HuffmanCode) {
    guard index < 29 else {
      isDamaged = true
      return
    }
    let length = Self.lengthBase[index] + (index < 8 || index == 28 ? 0 : bits((index - 4) / 4))
    let far = symbol(distances)
    guard !isDamaged, far < 30 else {
      isDamaged = true
      return
    }
    let distance = Self.distanceBase[far] + (far < 4 ? 0 : bits((far - 2) / 2))
    guard !isDamaged, distance <= output.count else {
      isDamaged = true
      return
    }
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }
}

/// A code of bits for symbols, by the lengths of their codes.
struct HuffmanCode {
  /// How many codes there are of each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private(set) var symbols: [Int] = []

  init(_ lengths: [Int]) {
    for length in lengths where length > 0 { counts[length] += 1 }
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }
}
