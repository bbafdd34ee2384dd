/// Taking parts of the structure apart when a constraint is added or removed.
extension LayoutSolver {
  mutating func loosenVariable(_ variable: Int32) {
    if variables[Int(variable)].role == .loose { return }
    variables[Int(variable)].role = .loose
    placement.looseVariables.append(variable)
  }

  /// Makes a constraint loose, which has no position in the schedule any more.
  mutating func loosen(_ constraint: Int32) {
    if constraints[Int(constraint)].role == .loose { return }
    constraints[Int(constraint)].role = .loose
    constraints[Int(constraint)].link = -1
    placement.released.append(constraint)
  }

  /// Lets a usable constraint take part. If it determines a variable, that happens at once.
  mutating func activate(_ constraint: Int32) {
    let record = constraints + Int(constraint)
    guard constraints.isUsable(constraint) else {
      record.pointee.role = .out
      return
    }
    let (terms, variables, slots) = (self.terms, self.variables, constraints.terms(of: constraint))
    var index = slots.lowerBound
    while index < slots.upperBound {
      variables[Int(terms[index].variable)].countBinding()
      index += TermRecord.slots
    }
    record.pointee.role = .loose
    record.pointee.link = -1
    if record.pointee.isRequiredEquality { examineWithOthers(constraint) }
    if record.pointee.role == .loose { placement.looseConstraints.append(constraint) }
  }

  /// Takes a constraint out of the system.
  mutating func deactivate(_ constraint: Int32) {
    switch constraints[Int(constraint)].role {
    case .out, .vacant: return
    case .loose, .idle: break
    case .defines: releaseDefinition(constraint)
    case .checks: schedule.vacate(constraints[Int(constraint)].link)
    case .joins: dissolve(records.component(joinedBy: constraint))
    }
    for index in constraints.terms(of: constraint) {
      variables[Int(terms[index].variable)].discountBinding()
      variables[Int(terms[index].variable)].isRigid = false
    }
    constraints[Int(constraint)].role = .out
  }

  /// Has the step evaluated again that a constraint belongs to.
  mutating func makeDue(_ constraint: Int32) {
    switch constraints[Int(constraint)].role {
    case .defines, .checks: schedule.makeDue(constraints[Int(constraint)].link)
    case .joins: schedule.makeDue(components[Int(records.component(joinedBy: constraint))].position)
    case .vacant, .out, .loose, .idle: break
    }
  }

  /// Makes a definition loose. A derived variable becomes loose with it, a known one waits for another definition.
  mutating func releaseDefinition(_ constraint: Int32) {
    let variable = records.variable(definedBy: constraint)
    let position = constraints[Int(constraint)].link
    variables[Int(variable)].equation = -1
    loosen(constraint)
    if variables[Int(variable)].role == .known {
      placement.orphans.append(Placement.Orphan(variable: variable, position: position))
      return
    }
    loosenVariable(variable)
    for index in constraints.terms(of: constraint) where terms[index].variable != variable {
      variables[Int(terms[index].variable)].countBinding()
    }
    // A variable derived just now has no position yet.
    if position >= 0 { schedule.vacate(position) }
    placement.derivedCount -= 1
  }

  /// Makes the members and constraints of a component loose, and whatever is known through them.
  mutating func dissolve(_ component: Int32) {
    takeApart(component)
    forgetPending()
  }

  private mutating func takeApart(_ component: Int32) {
    let record = components[Int(component)]
    loosenConstraints(upTo: record.lastConstraint)
    var member = variables[Int(record.lastMember)].nextMember
    var isLast = false
    while !isLast {
      isLast = member == record.lastMember
      let equation = variables[Int(member)].equation
      if equation >= 0 {
        if !oddScales.isEmpty { oddScales[equation] = nil }
        loosen(equation)
      }
      variables[Int(member)].equation = -1
      variables[Int(member)].leave()
      if record.isKnown {
        placement.forgotten.append(member)
      } else {
        loosenVariable(member)
      }
      member = variables[Int(member)].nextMember
    }
    if !record.isKnown { placement.freeCount -= 1 }
    schedule.vacate(record.position)
    components[Int(component)].position = -1
    vacancies.components.append(component)
  }

  /// Makes the constraints of a component loose, of which the last one is given; -1 if there are none.
  private mutating func loosenConstraints(upTo last: Int32) {
    if last < 0 { return }
    var constraint = constraints[Int(last)].link
    while constraint != last {
      let next = constraints[Int(constraint)].link
      loosen(constraint)
      constraint = next
    }
    loosen(last)
  }

