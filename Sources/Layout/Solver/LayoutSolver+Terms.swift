/// The rows of constraints, and the uses of variables.
extension LayoutSolver {
  /// The number of terms up to which a search among them is cheaper than a table.
  private static let longestSearchedSum = 16

  /// Writes the row of a constraint, the terms of the same variable summed, and returns where it is.
  mutating func store(
    _ added: [Term], _ constant: Double, _ relation: Relation, priority: Float
  ) -> Int32 {
    draft.removeAll()
    let isPlain = added.count > Self.longestSearchedSum ? draftMany(added) : draftFew(added)
    let isUsable = isPlain || checkDraft()
    let shape = takeShape(relation, priority: priority, hasUsableTerms: isUsable)
    let row = takeRow(termCount: draft.count)
    let packed = packed(constant)
    (constraints + Int(row)).initialize(to: ConstraintRecord(constant: packed, head: shapes[shape].head))
    writeTerms(of: row)
    return row
  }

  private mutating func packed(_ constant: Double) -> PackedNumber {
    let odd = oddConstants.records
    let packed = oddConstants.pack(constant)
    if oddConstants.records != odd { findRows() }
    return packed
  }

  /// Replaces the constant of a row.
  mutating func pack(_ constant: Double, into row: Int32) {
    oddConstants.release(constraints[Int(row)].constant)
    let packed = packed(constant)
    constraints[Int(row)].constant = packed
  }

  /// The shape of the drafted row.
  mutating func takeShape(_ relation: Relation, priority: Float, hasUsableTerms: Bool) -> Int32 {
    let records = shapes.records
    let factors = shapes.factors
    let shape = shapes.take(
      draft.records, draft.count, relation, priority: priority, hasUsableTerms: hasUsableTerms)
    if shapes.records != records || shapes.factors != factors { findRows() }
    return shape
  }

  /// Gives a row the shape that differs from its own by the priority.
  mutating func exchangeShape(of row: Int32, priority: Float) {
    draft.removeAll()
    let (slots, coefficients) = (constraints.terms(of: row), constraints.coefficients(of: row))
    for slot in slots { draft.append(Term(Variable(index: terms[slot].variable), coefficients[slot])) }
    let old = constraints[Int(row)].shape
    let shape = takeShape(shapes[old].relation, priority: priority, hasUsableTerms: shapes[old].hasUsableTerms)
    constraints[Int(row)].setShape(shapes[shape].head)
    shapes.release(old)
  }

  /// Coefficients below this magnitude do not count.
  private static let leastMagnitude = 1e-12

  /// Whether the terms need no second pass: all coefficients are usable, and no variable occurs twice.
  private mutating func draftFew(_ added: [Term]) -> Bool {
    var isPlain = true
    var termIndex = 0
    while termIndex < added.count {
      let term = added[termIndex]
      termIndex += 1
      guard Self.contains(term.variable, variables, variableCount) else { continue }
      var index = 0
      while index < draft.count, draft[index].variable != term.variable { index += 1 }
      if index < draft.count {
        draft[index].coefficient += term.coefficient
        isPlain = false
      } else {
        draft.append(term)
        let magnitude = term.coefficient.magnitude
        if !(magnitude >= Self.leastMagnitude && magnitude <= Self.largestMagnitude) { isPlain = false }
      }
    }
    return isPlain
  }

  /// As `draftFew`, for the sums of very deep trees.
  private mutating func draftMany(_ added: [Term]) -> Bool {
    var draftIndexes: [Variable: Int] = [:]
    for term in added where Self.contains(term.variable, variables, variableCount) {
      if let draftIndex = draftIndexes[term.variable] {
        draft[draftIndex].coefficient += term.coefficient
      } else {
        draftIndexes[term.variable] = draft.count
        draft.append(term)
      }
    }
    return false
  }

