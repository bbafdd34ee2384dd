import Foundation

/// Memory for records next to each other, which are found by index, checked in debug builds only.
///
/// Who copies the holder shares the memory, and calls ``copy(count:)`` before writing.
final class RecordMemory<Record: BitwiseCopyable>: @unchecked Sendable {
  private var block: MemoryBlock
  private(set) var capacity: Int

  init(capacity: Int) {
    block = MemoryBlock(size: capacity * MemoryLayout<Record>.stride)
    self.capacity = block.size / MemoryLayout<Record>.stride
  }

  deinit { block.release() }

  /// Where the records are until room is made for more.
  var records: RecordPointer<Record> { RecordPointer(start, capacity: capacity) }

  private var start: UnsafeMutablePointer<Record> { block.start.assumingMemoryBound(to: Record.self) }

  var bytes: Int { capacity * MemoryLayout<Record>.stride }

  /// Makes room for at least so many records, where large ones may stay in place.
  func reserve(_ count: Int) -> RecordPointer<Record> {
    if count > capacity {
      block.grow(to: count * MemoryLayout<Record>.stride)
      capacity = block.size / MemoryLayout<Record>.stride
    }
    return records
  }

  /// Gives the memory back of what lies behind the first records, if it is much. Their place stays.
  func shrink(to count: Int) {
    block.shrink(to: count * MemoryLayout<Record>.stride)
    capacity = block.size / MemoryLayout<Record>.stride
  }

  /// The same records in memory of their own.
  func copy(count: Int) -> RecordMemory {
    assert(count >= 0 && count <= capacity, "There are fewer records than are to be copied.")
    let copy = RecordMemory(capacity: capacity)
    copy.start.update(from: start, count: count)
    return copy
  }
}
