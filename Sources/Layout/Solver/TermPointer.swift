/// Where the slots of rows begin, until their memory grows. Slots are checked in debug builds.
struct TermPointer: @unchecked Sendable {
  private var slots: RecordPointer<UInt32>

  init(_ slots: RecordPointer<UInt32>) { self.slots = slots }

  /// The term that begins at a slot.
  subscript(slot: Int) -> TermRecord {
    @_transparent unsafeAddress { UnsafePointer((self + slot).assumingMemoryBound(to: TermRecord.self)) }
    @_transparent nonmutating unsafeMutableAddress { (self + slot).assumingMemoryBound(to: TermRecord.self) }
  }

  /// What begins at a slot.
  @_transparent static func + (pointer: Self, slot: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(pointer.slots + slot)
  }
}

/// The slots at which the terms of a row begin. Loops that matter count them themselves, by `TermRecord.slots`.
struct TermSlots: Sequence, IteratorProtocol {
  /// The next term's slot; the first one's before any was asked for.
  private(set) var lowerBound: Int
  /// The slot behind the last term.
  let upperBound: Int

  @_transparent init(lowerBound: Int, upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  mutating func next() -> Int? {
    if lowerBound == upperBound { return nil }
    defer { lowerBound += TermRecord.slots }
    return lowerBound
  }

  /// The number of terms.
  @_transparent var count: Int { (upperBound &- lowerBound) &>> TermRecord.slotShift }
}
