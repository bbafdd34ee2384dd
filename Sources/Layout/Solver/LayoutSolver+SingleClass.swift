/// The fast path for components of one class, most of them a single variable: the same steps as ``IntervalSettler``
/// without writing the problem down.
extension LayoutSolver {
  /// Solves a component of one class; false if its constraints contradict each other or leave a choice.
  mutating func settleSingleClass(_ component: Int32) -> Bool {
    loadMembers(of: component)
    var interval = Interval()
    var slot = 0
    let (variables, members, oddScales) = (self.variables, workspace.members, workspace.oddScales.records)
    while slot < members.count {
      let member = members[slot]
      if variables[Int(member.variable)].isSize {
        let minimum = Self.minimum(of: member.variable, variables, oddMinimums)
        let scale = OddNumbers.number(member.scale, oddScales)
        let bound = Interval.satisfying(.greaterThanOrEqual, scale, member.offset - minimum)
        if !interval.narrow(to: bound) { return false }
      }
      slot += 1
    }
    var start = interval
    var level = Self.required
    let last = components[Int(component)].lastConstraint
    var constraint = last
    while constraint >= 0 {
      constraint = constraints[Int(constraint)].link
      let ownLevel = constraints.level(of: constraint)
      if ownLevel != level {
        level = ownLevel
        start = interval
      }
      if !narrow(&interval, from: start, by: constraint) { return false }
      if constraint == last { break }
    }
    if interval.isOpen { return false }
    assignSingleClass(interval.low)
    return true
  }

  /// Narrows the interval of the root to where a constraint is missed least, seen from the start of its level.
  private mutating func narrow(
    _ interval: inout Interval, from start: Interval, by constraint: Int32
  ) -> Bool {
    let constraints = self.constraints
    var constant = constraints.constant(of: constraint)
    var coefficient = 0.0
    var largest = 0.0
    let (terms, variables, members) = (
      self.terms, self.variables, MemberPointer(workspace.members, workspace.oddScales)
    )
    let (slots, coefficients) = (constraints.terms(of: constraint), constraints.coefficients(of: constraint))
    var index = slots.lowerBound
    while index < slots.upperBound {
      let name = terms[index].variable
      let variable = variables + Int(name)
      let factor = coefficients[index]
      index += TermRecord.slots
      if members.hold(name, at: variable.pointee.slot) {
        let part = factor * members.scale(of: variable.pointee.slot)
        constant += factor * members[variable.pointee.slot].offset
        coefficient += part
        if part.magnitude > largest { largest = part.magnitude }
      } else {
        constant += factor * variable.pointee.value
      }
    }
    let relation = constraints.shape(of: constraint).pointee.relation
    let isRequired = constraints[Int(constraint)].isRequired
    if coefficient.magnitude <= 1e-9 * largest {
      return !isRequired || LayoutProblem.violation(of: constant, relation) <= Interval.slack(constant)
    }
    let target = Interval.satisfying(relation, coefficient, constant)
    return interval.narrow(to: isRequired ? target : start.nearest(to: target))
  }

  private mutating func assignSingleClass(_ root: Double) {
    unload()
    var slot = 0
    let (members, oddScales) = (workspace.members, workspace.oddScales.records)
    while slot < members.count {
      let member = members[slot]
      let scale = OddNumbers.number(member.scale, oddScales)
      assign(scale * root + member.offset, decider: -1, to: member.variable)
      slot += 1
    }
  }
}
