import Foundation

/// Memory for records next to each other, which are found by index without a check.
///
/// Who copies the holder shares the memory, and calls ``copy(count:)`` before writing.
final class RecordMemory<Record: BitwiseCopyable>: @unchecked Sendable {
  private(set) var records: UnsafeMutablePointer<Record>
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    records = Self.resized(nil, to: capacity)
  }

  deinit { free(records) }

  /// Makes room for at least so many records, where large ones may stay in place.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Record> {
    if count > capacity {
      capacity = Swift.max(count, capacity < 10_000 ? 4 * capacity : capacity + capacity / 2)
      records = Self.resized(records, to: capacity)
    }
    return records
  }

  /// The same records in memory of their own.
  func copy(count: Int) -> RecordMemory {
    let copy = RecordMemory(capacity: capacity)
    copy.records.update(from: records, count: count)
    return copy
  }

  private static func resized(_ old: UnsafeMutablePointer<Record>?, to count: Int) -> UnsafeMutablePointer<Record> {
    guard let memory = realloc(old, count * MemoryLayout<Record>.stride) else { fatalError("The memory is used up.") }
    return memory.assumingMemoryBound(to: Record.self)
  }
}