  /// Drops terms that cancelled out; false if a coefficient is unusable.
  private mutating func checkDraft() -> Bool {
    var isUsable = true
    var kept = 0
    for index in 0..<draft.count {
      let term = draft[index]
      if !(term.coefficient.magnitude <= Self.largestMagnitude) { isUsable = false }
      if term.coefficient.magnitude < Self.leastMagnitude { continue }
      draft[kept] = term
      kept += 1
    }
    draft.truncate(to: kept)
    return isUsable
  }

  /// Writes the drafted terms at the front of the uses of their variables.
  private mutating func writeTerms(of row: Int32) {
    let (terms, variables, added, count) = (self.terms, self.variables, draft.records, draft.count)
    let first = Int(row) + ConstraintRecord.slots
    var termIndex = 0
    while termIndex < count {
      let variable = added[termIndex].variable.index
      let record = variables + Int(variable)
      let slot = first &+ termIndex &* TermRecord.slots
      terms[slot] = TermRecord(variable: variable, termIndex: termIndex, nextUse: record.pointee.firstUse)
      record.pointee.firstUse = Int32(truncatingIfNeeded: slot)
      termIndex += 1
    }
  }

  // MARK: Removal

  /// The number of uses of a variable among which one is looked for at once.
  private static let mostSearchedUses = 16

  /// Takes the terms of a removed constraint out of the uses of its variables and keeps its row for later.
  ///
  /// Among many uses a term stays, without effect, until enough of them can be taken out together.
  mutating func removeTerms(of row: Int32) {
    var linkedCount = 0
    for slot in constraints.terms(of: row) where !unlink(slot) { linkedCount += 1 }
    if linkedCount == 0 { return freeRow(row) }
    vacancies.linkedRows.append(row)
    vacancies.linkedTermCount += linkedCount
    if vacancies.linkedTermCount > 64, vacancies.linkedTermCount > slotCount / 8 { unlinkRemovedTerms() }
  }

  /// Takes a term out of the uses of its variable; false if it has too many others before it.
  private mutating func unlink(_ slot: Int) -> Bool {
    let (terms, variable) = (self.terms, variables + Int(self.terms[slot].variable))
    var use = Int(variable.pointee.firstUse)
    if use == slot {
      variable.pointee.firstUse = terms[slot].nextUse
      terms[slot].nextUse = TermRecord.unlinked
      return true
    }
    for _ in 0..<Self.mostSearchedUses {
      let next = Int(terms[use].nextUse)
      if next == slot {
        terms[use].nextUse = terms[slot].nextUse
        terms[slot].nextUse = TermRecord.unlinked
        return true
      }
      use = next
    }
    return false
  }

  mutating func unlinkRemovedTerms() {
    for index in 0..<vacancies.linkedRows.count {
      let row = vacancies.linkedRows[index]
      for slot in constraints.terms(of: row) where terms[slot].nextUse != TermRecord.unlinked {
        unlinkRemovedUses(of: terms[slot].variable)
      }
      freeRow(row)
    }
    vacancies.linkedRows.removeAll()
  }

  /// Takes the terms of all removed constraints out of the uses of a variable.
  private mutating func unlinkRemovedUses(of variable: Int32) {
    var use = variables[Int(variable)].firstUse
    var last: Int32 = -1
    while use >= 0 {
      let next = terms[Int(use)].nextUse
      if constraints[constraints.row(ofTerm: Int(use))].role == .vacant {
        terms[Int(use)].nextUse = TermRecord.unlinked
        vacancies.linkedTermCount -= 1
        if last >= 0 { terms[Int(last)].nextUse = next } else { variables[Int(variable)].firstUse = next }
      } else {
        last = use
      }
      use = next
    }
  }

  /// Whether constraints mention a variable.
  mutating func isUsed(_ variable: Int32) -> Bool {
    if variables[Int(variable)].firstUse >= 0, !vacancies.linkedRows.isEmpty { unlinkRemovedUses(of: variable) }
    return variables[Int(variable)].firstUse >= 0
  }

  /// Whether more than one constraint mentions a variable.
  mutating func hasSeveralUses(_ variable: Int32) -> Bool {
    guard isUsed(variable) else { return false }
    return terms[Int(variables[Int(variable)].firstUse)].nextUse >= 0
  }
}
