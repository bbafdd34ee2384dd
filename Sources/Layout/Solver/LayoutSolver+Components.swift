/// Grouping what is neither known nor derived into components that can be solved one by one.
extension LayoutSolver {
  mutating func formComponents() {
    groupClasses()
    for variable in placement.remaining where variables[Int(variable)].role == .loose {
      if variables[Int(variable)].parent < 0 { placeRoot(variable) }
    }
    for variable in placement.links { placeLinked(variable) }
    placeConstraints()
  }

  mutating func addComponent(isKnown: Bool) -> Int32 {
    let index = vacancies.components.popLast() ?? Int32(components.count)
    if Int(index) == components.count { components.append(ComponentRecord()) }
    components[Int(index)] = ComponentRecord()
    components[Int(index)].isKnown = isKnown
    components[Int(index)].position = schedule.append(~index)
    if !isKnown { placement.freeCount += 1 }
    return index
  }

  mutating func appendMember(_ variable: Int32, to component: Int32) {
    variables[Int(variable)].component = component
    variables[Int(variable)].nextMember = -1
    let last = components[Int(component)].lastMember
    if last >= 0 {
      variables[Int(last)].nextMember = variable
    } else {
      components[Int(component)].firstMember = variable
    }
    components[Int(component)].lastMember = variable
  }

  mutating func appendConstraint(_ constraint: Int32, to component: Int32) {
    constraints[Int(constraint)].role = .joins
    constraints[Int(constraint)].home = component
    constraints[Int(constraint)].position = -1
    let last = components[Int(component)].lastConstraint
    if last >= 0 {
      constraints[Int(last)].position = constraint
    } else {
      components[Int(component)].firstConstraint = constraint
    }
    components[Int(component)].lastConstraint = constraint
  }

  // MARK: Groups

  /// Joins classes into one group that a constraint mentions together.
  private mutating func groupClasses() {
    for variable in placement.remaining { variables[Int(variable)].mark = variable }
    for constraint in placement.looseConstraints where constraints[Int(constraint)].role == .loose {
      var first: Int32 = -1
      var home: Int32 = -1
      var index = constraints[Int(constraint)].termStart
      let end = constraints[Int(constraint)].termEnd
      while index < end {
        if variables[Int(terms[index].variable)].role == .loose {
          let group = group(of: terms[index].variable)
          if first < 0 {
            first = group
            home = terms[index].variable
          }
          variables[Int(group)].mark = first
        }
        index += 1
      }
      // For now the home is a variable, later the component of that variable.
      constraints[Int(constraint)].home = home
    }
  }

  private mutating func group(of variable: Int32) -> Int32 {
    var group = variable
    while variables[Int(group)].parent >= 0 { group = variables[Int(group)].parent }
    while variables[Int(group)].mark != group {
      let above = variables[Int(group)].mark
      variables[Int(group)].mark = variables[Int(above)].mark
      group = above
    }
    return group
  }

  private mutating func placeRoot(_ variable: Int32) {
    let group = group(of: variable)
    if variables[Int(group)].component < 0 { variables[Int(group)].component = addComponent(isKnown: false) }
    let component = variables[Int(group)].component
    variables[Int(variable)].role = .free
    variables[Int(variable)].isFresh = true
    components[Int(component)].classCount += 1
    appendMember(variable, to: component)
  }

  private mutating func placeLinked(_ variable: Int32) {
    var root = variable
    while variables[Int(root)].parent >= 0 { root = variables[Int(root)].parent }
    let component = variables[Int(root)].component
    if variables[Int(variable)].role == .loose {
      variables[Int(variable)].role = .free
      variables[Int(variable)].isFresh = true
    }
    constraints[Int(variables[Int(variable)].equation)].home = component
    appendMember(variable, to: component)
  }

  // MARK: Constraints

  /// Appends the remaining constraints to their components by descending priority; those about known variables become
  /// checks, or idle.
  private mutating func placeConstraints() {
    for constraint in placement.looseConstraints {
      let record = constraints[Int(constraint)]
      if record.role != .loose { continue }
      if record.home >= 0 {
        constraints[Int(constraint)].home = variables[Int(record.home)].component
        constraints[Int(constraint)].role = .joins
        placement.joining.append(constraint)
      } else if record.isRequired {
        constraints[Int(constraint)].role = .checks
        constraints[Int(constraint)].position = schedule.append(constraint)
      } else {
        constraints[Int(constraint)].role = .idle
      }
    }
    sortJoining()
    for constraint in placement.joining { appendConstraint(constraint, to: constraints[Int(constraint)].home) }
  }

  /// The number of priorities up to which constraints are sorted by counting.
  private static let mostLevels = 64

  private mutating func sortJoiningByComparison() {
    let places = placement.joining.indices.sorted { left, right in
      let leftLevel = constraints[Int(placement.joining[left])].level
      let rightLevel = constraints[Int(placement.joining[right])].level
      return leftLevel != rightLevel ? leftLevel > rightLevel : left < right
    }
    placement.joining = places.map { placement.joining[$0] }
  }

  /// Sorts by descending priority, keeping the order of equals: there are few priorities and many constraints.
  private mutating func sortJoining() {
    var levels: [Float] = []
    var counts: [Int] = []
    placement.levels.removeAll(keepingCapacity: true)
    for constraint in placement.joining {
      let level = constraints[Int(constraint)].level
      var index = 0
      while index < levels.count, levels[index] != level { index += 1 }
      if index == Self.mostLevels { return sortJoiningByComparison() }
      if index == levels.count {
        levels.append(level)
        counts.append(0)
      }
      counts[index] += 1
      placement.levels.append(Int32(index))
    }
    let order = levels.indices.sorted { levels[$0] > levels[$1] }
    var starts = counts
    var start = 0
    for index in order {
      starts[index] = start
      start += counts[index]
    }
    placement.sorted.removeAll(keepingCapacity: true)
    placement.sorted.append(contentsOf: placement.joining)
    for index in placement.joining.indices {
      let level = Int(placement.levels[index])
      placement.sorted[starts[level]] = placement.joining[index]
      starts[level] += 1
    }
    swap(&placement.joining, &placement.sorted)
  }
}
