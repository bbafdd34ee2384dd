/// The quick way to add a constraint: nearly all have a few terms that can be taken as they are.
extension LayoutSolver {
  /// The number of terms up to which each is compared with all before it.
  private static let mostQuickTerms = 4

  /// Writes the row of a constraint and lets it take part; -1, with nothing done, if it needs a closer look: its shape is
  /// new, its constant is odd, or its terms cannot be taken as they are.
  @inline(__always) mutating func addQuickly(
    _ added: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, priority: Float
  ) -> Int32 {
    guard let start = added.baseAddress, added.count <= Self.mostQuickTerms,
      let packed = PackedNumber(plain: constant), constant.magnitude <= Self.largestMagnitude, priority > 0
    else { return -1 }
    var hash = RowShapes.hash(relation, priority)
    if !areDistinct(start, added.count, &hash) { return -1 }
    let shape = shapes.takeKnown(start, added.count, relation, priority: priority, hash)
    if shape < 0 { return -1 }
    let row = takeRow(termCount: added.count)
    let unknown = write(start, added.count, into: row)
    let record = constraints + Int(row)
    record.initialize(to: ConstraintRecord(looseWith: packed, head: shapes.records[Int(shape)].head))
    if unknown >= 0, record.pointee.isRequiredEquality { determine(unknown, withOthersBy: row) }
    if record.pointee.role == .loose { placement.looseConstraints.append(row) }
    return row
  }

  /// Whether each term is of another variable. Adds the coefficients to a hash; a shape that is in use has only such as
  /// count.
  @inline(__always) private func areDistinct(
    _ added: UnsafePointer<Term>, _ count: Int, _ hash: inout UInt32
  ) -> Bool {
    let (variables, variableCount) = (self.variables, variableCount)
    var index = 0
    while index < count {
      let (variable, coefficient) = (added[index].variable, added[index].coefficient)
      if !Self.contains(variable, variables, variableCount) { return false }
      RowShapes.add(coefficient, to: &hash)
      var other = 0
      while other < index {
        if added[other].variable.index == variable.index { return false }
        other &+= 1
      }
      index &+= 1
    }
    return true
  }

  /// Writes and counts terms at the front of the uses of their variables; returns the variable if only one is not known,
  /// otherwise -1.
  @inline(__always) private func write(_ added: UnsafePointer<Term>, _ count: Int, into row: Int32) -> Int32 {
    let (terms, variables) = (self.terms, self.variables)
    var slot = Int(row) &+ ConstraintRecord.slots
    var unknown: Int32 = -1
    var index = 0
    while index < count {
      let variable = added[index].variable.index
      let record = variables + Int(variable)
      terms[slot] = TermRecord(variable: variable, termIndex: index, nextUse: record.pointee.firstUse)
      record.pointee.firstUse = Int32(truncatingIfNeeded: slot)
      record.pointee.countBinding()
      if record.pointee.role != .known { unknown = unknown == -1 ? variable : -2 }
      slot &+= TermRecord.slots
      index &+= 1
    }
    return unknown
  }
}
