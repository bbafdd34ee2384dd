/// A component in terms of the roots of its classes, with the lists that solving it needs.
struct ComponentWorkspace: Sendable {
  /// A member as `scale · column + offset`.
  struct Member: Sendable {
    var variable: Int32
    var column: Int32
    var scale: Double
    var offset: Double
  }

  var members = RecordList<Member>()
  /// For each column its root.
  var roots = IndexList()
  /// Whether a required equality mentions several columns.
  var hasRows = false
  /// For each column the last entry that was made for it.
  var lastEntry = IndexList()
  /// The problem and its quick solver.
  var intervals = IntervalSettler()
  /// For each column its value, and the decider if it is open.
  var values = RecordList<Double>()
  var deciders = IndexList()

  /// Whether it was made for a large component.
  var isLarge: Bool { members.capacity > LayoutSolver.keptCapacity }
}

extension LayoutSolver {
  /// Expresses the members and constraints of a component in its columns.
  mutating func load(_ component: Int32) {
    workspace.lastEntry.removeAll()
    workspace.intervals.problem.removeAll()
    workspace.hasRows = false
    loadMembers(of: component)
    loadColumns()
    loadConstraints(of: component)
  }

  /// Expresses the members of a component in the roots of its classes.
  mutating func loadMembers(of component: Int32) {
    workspace.members.removeAll()
    workspace.roots.removeAll()
    numberMembers(of: component)
    var variable = components[Int(component)].firstMember
    while variable >= 0 {
      let slot = variables[Int(variable)].mark
      if variables[Int(variable)].parent < 0 {
        workspace.members.append(ComponentWorkspace.Member(variable: variable, column: slot, scale: 1, offset: 0))
        workspace.roots.append(variable)
      } else {
        loadLinkedMember(variable, slot: slot, component: component)
      }
      variable = variables[Int(variable)].nextMember
    }
    resolveLinks()
  }

  private mutating func loadColumns() {
    workspace.lastEntry.append(-1, times: workspace.roots.count)
    workspace.intervals.problem.bounds.append(LayoutProblem.Bounds(), times: workspace.roots.count)
    var slot = 0
    while slot < workspace.members.count {
      loadMinimum(of: workspace.members[slot])
      slot += 1
    }
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
  private mutating func loadLinkedMember(_ variable: Int32, slot: Int32, component: Int32) {
    let equation = variables[Int(variable)].equation
    var constant = constraints[Int(equation)].constant
    var own = 0.0
    let (slots, coefficients) = (constraints.terms(of: equation), constraints.coefficients(of: equation))
    var index = slots.lowerBound
    while index < slots.upperBound {
      var current = terms[index].variable
      var coefficient = coefficients[index]
      index += 1
      if variables[Int(current)].component != component {
        constant += coefficient * variables[Int(current)].value
        continue
      }
      while current != variable, variables[Int(current)].parent >= 0, variables[Int(current)].mark < slot {
        constant += coefficient * workspace.members[Int(variables[Int(current)].mark)].offset
        coefficient *= Self.scale(ofLink: variables[Int(current)].equation, constraints, oddScales)
        current = variables[Int(current)].parent
      }
      if current == variable { own += coefficient }
    }
    let scale = Self.scale(ofLink: equation, constraints, oddScales)
    workspace.members.append(
      ComponentWorkspace.Member(variable: variable, column: -1, scale: scale, offset: 0 - constant / own))
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

  private mutating func loadMinimum(of member: ComponentWorkspace.Member) {
    if !variables[Int(member.variable)].isSize { return }
    let minimum = Self.minimum(of: member.variable, variables, oddMinimums)
    let column = Int(member.column)
    let limit = (minimum - member.offset) / member.scale
    if member.scale > 0, limit > workspace.intervals.problem.bounds[column].low {
      workspace.intervals.problem.bounds[column].low = limit
      workspace.intervals.problem.bounds[column].lowSource = member.variable
    } else if member.scale < 0, limit < workspace.intervals.problem.bounds[column].high {
      workspace.intervals.problem.bounds[column].high = limit
      workspace.intervals.problem.bounds[column].highSource = member.variable
    }
  }

  private mutating func loadConstraints(of component: Int32) {
    var constraint = components[Int(component)].firstConstraint
    while constraint >= 0 {
      loadConstraint(constraint, component: component)
      constraint = constraints[Int(constraint)].position
    }
  }

  private mutating func loadConstraint(_ constraint: Int32, component: Int32) {
    let (constraints, terms, variables) = (self.constraints, self.terms, self.variables)
    let first = workspace.intervals.problem.entries.count
    var constant = constraints[Int(constraint)].constant
    var largest = 0.0
    let (slots, coefficients) = (constraints.terms(of: constraint), constraints.coefficients(of: constraint))
    var index = slots.lowerBound
    while index < slots.upperBound {
      let variable = Int(terms[index].variable)
      let coefficient = coefficients[index]
      index += 1
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
    if slots.count > 1 { dropVanishedEntries(from: first, below: 1e-9 * largest) }
    let count = workspace.intervals.problem.entries.count - first
    if count > 1, constraints[Int(constraint)].isRequiredEquality { workspace.hasRows = true }
    let shape = constraints.shape(of: constraint)
    workspace.intervals.problem.goals.append(
      LayoutProblem.Goal(
        constant: constant, priority: shape.pointee.priority, source: constraint, firstEntry: Int32(first),
        entryCount: Int32(count), relation: shape.pointee.relation))
  }

  private mutating func addEntry(column: Int, coefficient: Double, first: Int) {
    let last = Int(workspace.lastEntry[column])
    if last >= first {
      workspace.intervals.problem.entries[last].coefficient += coefficient
    } else {
      workspace.lastEntry[column] = Int32(workspace.intervals.problem.entries.count)
      workspace.intervals.problem.entries.append(LayoutProblem.Entry(column: Int32(column), coefficient: coefficient))
    }
  }

  private mutating func dropVanishedEntries(from first: Int, below limit: Double) {
    var index = first
    while index < workspace.intervals.problem.entries.count {
      if workspace.intervals.problem.entries[index].coefficient.magnitude <= limit { break }
      index += 1
    }
    if index == workspace.intervals.problem.entries.count { return }
    var kept = first
    for index in first..<workspace.intervals.problem.entries.count {
      let entry = workspace.intervals.problem.entries[index]
      workspace.lastEntry[Int(entry.column)] = -1
      if entry.coefficient.magnitude <= limit { continue }
      workspace.intervals.problem.entries[kept] = entry
      kept += 1
    }
    workspace.intervals.problem.entries.truncate(to: kept)
  }
}
