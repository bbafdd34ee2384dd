import Foundation

/// Memory for records next to each other, which are found by index, checked in debug builds only.
///
/// Who copies the holder shares the memory, and calls ``copy(count:)`` before writing.
final class RecordMemory<Record: BitwiseCopyable>: @unchecked Sendable {
  private var start: UnsafeMutablePointer<Record>
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    start = Self.resized(nil, to: capacity)
  }

  deinit { free(start) }

  /// Where the records are until room is made for more.
  var records: RecordPointer<Record> { RecordPointer(start, capacity: capacity) }

  /// Makes room for at least so many records, where large ones may stay in place.
  func reserve(_ count: Int) -> RecordPointer<Record> {
    if count > capacity {
      capacity = Swift.max(count, capacity < 10_000 ? 4 * capacity : capacity + capacity / 2)
      start = Self.resized(start, to: capacity)
    }
    return records
  }

  /// The same records in memory of their own.
  func copy(count: Int) -> RecordMemory {
    assert(count >= 0 && count <= capacity, "There are fewer records than are to be copied.")
    let copy = RecordMemory(capacity: capacity)
    copy.start.update(from: start, count: count)
    return copy
  }

  private static func resized(_ old: UnsafeMutablePointer<Record>?, to count: Int) -> UnsafeMutablePointer<Record> {
    guard let memory = realloc(old, count * MemoryLayout<Record>.stride) else { fatalError("The memory is used up.") }
    return memory.assumingMemoryBound(to: Record.self)
  }
}
