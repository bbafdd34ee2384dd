/// The short way for components of one class, most of them a single variable: the same steps as ``IntervalSettler``
/// without writing the problem down.
extension LayoutSolver {
  /// Solves a component of one class; false if its constraints contradict each other or leave a choice.
  mutating func settleSingleClass(_ component: Int32) -> Bool {
    loadMembers(of: component)
    var interval = Interval()
    var slot = 0
    while slot < workspace.members.count {
      let member = workspace.members[slot]
      let minimum = variables[Int(member.variable)].minimum
      if minimum > -.infinity {
        let bound = Interval.granting(.greaterThanOrEqual, member.scale, member.offset - minimum)
        if !interval.narrow(to: bound) { return false }
      }
      slot += 1
    }
    var start = interval
    var level = Self.required
    var constraint = components[Int(component)].firstConstraint
    while constraint >= 0 {
      let record = constraints[Int(constraint)]
      if record.level != level {
        level = record.level
        start = interval
      }
      if !narrow(&interval, from: start, by: record, component) { return false }
      constraint = record.position
    }
    if interval.isOpen { return false }
    assignSingleClass(interval.low)
    return true
  }

  /// Narrows the interval of the root to where a constraint is missed least, seen from the start of its level.
  private mutating func narrow(
    _ interval: inout Interval, from start: Interval, by record: ConstraintRecord, _ component: Int32
  ) -> Bool {
    var constant = record.constant
    var coefficient = 0.0
    var largest = 0.0
    let (terms, variables, members) = (self.terms, self.variables, workspace.members)
    var index = record.termStart
    let end = record.termEnd
    while index < end {
      let term = terms[index]
      index += 1
      if variables[Int(term.variable)].component == component {
        let member = members[Int(variables[Int(term.variable)].mark)]
        let part = term.coefficient * member.scale
        constant += term.coefficient * member.offset
        coefficient += part
        if part.magnitude > largest { largest = part.magnitude }
      } else {
        constant += term.coefficient * variables[Int(term.variable)].value
      }
    }
    if coefficient.magnitude <= 1e-9 * largest {
      return !record.isRequired
        || LayoutProblem.violation(of: constant, record.relation) <= Interval.slack(constant)
    }
    let wanted = Interval.granting(record.relation, coefficient, constant)
    return interval.narrow(to: record.isRequired ? wanted : start.nearest(to: wanted))
  }

  private mutating func assignSingleClass(_ root: Double) {
    var slot = 0
    while slot < workspace.members.count {
      let member = workspace.members[slot]
      assign(member.scale * root + member.offset, decider: -1, to: member.variable)
      slot += 1
    }
    if slot > Self.keptCapacity { workspace = ComponentWorkspace() }
  }
}
