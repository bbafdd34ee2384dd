/// Where the rows of constraints begin: each is a head of three slots of four bytes, and two slots for each of its terms.
///
/// Inside the solver a constraint is identified by the slot of its head, so that a walk over the uses of a variable finds
/// a constraint and its terms next to each other in memory.
struct ConstraintPointer: @unchecked Sendable {
  private var slots: TermPointer
  private var shapes: UnsafeMutablePointer<RowShape>
  private var factors: UnsafeMutablePointer<Double>
  private var oddConstants: UnsafeMutablePointer<Double>

  init(_ slots: TermPointer, _ shapes: RowShapes, _ oddConstants: OddNumbers) {
    self.slots = slots
    self.shapes = shapes.records
    factors = shapes.factors
    self.oddConstants = oddConstants.records
  }

  subscript(row: Int) -> ConstraintRecord {
    @_transparent unsafeAddress { UnsafePointer(self + row) }
    @_transparent nonmutating unsafeMutableAddress { self + row }
  }

  /// The record itself, for several reads and writes.
  @_transparent static func + (pointer: Self, row: Int) -> UnsafeMutablePointer<ConstraintRecord> {
    (pointer.slots + row).assumingMemoryBound(to: ConstraintRecord.self)
  }

  /// The constant of a row.
  @_transparent func constant(of row: Int32) -> Double {
    OddNumbers.number(self[Int(row)].constant, oddConstants)
  }

  /// Whether a row takes part: its numbers are usable and it is not broken.
  @_transparent func isUsable(_ row: Int32) -> Bool {
    self[Int(row)].hasUsableShape && constant(of: row).magnitude <= LayoutSolver.largestMagnitude
  }

  /// What the row's terms have in common with those of other rows.
  @_transparent func shape(of row: Int32) -> UnsafePointer<RowShape> {
    UnsafePointer(shapes + Int(self[Int(row)].shape))
  }

  /// The slots of a row's terms.
  @_transparent func terms(of row: Int32) -> TermSlots {
    let start = Int(row) + ConstraintRecord.slots
    return TermSlots(
      lowerBound: start, upperBound: start + Int(shape(of: row).pointee.termCount) * TermRecord.slots)
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
      slot -= TermRecord.farIndex * TermRecord.slots
      termIndex = slots[slot].termIndex
    }
    return slot - termIndex * TermRecord.slots - ConstraintRecord.slots
  }
}

/// The coefficients of one row.
struct RowCoefficients {
  fileprivate let first: UnsafeMutablePointer<Double>
  fileprivate let start: Int

  subscript(slot: Int) -> Double {
    @_transparent get { first[(slot &- start) &>> TermRecord.slotShift] }
  }
}
