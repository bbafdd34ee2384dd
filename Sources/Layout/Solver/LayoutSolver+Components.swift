/// Grouping what is neither known nor derived into components that can be solved one by one.
extension LayoutSolver {
  mutating func formComponents() {
    groupClasses()
    var index = 0
    while index < placement.remaining.count {
      let variable = placement.remaining[index]
      index += 1
      if variables[Int(variable)].role == .loose, !variables[Int(variable)].isLinked { placeRoot(variable) }
    }
    for index in 0..<placement.links.count { placeLinked(placement.links[index]) }
    placeConstraints()
  }

  mutating func addComponent(isKnown: Bool) -> Int32 {
    let index = vacancies.components.popLast() ?? appendedComponent()
    components[Int(index)] = ComponentRecord(isKnown: isKnown)
    components[Int(index)].position = schedule.append(~index)
    if !isKnown { placement.freeCount += 1 }
    return index
  }

  mutating func appendMember(_ variable: Int32, to component: Int32) {
    let last = components[Int(component)].lastMember
    if last >= 0 {
      variables[Int(variable)].nextMember = variables[Int(last)].nextMember
      variables[Int(last)].nextMember = variable
    } else {
      variables[Int(variable)].nextMember = variable
    }
    components[Int(component)].lastMember = variable
  }

  mutating func appendConstraint(_ constraint: Int32, to component: Int32) {
    let record = constraints + Int(constraint)
    record.pointee.role = .joins
    let owner = components + Int(component)
    let last = owner.pointee.lastConstraint
    if last >= 0 {
      record.pointee.link = constraints[Int(last)].link
      constraints[Int(last)].link = constraint
    } else {
      record.pointee.link = constraint
    }
    owner.pointee.lastConstraint = constraint
  }

  // MARK: Groups

  /// Joins the classes that a constraint mentions together into one group.
  private mutating func groupClasses() {
    let (constraints, variables, remaining) = (self.constraints, self.variables, placement.remaining)
    var index = 0
    while index < remaining.count {
      variables[Int(remaining[index])].mark = remaining[index]
      index += 1
    }
    let looseConstraints = placement.looseConstraints
    index = 0
    while index < looseConstraints.count {
      let constraint = looseConstraints[index]
      let record = constraints + Int(constraint)
      index += 1
      // For now a variable, later the component of that variable.
      if record.pointee.role == .loose { record.pointee.link = firstOfJoinedGroups(constraint) }
    }
  }

  /// Joins the groups of the loose variables of a constraint, and returns the first of these; -1 if there is none.
  @inline(__always) private mutating func firstOfJoinedGroups(_ constraint: Int32) -> Int32 {
    let (terms, variables) = (self.terms, self.variables)
    var first: Int32 = -1
    var home: Int32 = -1
    let slots = constraints.terms(of: constraint)
    var index = slots.lowerBound
    while index < slots.upperBound {
      let variable = terms[index].variable
      index &+= TermRecord.slots
      if variables[Int(variable)].role != .loose { continue }
      if home < 0 {
        home = variable
      } else {
        if first < 0 { first = Self.group(of: home, variables) }
        let group = Self.group(of: variable, variables)
        if group != first { variables[Int(group)].mark = first }
      }
    }
    return home
  }

  private static func group(of variable: Int32, _ variables: RecordPointer<VariableRecord>) -> Int32 {
    var group = variable
    while variables[Int(group)].isLinked { group = variables[Int(group)].parent }
    while variables[Int(group)].mark != group {
      let above = variables[Int(group)].mark
      variables[Int(group)].mark = variables[Int(above)].mark
      group = above
    }
    return group
  }

  private mutating func placeRoot(_ variable: Int32) {
    let group = Self.group(of: variable, variables)
    if variables[Int(group)].rootComponent < 0 { variables[Int(group)].rootComponent = addComponent(isKnown: false) }
    let component = variables[Int(group)].rootComponent
    variables[Int(variable)].rootComponent = component
    variables[Int(variable)].role = .free
    variables[Int(variable)].isFresh = true
    components[Int(component)].countClass()
    appendMember(variable, to: component)
  }

  private mutating func placeLinked(_ variable: Int32) {
    let component = records.component(of: variable)
    if variables[Int(variable)].role == .loose {
      variables[Int(variable)].role = .free
      variables[Int(variable)].isFresh = true
    }
    appendMember(variable, to: component)
  }
}
