/// Placing loose variables and constraints: known variables first, then derived ones, classes, and components.
///
/// The structure depends on the coefficients and on which constraints are required, never on constants, so that a
/// changed constant leaves it as it is.
extension LayoutSolver {
  /// Puts everything that is loose into the structure and the schedule.
  mutating func place() {
    guard placement.isNeeded else { return }
    hasPlaced = true
    if placement.looseVariables.count > Swift.max(64, variableCount / 4) { hasPlacedMuch = true }
    adoptOrphans()
    compactSchedule()
    let hadDerived = placement.derivedCount > 0
    let isAlone = placement.derivedCount == 0 && placement.freeCount == 0
    var scanned = 0
    var scannedVariables = 0
    repeat {
      examineReleased()
      findDerived(from: &scannedVariables)
    } while !isAlone && releaseEntangled(from: &scanned)
    mergeClasses()
    formComponents()
    scheduleDerived(amongOthers: hadDerived)
    placement.clear()
  }

  private mutating func compactSchedule() {
    guard schedule.isSparse else { return }
    schedule.compact()
    for position in 0..<schedule.steps.count {
      let step = schedule.steps[position]
      if step >= 0 {
        constraints[Int(step)].link = Int32(position)
      } else {
        components[Int(~step)].position = Int32(position)
      }
    }
  }

  // MARK: Known variables

  private mutating func examineReleased() {
    while let constraint = placement.released.popLast() {
      examineWithOthers(constraint)
      if constraints[Int(constraint)].role == .loose { placement.looseConstraints.append(constraint) }
    }
  }

  /// Determines the variable that is the only unknown of a required equality, and those determined by it in turn.
  mutating func examineWithOthers(_ constraint: Int32) {
    examine(constraint)
    while let next = placement.queue.popLast() { examine(next) }
  }

  private mutating func examine(_ constraint: Int32) {
    let record = constraints[Int(constraint)]
    guard record.role == .loose, record.isRequiredEquality else { return }
    let (terms, variables, slots) = (self.terms, self.variables, constraints.terms(of: constraint))
    var unknown: Int32 = -1
    var index = slots.lowerBound
    while index < slots.upperBound {
      let variable = terms[index].variable
      if variables[Int(variable)].role != .known {
        if unknown >= 0 { return }
        unknown = variable
      }
      index += TermRecord.slots
    }
    if unknown >= 0 { determineUnknown(unknown, by: constraint) }
  }

  /// Makes the only unknown variable of a required equality known, and those determined by it in turn.
  mutating func determine(_ unknown: Int32, withOthersBy constraint: Int32) {
    determineUnknown(unknown, by: constraint)
    while let next = placement.queue.popLast() { examine(next) }
  }

  private mutating func determineUnknown(_ unknown: Int32, by constraint: Int32) {
    if variables[Int(unknown)].role == .derived { releaseDefinition(variables[Int(unknown)].equation) }
    if variables[Int(unknown)].role == .free { dissolve(records.component(of: unknown)) }
    makeKnown(unknown, by: constraint)
  }

  mutating func makeKnown(_ variable: Int32, by constraint: Int32) {
    define(variable, by: constraint)
    variables[Int(variable)].role = .known
    variables[Int(variable)].isFresh = true
    constraints[Int(constraint)].link = schedule.append(constraint)
    queueEqualities(of: variable)
  }

  /// Queues the loose equalities of a variable for another examination.
  mutating func queueEqualities(of variable: Int32) {
    var use = variables[Int(variable)].firstUse
    while use >= 0 {
      let row = constraints.row(ofTerm: Int(use))
      let record = constraints + row
      if record.pointee.role == .loose, record.pointee.isRequiredEquality { placement.queue.append(Int32(row)) }
      use = terms[Int(use)].nextUse
    }
  }

  // MARK: Derived variables

  /// Derives variables from their only constraint, last created first, so that earlier ones keep their choice.
  ///
  /// Looks at the variables that were refused the last time or became loose since: the others become candidates by what
  /// is derived.
  private mutating func findDerived(from scanned: inout Int) {
    swap(&placement.candidates, &placement.refused)
    while scanned < placement.looseVariables.count {
      let variable = placement.looseVariables[scanned]
      scanned += 1
      if variables[Int(variable)].isDerivable { placement.candidates.append(variable) }
    }
    while let variable = placement.candidates.popLast() {
      if variables[Int(variable)].isDerivable { derive(variable) }
    }
  }

