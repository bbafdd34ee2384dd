/// Where the rows of constraints begin: each is a head of three slots, and a slot for each of its terms.
///
/// Inside the solver a constraint is identified by the slot of its head, so that a walk over the uses of a variable finds
/// a constraint and its terms next to each other in memory.
struct ConstraintPointer: @unchecked Sendable {
  private var slots: RecordPointer<TermRecord>
  private var shapes: UnsafeMutablePointer<RowShape>
  private var factors: UnsafeMutablePointer<Double>

  init(_ slots: RecordPointer<TermRecord>, _ shapes: RowShapes) {
    self.slots = slots
    self.shapes = shapes.records
    factors = shapes.factors
  }

  subscript(row: Int) -> ConstraintRecord {
    @_transparent unsafeAddress { UnsafePointer(self + row) }
    @_transparent nonmutating unsafeMutableAddress { self + row }
  }

  /// The record itself, for several reads and writes.
  @_transparent static func + (pointer: Self, row: Int) -> UnsafeMutablePointer<ConstraintRecord> {
    UnsafeMutableRawPointer(pointer.slots + row).assumingMemoryBound(to: ConstraintRecord.self)
  }

  /// What the row's terms have in common with those of other rows.
  @_transparent func shape(of row: Int32) -> UnsafePointer<RowShape> {
    UnsafePointer(shapes + Int(self[Int(row)].shape))
  }

  /// The slots of a row's terms.
  @_transparent func terms(of row: Int32) -> Range<Int> {
    let start = Int(row) + ConstraintRecord.slots
    return Range(uncheckedBounds: (start, start + Int(shape(of: row).pointee.termCount)))
  }

  /// The coefficients of a row's terms, found by the terms' slots.
  @_transparent func coefficients(of row: Int32) -> RowCoefficients {
    RowCoefficients(
      first: factors + Int(shape(of: row).pointee.firstFactor), start: Int(row) + ConstraintRecord.slots)
  }

  /// The priority, with everything that is required on one level.
  @_transparent func level(of row: Int32) -> Float { shape(of: row).pointee.level }

  /// The row that a term stands in.
  @inline(__always) func row(ofTerm slot: Int) -> Int {
    var slot = slot
    var termIndex = slots[slot].termIndex
    while termIndex == TermRecord.farIndex {
      slot -= TermRecord.farIndex
      termIndex = slots[slot].termIndex
    }
    return slot - termIndex - ConstraintRecord.slots
  }
}

/// The coefficients of one row.
struct RowCoefficients {
  fileprivate let first: UnsafeMutablePointer<Double>
  fileprivate let start: Int

  subscript(slot: Int) -> Double {
    @_transparent get { first[slot - start] }
  }
}
