/// Placing loose variables and constraints: known variables first, then derived ones, classes, and components.
///
/// The structure depends on the coefficients and on which constraints are required, never on constants, so that a
/// changed constant leaves it as it is.
extension LayoutSolver {
  /// Gives everything loose its place in the structure and in the schedule.
  mutating func place() {
    guard placement.isNeeded else { return }
    adoptOrphans()
    compactSchedule()
    let hadDerived = placement.derivedCount > 0
    placement.examined = 0
    repeat {
      findKnown()
      findDerived()
    } while releaseEntangled()
    mergeClasses()
    formComponents()
    scheduleDerived(amongOthers: hadDerived || placement.derivedCount > placement.derived.count)
    clearPlacement()
  }

  private mutating func clearPlacement() {
    for variable in placement.looseVariables { variables[Int(variable)].isListed = false }
    for constraint in placement.looseConstraints { constraints[Int(constraint)].isListed = false }
    placement.looseVariables.removeAll(keepingCapacity: true)
    placement.looseConstraints.removeAll(keepingCapacity: true)
    placement.derived.removeAll(keepingCapacity: true)
    placement.links.removeAll(keepingCapacity: true)
  }

  private mutating func compactSchedule() {
    guard schedule.isSparse else { return }
    var copy = schedule
    copy.compact { step, position in
      if step >= 0 {
        constraints[Int(step)].position = position
      } else {
        components[Int(~step)].position = position
      }
    }
    schedule = copy
  }

  // MARK: Known variables

  /// Determines variables that are the only unknown of a required equality.
  private mutating func findKnown() {
    while true {
      if let constraint = placement.queue.popLast() {
        examine(constraint)
      } else if placement.examined < placement.looseConstraints.count {
        placement.examined += 1
        examine(placement.looseConstraints[placement.examined - 1])
      } else {
        return
      }
    }
  }

  private mutating func examine(_ constraint: Int32) {
    guard constraints[Int(constraint)].role == .loose, constraints[Int(constraint)].isRequiredEquality else { return }
    var unknown: Int32 = -1
    for index in termRange(constraint) where variables[Int(terms[index].variable)].role != .known {
      if unknown >= 0 { return }
      unknown = terms[index].variable
    }
    if unknown < 0 { return }
    if variables[Int(unknown)].role == .derived { releaseDefinition(variables[Int(unknown)].equation) }
    if variables[Int(unknown)].role == .free { dissolve(variables[Int(unknown)].component) }
    makeKnown(unknown, by: constraint)
  }

  mutating func makeKnown(_ variable: Int32, by constraint: Int32) {
    define(variable, by: constraint)
    variables[Int(variable)].role = .known
    constraints[Int(constraint)].position = schedule.append(constraint)
    queueEqualities(of: variable)
  }

  /// Has the loose equalities of a variable looked at again.
  mutating func queueEqualities(of variable: Int32) {
    var use = variables[Int(variable)].firstUse
    while use >= 0 {
      let constraint = terms[Int(use)].constraint
      if constraints[Int(constraint)].role == .loose, constraints[Int(constraint)].isRequiredEquality {
        placement.queue.append(constraint)
      }
      use = terms[Int(use)].nextUse
    }
  }

  // MARK: Derived variables

  /// Derives variables from their only constraint, last created first, so that earlier ones keep their choice.
  private mutating func findDerived() {
    placement.candidates.removeAll(keepingCapacity: true)
    for variable in placement.looseVariables where isDerivable(variable) { placement.candidates.append(variable) }
    while let variable = placement.candidates.popLast() {
      if isDerivable(variable) { derive(variable) }
    }
  }

  private mutating func derive(_ variable: Int32) {
    let definition = onlyConstraint(of: variable)
    guard definition >= 0, constraints[Int(definition)].isRequiredEquality else { return }
    define(variable, by: definition)
    variables[Int(variable)].role = .derived
    placement.derived.append(definition)
    placement.derivedCount += 1
    for index in termRange(definition) where terms[index].variable != variable {
      let input = terms[index].variable
      variables[Int(input)].bindingCount -= 1
      if isDerivable(input) { placement.candidates.append(input) }
    }
  }

  private func isDerivable(_ variable: Int32) -> Bool {
    let record = variables[Int(variable)]
    return record.role == .loose && record.bindingCount == 1 && !record.isRigid
  }

  /// The constraint that is not the definition of another, derived variable.
  private func onlyConstraint(of variable: Int32) -> Int32 {
    var use = variables[Int(variable)].firstUse
    while use >= 0 {
      let constraint = terms[Int(use)].constraint
      if constraints[Int(constraint)].role == .loose { return constraint }
      use = terms[Int(use)].nextUse
    }
    return -1
  }

  // MARK: Entanglement

  /// Takes apart whatever shares a variable with a loose constraint; false if there is nothing.
  private mutating func releaseEntangled() -> Bool {
    var hasReleased = false
    var index = 0
    while index < placement.looseConstraints.count {
      let constraint = placement.looseConstraints[index]
      index += 1
      if constraints[Int(constraint)].role != .loose { continue }
      for term in termRange(constraint) {
        let variable = terms[term].variable
        switch variables[Int(variable)].role {
        case .derived: releaseDefinition(variables[Int(variable)].equation)
        case .free: dissolve(variables[Int(variable)].component)
        case .known, .loose, .vacant: continue
        }
        hasReleased = true
      }
    }
    return hasReleased
  }

  // MARK: The schedule of derived variables

  /// Schedules definitions of derived variables after their inputs; earlier ones that read new values move.
  private mutating func scheduleDerived(amongOthers: Bool) {
    if !amongOthers {
      for constraint in placement.derived.reversed() {
        constraints[Int(constraint)].position = schedule.append(constraint)
      }
      return
    }
    for constraint in placement.derived { constraints[Int(constraint)].position = -1 }
    var order: [Int32] = []
    for variable in placement.looseVariables { visitReaders(of: variable, order: &order) }
    for constraint in order.reversed() { constraints[Int(constraint)].position = schedule.append(constraint) }
  }

  /// Appends the definitions that read from a variable, and its own if it is new, each after its readers.
  private mutating func visitReaders(of start: Int32, order: inout [Int32]) {
    var path: [(definition: Int32, use: Int32)] = []
    if variables[Int(start)].role == .derived {
      guard visit(variables[Int(start)].equation) else { return }
      path.append((variables[Int(start)].equation, variables[Int(start)].firstUse))
    } else {
      path.append((-1, variables[Int(start)].firstUse))
    }
    while let (definition, use) = path.last {
      if use < 0 {
        if definition >= 0 { order.append(definition) }
        path.removeLast()
        continue
      }
      path[path.count - 1].use = terms[Int(use)].nextUse
      let reader = terms[Int(use)].constraint
      if constraints[Int(reader)].role == .defines, reader != definition,
        variables[Int(constraints[Int(reader)].home)].role == .derived, visit(reader)
      {
        path.append((reader, variables[Int(constraints[Int(reader)].home)].firstUse))
      }
    }
  }

  /// Marks a definition of a derived variable as visited; false if it was before.
  private mutating func visit(_ definition: Int32) -> Bool {
    let position = constraints[Int(definition)].position
    if position == -2 { return false }
    if position >= 0 { schedule.vacate(position) }
    constraints[Int(definition)].position = -2
    return true
  }
}