  private mutating func derive(_ variable: Int32) {
    // The only loose constraint: the others are definitions of other, derived variables.
    var use = variables[Int(variable)].firstUse
    while use >= 0, constraints[constraints.row(ofTerm: Int(use))].role != .loose { use = terms[Int(use)].nextUse }
    if use < 0 { return }
    let definition = Int32(constraints.row(ofTerm: Int(use)))
    if !constraints[Int(definition)].isRequiredEquality { return }
    if mayReadItself(variable, by: definition) {
      placement.refused.append(variable)
      return
    }
    define(variable, by: definition)
    variables[Int(variable)].role = .derived
    variables[Int(variable)].isFresh = true
    constraints[Int(definition)].link = -1
    placement.derived.append(definition)
    placement.derivedCount += 1
    let slots = constraints.terms(of: definition)
    var index = slots.lowerBound
    while index < slots.upperBound {
      let input = terms[index].variable
      if input != variable {
        variables[Int(input)].discountBinding()
        if variables[Int(input)].isDerivable { placement.candidates.append(input) }
      }
      index += TermRecord.slots
    }
  }

  /// Whether a definition reads a variable that was derived before and may itself be read from the variable.
  private mutating func mayReadItself(_ variable: Int32, by definition: Int32) -> Bool {
    if terms[Int(variables[Int(variable)].firstUse)].nextUse < 0 || !hasSeveralUses(variable) { return false }
    // As long as nothing new was derived, what is scheduled before all readers of the variable reads none of them.
    let limit = placement.derived.isEmpty ? firstReader(of: variable) : -1
    let slots = constraints.terms(of: definition)
    var index = slots.lowerBound
    while index < slots.upperBound {
      let input = terms[index].variable
      if variables[Int(input)].role == .derived,
        constraints[Int(variables[Int(input)].equation)].link >= limit
      {
        return true
      }
      index += TermRecord.slots
    }
    return false
  }

  /// The position of the first definition of a derived variable that reads a variable; that behind all if none does.
  private mutating func firstReader(of variable: Int32) -> Int32 {
    var first = Int32.max
    var use = variables[Int(variable)].firstUse
    while use >= 0 {
      let row = constraints.row(ofTerm: Int(use))
      let record = constraints[row]
      if record.role == .defines, row != variables[Int(variable)].equation, record.link < first { first = record.link }
      use = terms[Int(use)].nextUse
    }
    return first
  }

  // MARK: Entanglement

  /// Takes apart whatever shares a variable with a loose constraint not scanned before; false if there is nothing.
  private mutating func releaseEntangled(from scanned: inout Int) -> Bool {
    var hasReleased = false
    while scanned < placement.looseConstraints.count {
      let constraint = placement.looseConstraints[scanned]
      scanned += 1
      if constraints[Int(constraint)].role == .loose, releaseVariables(of: constraint) { hasReleased = true }
    }
    return hasReleased
  }

  private mutating func releaseVariables(of constraint: Int32) -> Bool {
    var hasReleased = false
    let slots = constraints.terms(of: constraint)
    var index = slots.lowerBound
    while index < slots.upperBound {
      let record = variables[Int(terms[index].variable)]
      if record.role == .derived {
        releaseDefinition(record.equation)
        hasReleased = true
      } else if record.role == .free {
        dissolve(records.component(of: terms[index].variable))
        hasReleased = true
      }
      index += TermRecord.slots
    }
    return hasReleased
  }

  // MARK: The schedule of derived variables

  /// Schedules definitions of derived variables after their inputs; earlier ones that read new values move.
  private mutating func scheduleDerived(amongOthers: Bool) {
    if !amongOthers {
      for index in (0..<placement.derived.count).reversed() {
        let constraint = placement.derived[index]
        constraints[Int(constraint)].link = schedule.append(constraint)
      }
      return
    }
    for index in 0..<placement.looseVariables.count { visitReaders(of: placement.looseVariables[index]) }
    while let constraint = placement.order.popLast() {
      constraints[Int(constraint)].link = schedule.append(constraint)
    }
  }

  /// Appends the definitions that read from a variable, and its own if it is new, each after its readers.
  private mutating func visitReaders(of start: Int32) {
    var first: Int32 = -1
    if variables[Int(start)].role == .derived {
      first = variables[Int(start)].equation
      guard visit(first) else { return }
    }
    placement.path.append(Placement.Visit(definition: first, use: variables[Int(start)].firstUse))
    while let (definition, use) = placement.path.last.map({ ($0.definition, $0.use) }) {
      if use < 0 {
        if definition >= 0 { placement.order.append(definition) }
        _ = placement.path.popLast()
        continue
      }
      placement.path.records[placement.path.count - 1].use = terms[Int(use)].nextUse
      let reader = Int32(constraints.row(ofTerm: Int(use)))
      if constraints[Int(reader)].role != .defines || reader == definition { continue }
      let defined = records.variable(definedBy: reader)
      if variables[Int(defined)].role == .derived, visit(reader) {
        placement.path.append(Placement.Visit(definition: reader, use: variables[Int(defined)].firstUse))
      }
    }
  }

  /// Marks a definition of a derived variable as visited; false if it was before.
  private mutating func visit(_ definition: Int32) -> Bool {
    let position = constraints[Int(definition)].link
    if position == -2 { return false }
    if position >= 0 { schedule.vacate(position) }
    constraints[Int(definition)].link = -2
    return true
  }
}
