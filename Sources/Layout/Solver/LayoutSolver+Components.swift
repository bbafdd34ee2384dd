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
    for index in 0..<placement.remaining.count {
      let variable = placement.remaining[index]
      variables[Int(variable)].mark = variable
    }
    var index = 0
    while index < placement.looseConstraints.count {
      let constraint = constraints + Int(placement.looseConstraints[index])
      index += 1
      // For now a variable, later the component of that variable.
      if constraint.pointee.role == .loose {
        constraint.pointee.link = firstOfJoinedGroups(placement.looseConstraints[index - 1])
      }
    }
  }

  /// Joins the groups of the loose variables of a constraint, and returns the first of these; -1 if there is none.
  private mutating func firstOfJoinedGroups(_ constraint: Int32) -> Int32 {
    let (terms, variables) = (self.terms, self.variables)
    var first: Int32 = -1
    var home: Int32 = -1
    let slots = constraints.terms(of: constraint)
    var index = slots.lowerBound
    while index < slots.upperBound {
      let variable = terms[index].variable
      index += TermRecord.slots
      if variables[Int(variable)].role != .loose { continue }
      if home < 0 {
        home = variable
        if index == slots.upperBound { break }
        first = group(of: variable)
      } else {
        variables[Int(group(of: variable))].mark = first
      }
    }
    return home
  }

  private mutating func group(of variable: Int32) -> Int32 {
    let variables = self.variables
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
    let group = group(of: variable)
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

  // MARK: Constraints

  /// Appends the remaining constraints to their components by descending priority; those about known variables become
  /// checks, or idle.
  private mutating func placeConstraints() {
    var index = 0
    while index < placement.looseConstraints.count {
      placeConstraint(placement.looseConstraints[index])
      index += 1
    }
    if placement.joining.count > 1 { sortJoining() }
    index = 0
    while index < placement.joining.count {
      let constraint = placement.joining[index]
      appendConstraint(constraint, to: constraints[Int(constraint)].link)
      index += 1
    }
  }

  private mutating func placeConstraint(_ constraint: Int32) {
    let record = constraints + Int(constraint)
    if record.pointee.role != .loose { return }
    if record.pointee.link >= 0 {
      record.pointee.link = records.component(of: record.pointee.link)
      record.pointee.role = .joins
      placement.joining.append(constraint)
    } else if record.pointee.isRequired {
      record.pointee.role = .checks
      record.pointee.link = schedule.append(constraint)
    } else {
      record.pointee.role = .idle
    }
  }

  /// The number of priorities up to which constraints are sorted by counting.
  private static let mostLevels = 64

  private mutating func sortJoiningByComparison() {
    let joining = Array(placement.joining)
    let constraints = self.constraints
    let order = joining.indices.sorted { left, right in
      let leftLevel = constraints.level(of: joining[left])
      let rightLevel = constraints.level(of: joining[right])
      return leftLevel != rightLevel ? leftLevel > rightLevel : left < right
    }
    for (index, source) in order.enumerated() { placement.joining[index] = joining[source] }
  }

  /// Sorts by descending priority, keeping the order of equals: there are few priorities and many constraints.
  private mutating func sortJoining() {
    guard let levels = countLevels() else { return sortJoiningByComparison() }
    let starts = startsOfLevels(levels)
    placement.sorted.append(-1, times: placement.joining.count)
    var index = 0
    while index < placement.joining.count {
      let level = Int(placement.levels[index])
      let target = Int(starts[level])
      placement.sorted[target] = placement.joining[index]
      starts[level] = Int32(target + 1)
      index += 1
    }
    swap(&placement.joining, &placement.sorted)
  }

  /// A priority and how many constraints have it.
  private struct Level {
    var priority: Float
    var count: Int32
  }

  /// Notes for each joining constraint which level it has; nil if there are too many.
  private mutating func countLevels() -> RecordList<Level>? {
    var levels = RecordList<Level>()
    let usesTable = shapes.count < Swift.max(2 * placement.joining.count, 64)
    if usesTable { placement.shapeLevels.append(-1, times: shapes.count) }
    var joiningIndex = 0
    while joiningIndex < placement.joining.count {
      let shape = Int(constraints[Int(placement.joining[joiningIndex])].shape)
      var index = usesTable ? Int(placement.shapeLevels[shape]) : -1
      if index < 0 {
        let priority = shapes.records[shape].level
        index = 0
        while index < levels.count, levels[index].priority != priority { index += 1 }
        if index == Self.mostLevels { return nil }
        if index == levels.count { levels.append(Level(priority: priority, count: 0)) }
        if usesTable { placement.shapeLevels[shape] = Int32(index) }
      }
      levels.records[index].count += 1
      placement.levels.append(Int32(truncatingIfNeeded: index))
      joiningIndex += 1
    }
    return levels
  }

  /// For each level the index of its first constraint by descending priority.
  private mutating func startsOfLevels(_ levels: RecordList<Level>) -> IndexList {
    var starts = IndexList()
    starts.append(0, times: levels.count)
    var start: Int32 = 0
    for index in levels.indices.sorted(by: { levels[$0].priority > levels[$1].priority }) {
      starts[index] = start
      start += levels[index].count
    }
    return starts
  }
}