  /// Makes variables loose that are known no longer, with everything that relied on their being known.
  private mutating func forgetPending() {
    while let variable = placement.forgotten.popLast() {
      guard variables[Int(variable)].role == .known else { continue }
      loosenVariable(variable)
      variables[Int(variable)].equation = -1
      var use = variables[Int(variable)].firstUse
      while use >= 0 {
        forgetUse(Int32(constraints.row(ofTerm: Int(use))))
        use = terms[Int(use)].nextUse
      }
    }
  }

  private mutating func forgetUse(_ constraint: Int32) {
    switch constraints[Int(constraint)].role {
    case .defines:
      let defined = records.variable(definedBy: constraint)
      // The variable itself is loose, and its equation too, when its uses are looked at.
      if defined >= 0, variables[Int(defined)].role == .derived { return }
      schedule.vacate(constraints[Int(constraint)].link)
      loosen(constraint)
      if defined >= 0 { placement.forgotten.append(defined) }
    case .checks:
      schedule.vacate(constraints[Int(constraint)].link)
      loosen(constraint)
    case .joins: takeApart(records.component(joinedBy: constraint))
    case .idle: loosen(constraint)
    case .vacant, .out, .loose: break
    }
  }

  // MARK: Derived variables that limit their inputs

  /// Has derived variables that turned out to limit their inputs solved together with these from now on; false if there
  /// are none. With their readers, so that a long chain is not released link by link.
  mutating func releaseStubborn(withReaders: Bool) -> Bool {
    if placement.stubborn.isEmpty { return false }
    var index = 0
    while index < placement.stubborn.count {
      let variable = placement.stubborn[index]
      index += 1
      if variables[Int(variable)].role != .derived { continue }
      variables[Int(variable)].isRigid = true
      releaseDefinition(variables[Int(variable)].equation)
      if withReaders { appendReadersToStubborn(variable) }
    }
    placement.stubborn.removeAll()
    return true
  }

  private mutating func appendReadersToStubborn(_ variable: Int32) {
    var use = variables[Int(variable)].firstUse
    while use >= 0 {
      let row = Int32(constraints.row(ofTerm: Int(use)))
      if constraints[Int(row)].role == .defines {
        let defined = records.variable(definedBy: row)
        if variables[Int(defined)].role == .derived { placement.stubborn.append(defined) }
      }
      use = terms[Int(use)].nextUse
    }
  }

  // MARK: Orphans

  /// Gives known variables that lost their definition another one, or forgets them.
  mutating func adoptOrphans() {
    for index in 0..<placement.orphans.count {
      let orphan = placement.orphans[index]
      let record = variables[Int(orphan.variable)]
      let isWaiting = record.role == .known && record.equation < 0 && !record.isLinked && record.rootComponent < 0
      if isWaiting, let definition = otherDefinition(of: orphan) {
        if constraints[Int(definition)].role == .checks { schedule.vacate(constraints[Int(definition)].link) }
        define(orphan.variable, by: definition)
        constraints[Int(definition)].link = orphan.position
        schedule.replace(orphan.position, by: definition)
      } else {
        schedule.vacate(orphan.position)
        if isWaiting { placement.forgotten.append(orphan.variable) }
        forgetPending()
      }
    }
    placement.orphans.removeAll()
  }

  /// A required equality whose other variables are all known before the orphan's position in the schedule.
  private func otherDefinition(of orphan: Placement.Orphan) -> Int32? {
    var use = variables[Int(orphan.variable)].firstUse
    while use >= 0 {
      let constraint = Int32(constraints.row(ofTerm: Int(use)))
      let role = constraints[Int(constraint)].role
      if role == .loose || role == .checks, constraints[Int(constraint)].isRequiredEquality,
        constraints.terms(of: constraint).allSatisfy({ index in
          let variable = terms[index].variable
          return variable == orphan.variable || isKnown(variable, before: orphan.position)
        })
      {
        return constraint
      }
      use = terms[Int(use)].nextUse
    }
    return nil
  }

  private func isKnown(_ variable: Int32, before position: Int32) -> Bool {
    let record = variables[Int(variable)]
    guard record.role == .known else { return false }
    let component = records.component(of: variable)
    if component >= 0 { return components[Int(component)].position < position }
    return record.equation >= 0 && constraints[Int(record.equation)].link < position
  }

  /// Records that a constraint defines a variable.
  mutating func define(_ variable: Int32, by constraint: Int32) {
    variables[Int(variable)].equation = constraint
    constraints[Int(constraint)].role = .defines
  }
}
