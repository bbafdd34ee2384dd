public import Foundation

/// A source with the ARC4 algorithm.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed, from which all numbers follow.
  open var seed: Data { didSet { state = ARC4(seed) } }
  private var state: ARC4

  public override convenience init() {
    var generator = SystemRandomNumberGenerator()
    self.init(seed: Data((0..<8).map { _ in generator.next() }))
  }
  /// Creates a source from the bytes of a seed.
  public init(seed: Data) {
    self.seed = seed
    state = ARC4(seed)
    super.init()
  }
  /// Creates a source from the seed in an archive; its numbers begin anew.
  public required init?(coder: NSCoder) {
    guard let seed = coder.decodeObject(forKey: "seed") as? Data else { return nil }
    self.seed = seed
    state = ARC4(seed)
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) { coder.encode(seed as NSData, forKey: "seed") }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    copy.state = state
    return copy
  }
  /// Skips numbers: the first 768 reveal something of the seed.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }
  override func nextBits() -> UInt32 { state.next() }
}

/// The stream of bytes that a key gives.
private struct ARC4 {
  private var table = (0...255).map { UInt8($0) }
  private var (first, second) = (UInt8(0), UInt8(0))

  init(_ key: Data) {
    let key = key.isEmpty ? [0] : Array(key)
    var other: UInt8 = 0
    for index in 0...255 {
      other = other &+ table[index] &+ key[index % key.count]
      table.swapAt(index, Int(other))
    }
  }

  mutating func next() -> UInt32 {
    var bits: UInt32 = 0
    for _ in 0..<4 {
      first &+= 1
      second &+= table[Int(first)]
      table.swapAt(Int(first), Int(second))
      bits = bits << 8 | UInt32(table[Int(table[Int(first)] &+ table[Int(second)])])
    }
    return bits
  }
}

/// A source that is fast, and not very random.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed, from which all numbers follow; it changes with each.
  open var seed: UInt64

  public override convenience init() {
    var generator = SystemRandomNumberGenerator()
    self.init(seed: generator.next())
  }
  /// Creates a source from a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }
  /// Creates a source from the seed in an archive.
  public required init?(coder: NSCoder) {
    seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) { coder.encode(Int64(bitPattern: seed), forKey: "seed") }
  open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }
  override func nextBits() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: seed >> 32)
  }
}

/// A source with the Mersenne Twister of 64 bits, which is slow and very random.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed, from which all numbers follow.
  open var seed: UInt64 { didSet { state = MersenneTwister(seed) } }
  private var state: MersenneTwister

  public override convenience init() {
    var generator = SystemRandomNumberGenerator()
    self.init(seed: generator.next())
  }
  /// Creates a source from a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = MersenneTwister(seed)
    super.init()
  }
  /// Creates a source from the seed in an archive; its numbers begin anew.
  public required init?(coder: NSCoder) {
    seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
    state = MersenneTwister(seed)
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) { coder.encode(Int64(bitPattern: seed), forKey: "seed") }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    copy.state = state
    return copy
  }
  override func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: state.next() >> 32) }
}

/// MT19937-64, by Matsumoto and Nishimura.
private struct MersenneTwister {
  private static let (size, middle) = (312, 156)
  private var words: [UInt64]
  private var index = size

  init(_ seed: UInt64) {
    words = [seed]
    for position in 1..<Self.size {
      let last = words[position - 1]
      words.append((last ^ last >> 62) &* 6_364_136_223_846_793_005 &+ UInt64(position))
    }
  }

  mutating func next() -> UInt64 {
    if index == Self.size { twist() }
    var word = words[index]
    index += 1
    word ^= word >> 29 & 0x5555_5555_5555_5555
    word ^= word << 17 & 0x71D6_7FFF_EDA6_0000
    word ^= word << 37 & 0xFFF7_EEE0_0000_0000
    return word ^ word >> 43
  }

  private mutating func twist() {
    for position in 0..<Self.size {
      let bits = words[position] & 0xFFFF_FFFF_8000_0000 | words[(position + 1) % Self.size] & 0x7FFF_FFFF
      let turned = bits >> 1 ^ (bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
      words[position] = words[(position + Self.middle) % Self.size] ^ turned
    }
    index = 0
  }
}
