/// A hash algorithm that compresses blocks of 64 or 128 bytes into a state of eight words at most.
package protocol BlockAlgorithm: Sendable {
  /// The words of the state.
  associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable
  /// The state before the first block.
  static var start: [Word] { get }
  /// The number of bytes of a block.
  static var blockSize: Int { get }
  /// The number of bytes of the result.
  static var digestSize: Int { get }
  /// The number of words of the memory that `compress` may write.
  static var scratchSize: Int { get }
  /// Whether words have their lowest byte first.
  static var isLittleEndian: Bool { get }
  /// Adds blocks to the state.
  static func compress(
    _ state: UnsafeMutablePointer<Word>, _ blocks: UnsafePointer<UInt8>, _ count: Int,
    _ scratch: UnsafeMutablePointer<Word>)
}

/// The state of a hash between its updates.
package struct BlockHasher<Algorithm: BlockAlgorithm>: Sendable {
  private var state = Algorithm.start
  private var pending: [UInt8] = []
  private var length = 0

  /// Starts a hash of no bytes.
  package init() {}

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty, let base = bytes.baseAddress else { return }
    let size = Algorithm.blockSize
    length += bytes.count
    var offset = 0
    if !pending.isEmpty {
      offset = min(size - pending.count, bytes.count)
      pending.append(contentsOf: UnsafeRawBufferPointer(start: base, count: offset))
      guard pending.count == size else { return }
      let block = pending
      block.withUnsafeBufferPointer { compress($0.baseAddress!, 1) }
      pending.removeAll(keepingCapacity: true)
    }
    let blocks = (bytes.count - offset) / size
    if blocks > 0 { compress(base.assumingMemoryBound(to: UInt8.self) + offset, blocks) }
    let rest = offset + blocks * size
    pending.append(contentsOf: UnsafeRawBufferPointer(start: base + rest, count: bytes.count - rest))
  }

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

  private mutating func compress(_ blocks: UnsafePointer<UInt8>, _ count: Int) {
    withUnsafeTemporaryAllocation(of: Algorithm.Word.self, capacity: Algorithm.scratchSize) { scratch in
      state.withUnsafeMutableBufferPointer {
        Algorithm.compress($0.baseAddress!, blocks, count, scratch.baseAddress!)
      }
    }
  }

  /// The hash of what was added so far.
  package func finalize() -> [UInt8] {
    var copy = self
    let (size, bits) = (Algorithm.blockSize, UInt64(length) << 3)
    var padding: [UInt8] = [0x80]
    while (length + padding.count) % size != size - size / 8 { padding.append(0) }
    padding += Array(repeating: 0, count: size / 8 - 8)
    for index in 0..<8 {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * (Algorithm.isLittleEndian ? index : 7 - index))))
    }
    copy.update(padding)
    var result: [UInt8] = []
    let width = Algorithm.Word.bitWidth / 8
    for word in copy.state {
      for index in 0..<width {
        result.append(UInt8(truncatingIfNeeded: word >> (8 * (Algorithm.isLittleEndian ? index : width - 1 - index))))
      }
    }
    return Array(result.prefix(Algorithm.digestSize))
  }

  /// The hash of bytes.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var hasher = Self()
    hasher.update(bytes)
    return hasher.finalize()
  }
}
