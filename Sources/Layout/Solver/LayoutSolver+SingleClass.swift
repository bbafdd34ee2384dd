/// The fast path for components of one class, most of them a single variable: the same steps as ``IntervalSettler``
/// without writing the problem down.
extension LayoutSolver {
  /// Solves a component of one class; false if its constraints contradict each other or leave a choice.
  mutating func settleSingleClass(_ component: Int32) -> Bool {
    loadMembers(of: component)
    var interval = Interval()
    var slot = 0
    while slot < workspace.members.count {
      let member = workspace.members[slot]
      if variables[Int(member.variable)].isSize {
        let minimum = Self.minimum(of: member.variable, variables, oddMinimums)
        let bound = Interval.satisfying(.greaterThanOrEqual, member.scale, member.offset - minimum)
        if !interval.narrow(to: bound) { return false }
      }
      slot += 1
    }
    var start = interval
    var level = Self.required
    var constraint = components[Int(component)].firstConstraint
    while constraint >= 0 {
      let ownLevel = constraints.level(of: constraint)
      if ownLevel != level {
        level = ownLevel
        start = interval
      }
      if !narrow(&interval, from: start, by: constraint, component) { return false }
      constraint = constraints[Int(constraint)].position
    }
    if interval.isOpen { return false }
    assignSingleClass(interval.low)
    return true
  }

  /// Narrows the interval of the root to where a constraint is missed least, seen from the start of its level.
  private mutating func narrow(
    _ interval: inout Interval, from start: Interval, by constraint: Int32, _ component: Int32
  ) -> Bool {
    let constraints = self.constraints
    var constant = constraints[Int(constraint)].constant
    var coefficient = 0.0
    var largest = 0.0
    let (terms, variables, members) = (self.terms, self.variables, workspace.members.records)
    let (slots, coefficients) = (constraints.terms(of: constraint), constraints.coefficients(of: constraint))
    var index = slots.lowerBound
    while index < slots.upperBound {
      let variable = variables + Int(terms[index].variable)
      let factor = coefficients[index]
      index += 1
      if variable.pointee.component == component {
        let member = members[Int(variable.pointee.mark)]
        let part = factor * member.scale
        constant += factor * member.offset
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
    var slot = 0
    while slot < workspace.members.count {
      let member = workspace.members[slot]
      assign(member.scale * root + member.offset, decider: -1, to: member.variable)
      slot += 1
    }
  }
}
