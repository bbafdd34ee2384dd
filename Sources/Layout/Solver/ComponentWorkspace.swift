/// A component in terms of the roots of its classes, with the lists that solving it needs.
struct ComponentWorkspace: Sendable {
  /// A member as `scale · column + offset`.
  struct Member: Sendable {
    var variable: Int32
    var column: Int32
    var scale: Double
    var offset: Double
  }

  var members: [Member] = []
  /// For each column its root.
  var roots: [Int32] = []
  var problem = LayoutProblem()
  /// Whether a required equality mentions several columns.
  var hasRows = false
  /// For each column the last entry that was made for it.
  var lastEntry: [Int32] = []
  var intervals = IntervalSettler()
  /// For each column its value, and the decider if it is open.
  var values: [Double] = []
  var deciders: [Int32] = []
}

extension LayoutSolver {
  /// Expresses the members and constraints of a component in its columns.
  mutating func load(_ component: Int32) {
    workspace.members.removeAll(keepingCapacity: true)
    workspace.roots.removeAll(keepingCapacity: true)
    workspace.lastEntry.removeAll(keepingCapacity: true)
    workspace.problem.removeAll()
    workspace.hasRows = false
    loadMembers(of: component)
    loadConstraints(of: component)
  }

  private mutating func loadMembers(of component: Int32) {
    numberMembers(of: component)
    var variable = components[Int(component)].firstMember
    while variable >= 0 {
      let slot = variables[Int(variable)].mark
      if variables[Int(variable)].parent < 0 {
        workspace.members.append(ComponentWorkspace.Member(variable: variable, column: slot, scale: 1, offset: 0))
        workspace.roots.append(variable)
        workspace.lastEntry.append(-1)
        workspace.problem.bounds.append(LayoutProblem.Bounds())
      } else {
        workspace.members.append(linkedMember(variable, slot: slot, component: component))
      }
      variable = variables[Int(variable)].nextMember
    }
    resolveLinks()
    for member in workspace.members where variables[Int(member.variable)].minimum > -.infinity { bound(member) }
  }

  private mutating func numberMembers(of component: Int32) {
    var slot: Int32 = 0
    var variable = components[Int(component)].firstMember
    while variable >= 0 {
      variables[Int(variable)].mark = slot
      slot += 1
      variable = variables[Int(variable)].nextMember
    }
  }

  /// A member in terms of its parent. The parts of the equality are followed up to where their classes stood when it
  /// linked them.
  private func linkedMember(_ variable: Int32, slot: Int32, component: Int32) -> ComponentWorkspace.Member {
    let equation = variables[Int(variable)].equation
    var constant = constraints[Int(equation)].constant
    var own = 0.0
    for index in termRange(equation) {
      var current = terms[index].variable
      var coefficient = terms[index].coefficient
      if variables[Int(current)].component != component {
        constant += coefficient * variables[Int(current)].value
        continue
      }
      while current != variable, variables[Int(current)].parent >= 0, variables[Int(current)].mark < slot {
        constant += coefficient * workspace.members[Int(variables[Int(current)].mark)].offset
        coefficient *= variables[Int(current)].scale
        current = variables[Int(current)].parent
      }
      if current == variable { own += coefficient }
    }
    let scale = variables[Int(variable)].scale
    return ComponentWorkspace.Member(variable: variable, column: -1, scale: scale, offset: -constant / own)
  }

  /// Turns members that are given in terms of their parents into members in terms of columns.
  private mutating func resolveLinks() {
    var slot = workspace.members.count
    while slot > workspace.roots.count {
      slot -= 1
      let parent = workspace.members[Int(variables[Int(variables[Int(workspace.members[slot].variable)].parent)].mark)]
      workspace.members[slot].offset += workspace.members[slot].scale * parent.offset
      workspace.members[slot].scale *= parent.scale
      workspace.members[slot].column = parent.column
    }
  }

  private mutating func bound(_ member: ComponentWorkspace.Member) {
    let column = Int(member.column)
    let limit = (variables[Int(member.variable)].minimum - member.offset) / member.scale
    if member.scale > 0, limit > workspace.problem.bounds[column].low {
      workspace.problem.bounds[column].low = limit
      workspace.problem.bounds[column].lowSource = member.variable
    } else if member.scale < 0, limit < workspace.problem.bounds[column].high {
      workspace.problem.bounds[column].high = limit
      workspace.problem.bounds[column].highSource = member.variable
    }
  }

  private mutating func loadConstraints(of component: Int32) {
    var constraint = components[Int(component)].firstConstraint
    while constraint >= 0 {
      loadConstraint(constraint, component: component)
      constraint = constraints[Int(constraint)].next
    }
  }

  private mutating func loadConstraint(_ constraint: Int32, component: Int32) {
    let first = workspace.problem.entries.count
    var constant = constraints[Int(constraint)].constant
    var largest = 0.0
    for index in termRange(constraint) {
      let variable = Int(terms[index].variable)
      let coefficient = terms[index].coefficient
      if variables[variable].component == component {
        let member = workspace.members[Int(variables[variable].mark)]
        constant += coefficient * member.offset
        let part = coefficient * member.scale
        if part.magnitude > largest { largest = part.magnitude }
        addEntry(column: Int(member.column), coefficient: part, first: first)
      } else {
        constant += coefficient * variables[variable].value
      }
    }
    if workspace.problem.entries.count > first { dropVanishedEntries(from: first, below: 1e-9 * largest) }
    if workspace.problem.entries.count > first + 1, constraints[Int(constraint)].isRequiredEquality {
      workspace.hasRows = true
    }
    workspace.problem.wishes.append(
      LayoutProblem.Wish(
        constant: constant, priority: constraints[Int(constraint)].priority, source: constraint,
        firstEntry: Int32(first), entryCount: Int32(workspace.problem.entries.count - first),
        relation: constraints[Int(constraint)].relation))
  }

  private mutating func addEntry(column: Int, coefficient: Double, first: Int) {
    let last = Int(workspace.lastEntry[column])
    if last >= first {
      workspace.problem.entries[last].coefficient += coefficient
    } else {
      workspace.lastEntry[column] = Int32(workspace.problem.entries.count)
      workspace.problem.entries.append(LayoutProblem.Entry(column: Int32(column), coefficient: coefficient))
    }
  }

  private mutating func dropVanishedEntries(from first: Int, below limit: Double) {
    var kept = first
    for index in first..<workspace.problem.entries.count {
      let entry = workspace.problem.entries[index]
      workspace.lastEntry[Int(entry.column)] = -1
      if entry.coefficient.magnitude <= limit { continue }
      workspace.problem.entries[kept] = entry
      kept += 1
    }
    workspace.problem.entries.removeSubrange(kept...)
  }
}
