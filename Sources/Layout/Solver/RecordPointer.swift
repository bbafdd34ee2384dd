/// Where the records of a memory begin, until it grows. Indices are checked in debug builds.
///
/// The accessors are transparent, so that builds without optimisation call nothing for a record.
struct RecordPointer<Record: BitwiseCopyable>: @unchecked Sendable {
  private(set) var base: UnsafeMutablePointer<Record>
  #if DEBUG
  private(set) var capacity: Int
  #endif

  init(_ base: UnsafeMutablePointer<Record>, capacity: Int) {
    self.base = base
    #if DEBUG
    self.capacity = capacity
    #endif
  }

  subscript(index: Int) -> Record {
    @_transparent unsafeAddress {
      check(index)
      return UnsafePointer(base + index)
    }
    @_transparent nonmutating unsafeMutableAddress {
      check(index)
      return base + index
    }
  }

  /// The record itself, for several reads and writes.
  @_transparent static func + (pointer: Self, index: Int) -> UnsafeMutablePointer<Record> {
    pointer.check(index)
    return pointer.base + index
  }

  @_transparent private func check(_ index: Int) {
    #if DEBUG
    assert(index >= 0 && index < capacity, "There is no record at this index, or its memory has grown.")
    #endif
  }
}
