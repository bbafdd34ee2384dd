/// Grouping what is neither known nor derived into components that can be solved one by one.
extension LayoutSolver {
  mutating func formComponents() {
    groupClasses()
    for variable in placement.looseVariables where variables[Int(variable)].role == .loose {
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
    constraints[Int(constraint)].next = -1
    let last = components[Int(component)].lastConstraint
    if last >= 0 {
      constraints[Int(last)].next = constraint
    } else {
      components[Int(component)].firstConstraint = constraint
    }
    components[Int(component)].lastConstraint = constraint
  }

  // MARK: Groups

  /// Joins classes into one group that a constraint mentions together.
  private mutating func groupClasses() {
    for variable in placement.looseVariables where variables[Int(variable)].role == .loose {
      variables[Int(variable)].mark = variable
    }
    for constraint in placement.looseConstraints where constraints[Int(constraint)].role == .loose {
      var first: Int32 = -1
      for index in termRange(constraint) where variables[Int(terms[index].variable)].role == .loose {
        let group = group(of: terms[index].variable)
        if first < 0 { first = group }
        variables[Int(group)].mark = first
      }
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
    appendMember(variable, to: component)
  }

  private mutating func placeLinked(_ variable: Int32) {
    var root = variable
    while variables[Int(root)].parent >= 0 { root = variables[Int(root)].parent }
    let component = variables[Int(root)].component
    if variables[Int(variable)].role == .loose { variables[Int(variable)].role = .free }
    constraints[Int(variables[Int(variable)].equation)].home = component
    appendMember(variable, to: component)
  }

  // MARK: Constraints

  /// Appends the remaining constraints to their components by descending priority; those about known variables become
  /// checks, or idle.
  private mutating func placeConstraints() {
    placement.queue.removeAll(keepingCapacity: true)
    for constraint in placement.looseConstraints where constraints[Int(constraint)].role == .loose {
      let component = component(of: constraint)
      if component >= 0 {
        constraints[Int(constraint)].home = component
        placement.queue.append(constraint)
      } else if constraints[Int(constraint)].isRequired {
        constraints[Int(constraint)].role = .checks
        constraints[Int(constraint)].position = schedule.append(constraint)
      } else {
        constraints[Int(constraint)].role = .idle
      }
    }
    sortQueueByPriority()
    for constraint in placement.queue { appendConstraint(constraint, to: constraints[Int(constraint)].home) }
    placement.queue.removeAll(keepingCapacity: true)
  }

  private func component(of constraint: Int32) -> Int32 {
    for index in termRange(constraint) where variables[Int(terms[index].variable)].role == .free {
      return variables[Int(terms[index].variable)].component
    }
    return -1
  }

  /// Sorts by descending priority, keeping the order of equals: there are few priorities and many constraints.
  private mutating func sortQueueByPriority() {
    var levels: [Double] = []
    var counts: [Int] = []
    for constraint in placement.queue {
      let level = level(of: constraint, in: levels)
      if level == levels.count || levels[level] != effectivePriority(constraint) {
        levels.insert(effectivePriority(constraint), at: level)
        counts.insert(0, at: level)
      }
      counts[level] += 1
    }
    var start = 0
    for level in counts.indices { (counts[level], start) = (start, start + counts[level]) }
    placement.sorted.removeAll(keepingCapacity: true)
    placement.sorted.append(contentsOf: placement.queue)
    for constraint in placement.queue {
      let level = level(of: constraint, in: levels)
      placement.sorted[counts[level]] = constraint
      counts[level] += 1
    }
    swap(&placement.queue, &placement.sorted)
  }

  private func effectivePriority(_ constraint: Int32) -> Double {
    let priority = constraints[Int(constraint)].priority
    return priority < Self.requiredPriority ? priority : Self.requiredPriority
  }

  /// The place of the constraint's priority among descending ones.
  private func level(of constraint: Int32, in levels: [Double]) -> Int {
    let priority = effectivePriority(constraint)
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
