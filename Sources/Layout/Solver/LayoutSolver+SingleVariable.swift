/// The fast path for components of one variable: the same steps as for one class, without loading the component.
extension LayoutSolver {
  /// Solves a component of one variable; false if it has more, or if its constraints contradict each other or leave a
  /// choice.
  mutating func settleSingleVariable(_ component: Int32) -> Bool {
    let variable = components[Int(component)].lastMember
    if variables[Int(variable)].nextMember != variable { return false }
    var interval = Interval()
    if variables[Int(variable)].isSize {
      let minimum = Self.minimum(of: variable, variables, oddMinimums)
      if !interval.narrow(to: Interval.satisfying(.greaterThanOrEqual, 1, 0 - minimum)) { return false }
    }
    let last = components[Int(component)].lastConstraint
    if !Self.narrow(&interval, of: variable, byConstraintsUpTo: last, constraints, terms, variables) { return false }
    if interval.isOpen { return false }
    // A zero has no sign.
    assign(interval.low + 0, decider: -1, to: variable)
    return true
  }

  /// Narrows the interval of a variable to where each constraint of a component is missed least, seen from the start of
  /// its level.
  private static func narrow(
    _ interval: inout Interval, of variable: Int32, byConstraintsUpTo last: Int32, _ constraints: ConstraintPointer,
    _ terms: TermPointer, _ variables: RecordPointer<VariableRecord>
  ) -> Bool {
    if last < 0 { return true }
    var start = interval
    var level = required
    var constraint = last
    repeat {
      constraint = constraints[Int(constraint)].link
      let shape = constraints.shape(of: constraint)
      if shape.pointee.level != level {
        level = shape.pointee.level
        start = interval
      }
      var constant = constraints.constant(of: constraint)
      var coefficient = 0.0
      let (slots, coefficients) = (constraints.terms(of: constraint), constraints.coefficients(of: constraint))
      var index = slots.lowerBound
      while index < slots.upperBound {
        let other = terms[index].variable
        if other == variable {
          coefficient = coefficients[index]
        } else {
          constant += coefficients[index] * variables[Int(other)].value
        }
        index &+= TermRecord.slots
      }
      let target = Interval.satisfying(shape.pointee.relation, coefficient, constant)
      if !interval.narrow(to: shape.pointee.isRequired ? target : start.nearest(to: target)) { return false }
    } while constraint != last
    return true
  }
}
