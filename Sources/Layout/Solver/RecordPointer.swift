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

  subscript(place: Int) -> Record {
    @_transparent unsafeAddress {
      check(place)
      return UnsafePointer(base + place)
    }
    @_transparent nonmutating unsafeMutableAddress {
      check(place)
      return base + place
    }
  }

  /// The record itself, for several reads and writes.
  @_transparent static func + (pointer: Self, place: Int) -> UnsafeMutablePointer<Record> {
    pointer.check(place)
    return pointer.base + place
  }

  @_transparent private func check(_ place: Int) {
    #if DEBUG
    assert(place >= 0 && place < capacity, "There is no record at this index, or its memory has grown.")
    #endif
  }
}
