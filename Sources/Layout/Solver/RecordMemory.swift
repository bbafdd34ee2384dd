import Foundation

/// Memory for records next to each other, which are found by index, checked in debug builds only.
///
/// A copy of the holder shares the memory, and its owner calls ``copy(count:)`` before writing.
final class RecordMemory<Record: BitwiseCopyable>: @unchecked Sendable {
  private var block: MemoryBlock
  private(set) var capacity: Int

  init(capacity: Int) {
    block = MemoryBlock(size: capacity * MemoryLayout<Record>.stride)
    self.capacity = block.size / MemoryLayout<Record>.stride
  }

  deinit { block.release() }

  /// Where the records are until the memory grows.
  var records: RecordPointer<Record> { RecordPointer(start, capacity: capacity) }

  private var start: UnsafeMutablePointer<Record> { block.start.assumingMemoryBound(to: Record.self) }

  var bytes: Int { capacity * MemoryLayout<Record>.stride }

  /// Reserves memory for at least so many records; a large block may stay in place.
  func reserve(_ count: Int) -> RecordPointer<Record> {
    if count > capacity {
      block.grow(to: count * MemoryLayout<Record>.stride)
      capacity = block.size / MemoryLayout<Record>.stride
    }
    return records
  }

  /// Gives back the memory behind the first records, if it is more than a page or a part of theirs; they may move.
  func fit(_ count: Int) -> RecordPointer<Record> {
    block.fit(to: count * MemoryLayout<Record>.stride)
    capacity = block.size / MemoryLayout<Record>.stride
    return records
  }

  /// The same records in memory of their own.
  func copy(count: Int) -> RecordMemory {
    assert(count >= 0 && count <= capacity, "There are fewer records than are to be copied.")
    let copy = RecordMemory(capacity: capacity)
    copy.start.update(from: start, count: count)
    return copy
  }
}
