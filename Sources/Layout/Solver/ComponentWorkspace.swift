/// A component in terms of the roots of its classes, with the lists that solving it needs.
struct ComponentWorkspace: Sendable {
  /// A member as `scale · column + offset`, in 16 bytes.
  struct Member: Sendable {
    var variable: Int32
    var scale: PackedNumber
    var offset: Double
  }

  var members = RecordList<Member>()
  /// Whether the members have their indices in the place of the next ones.
  var isLoaded = false
  var oddScales = OddNumbers()
  /// For each member its column.
  var columns = IndexList()
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
}

/// The members of the loaded component, found by the slots that their variables hold.
struct MemberPointer {
  private let members: UnsafeMutablePointer<ComponentWorkspace.Member>
  private let oddScales: UnsafeMutablePointer<Double>
  private let count: Int32

  init(_ members: RecordList<ComponentWorkspace.Member>, _ oddScales: OddNumbers) {
    self.members = members.records
    self.oddScales = oddScales.records
    count = Int32(truncatingIfNeeded: members.count)
  }

  /// What one unit of the column contributes to a member.
  @_transparent func scale(of slot: Int32) -> Double { OddNumbers.number(members[Int(slot)].scale, oddScales) }

  subscript(slot: Int32) -> ComponentWorkspace.Member {
    @_transparent unsafeAddress { UnsafePointer(members + Int(slot)) }
  }

  /// Whether a variable is a member. What is no member's slot may be any number.
  @_transparent func hold(_ variable: Int32, at slot: Int32) -> Bool {
    slot >= 0 && slot < count && members[Int(slot)].variable == variable
  }
}

extension LayoutSolver {
  /// Expresses the members and constraints of a component in its columns.
  mutating func load(_ component: Int32) {
    workspace.columns.removeAll()
    workspace.lastEntry.removeAll()
    workspace.intervals.problem.removeAll()
    workspace.hasRows = false
    loadMembers(of: component)
    loadColumns()
    loadConstraints(of: component)
  }

  /// Expresses the members of a component in the roots of its classes.
  mutating func loadMembers(of component: Int32) {
    unload()
    workspace.members.removeAll()
    workspace.roots.removeAll()
    workspace.oddScales.removeAll()
    numberMembers(upTo: components[Int(component)].lastMember)
    var slot = 0
    while slot < workspace.members.count {
      let variable = workspace.members[slot].variable
      if variables[Int(variable)].isLinked {
        loadLinkedMember(variable, slot: Int32(truncatingIfNeeded: slot))
      } else {
        workspace.roots.append(variable)
      }
      slot += 1
    }
    resolveLinks()
  }

  /// Gives the members of the loaded component back what their indices took the place of.
  mutating func unload() {
    if !workspace.isLoaded { return }
    workspace.isLoaded = false
    let (variables, members) = (self.variables, workspace.members.records)
    var slot = workspace.members.count
    var next = members[0].variable
    while slot > 0 {
      slot -= 1
      let variable = members[slot].variable
      variables[Int(variable)].nextMember = next
      next = variable
    }
  }

  private mutating func loadColumns() {
    findColumns()
    workspace.lastEntry.append(-1, times: workspace.roots.count)
    workspace.intervals.problem.bounds.append(LayoutProblem.Bounds(), times: workspace.roots.count)
    var slot = 0
    while slot < workspace.members.count {
      loadMinimum(of: Int32(truncatingIfNeeded: slot))
      slot += 1
    }
  }

  /// Lists the members of a component, of which the last one is given, each as if it were a root.
  private mutating func numberMembers(upTo last: Int32) {
    workspace.isLoaded = true
    var slot: Int32 = 0
    var next = variables[Int(last)].nextMember
    var variable = last
    repeat {
      variable = next
      next = variables[Int(variable)].nextMember
      variables[Int(variable)].nextMember = slot
      workspace.members.append(ComponentWorkspace.Member(variable: variable, scale: .one, offset: 0))
      slot += 1
    } while variable != last
  }

  /// A member in terms of its parent. The parts of the equality are followed up to where their classes stood when it
  /// linked them.
  private mutating func loadLinkedMember(_ variable: Int32, slot: Int32) {
    let members = MemberPointer(workspace.members, workspace.oddScales)
    let equation = variables[Int(variable)].equation
    var constant = constraints.constant(of: equation)
    var own = 0.0
    let (slots, coefficients) = (constraints.terms(of: equation), constraints.coefficients(of: equation))
    var index = slots.lowerBound
    while index < slots.upperBound {
      var current = terms[index].variable
      var coefficient = coefficients[index]
      index += TermRecord.slots
      if !members.hold(current, at: variables[Int(current)].slot) {
        constant += coefficient * variables[Int(current)].value
        continue
      }
      while current != variable, variables[Int(current)].isLinked, variables[Int(current)].slot < slot {
        constant += coefficient * members[variables[Int(current)].slot].offset
        coefficient *= Self.scale(ofLink: variables[Int(current)].equation, constraints, oddScales)
        current = variables[Int(current)].parent
      }
      if current == variable { own += coefficient }
    }
    let single = Self.singleScale(ofLink: equation, constraints)
    workspace.members[Int(slot)].scale =
      single == single
      ? PackedNumber(single: single) : workspace.oddScales.pack(Self.scale(ofLink: equation, constraints, oddScales))
    workspace.members[Int(slot)].offset = 0 - constant / own
  }

  /// Turns members that are given in terms of their parents into members in terms of columns.
  private mutating func resolveLinks() {
    let (variables, members) = (self.variables, workspace.members.records)
    var slot = workspace.members.count
    while slot > workspace.roots.count {
      slot -= 1
      let member = members + slot
      let parent = members + Int(variables[Int(variables[Int(member.pointee.variable)].parent)].slot)
      let oddScales = workspace.oddScales.records
      let scale = OddNumbers.number(member.pointee.scale, oddScales)
      member.pointee.offset += scale * parent.pointee.offset
      if !parent.pointee.scale.isOne {
        member.pointee.scale = workspace.oddScales.pack(scale * OddNumbers.number(parent.pointee.scale, oddScales))
      }
    }
  }

  /// The slot of the member in whose terms a linked one is given.
  private func parent(ofMember slot: Int) -> Int32 {
    variables[Int(variables[Int(workspace.members[slot].variable)].parent)].slot
  }

  private mutating func findColumns() {
    var slot: Int32 = 0
    while slot < workspace.members.count {
      workspace.columns.append(slot)
      slot += 1
    }
    while slot > workspace.roots.count {
      slot -= 1
      workspace.columns[Int(slot)] = workspace.columns[Int(parent(ofMember: Int(slot)))]
    }
  }

  private mutating func loadMinimum(of slot: Int32) {
    let members = MemberPointer(workspace.members, workspace.oddScales)
    let (member, scale) = (members[slot], members.scale(of: slot))
    if !variables[Int(member.variable)].isSize { return }
    let minimum = Self.minimum(of: member.variable, variables, oddMinimums)
    let column = Int(workspace.columns[Int(slot)])
    let limit = (minimum - member.offset) / scale
    if scale > 0, limit > workspace.intervals.problem.bounds[column].low {
      workspace.intervals.problem.bounds[column].low = limit
      workspace.intervals.problem.bounds[column].lowSource = member.variable
    } else if scale < 0, limit < workspace.intervals.problem.bounds[column].high {
      workspace.intervals.problem.bounds[column].high = limit
      workspace.intervals.problem.bounds[column].highSource = member.variable
    }
  }

  private mutating func loadConstraints(of component: Int32) {
    let last = components[Int(component)].lastConstraint
    if last < 0 { return }
    let members = MemberPointer(workspace.members, workspace.oddScales)
    var constraint = last
    repeat {
      constraint = constraints[Int(constraint)].link
      let shape = constraints.shape(of: constraint)
      if shape.pointee.termCount == 1 {
        loadSingleTerm(constraint, shape, members)
      } else {
        loadConstraint(constraint, shape, members)
      }
    } while constraint != last
  }

  /// Loads a constraint of one variable, which is a member.
  @inline(__always) private mutating func loadSingleTerm(
    _ constraint: Int32, _ shape: UnsafePointer<RowShape>, _ members: MemberPointer
  ) {
    let variable = terms[Int(constraint) &+ ConstraintRecord.slots].variable
    let slot = variables[Int(variable)].slot
    let coefficient = constraints.coefficients(of: constraint)[Int(constraint) &+ ConstraintRecord.slots]
    let constant = constraints.constant(of: constraint) + coefficient * members[slot].offset
    appendGoal(constraint, shape, constant, firstEntry: workspace.intervals.problem.entries.count, entryCount: 1)
    workspace.intervals.problem.entries.append(
      LayoutProblem.Entry(column: workspace.columns[Int(slot)], coefficient: coefficient * members.scale(of: slot)))
  }

  @inline(__always) private mutating func appendGoal(
    _ constraint: Int32, _ shape: UnsafePointer<RowShape>, _ constant: Double, firstEntry: Int, entryCount: Int
  ) {
    workspace.intervals.problem.goals.append(
      LayoutProblem.Goal(
        constant: constant, priority: shape.pointee.priority, source: constraint,
        firstEntry: Int32(truncatingIfNeeded: firstEntry), entryCount: Int32(truncatingIfNeeded: entryCount),
        relation: shape.pointee.relation))
  }

  private mutating func loadConstraint(
    _ constraint: Int32, _ shape: UnsafePointer<RowShape>, _ members: MemberPointer
  ) {
    let (constraints, terms, variables) = (self.constraints, self.terms, self.variables)
    let columns = workspace.columns.records
    let first = workspace.intervals.problem.entries.count
    var constant = constraints.constant(of: constraint)
    var largest = 0.0
    let (slots, coefficients) = (constraints.terms(of: constraint), constraints.coefficients(of: constraint))
    var index = slots.lowerBound
    while index < slots.upperBound {
      let variable = terms[index].variable
      let record = variables + Int(variable)
      let coefficient = coefficients[index]
      index &+= TermRecord.slots
      let slot = record.pointee.slot
      if members.hold(variable, at: slot) {
        constant += coefficient * members[slot].offset
        let part = coefficient * members.scale(of: slot)
        if part.magnitude > largest { largest = part.magnitude }
        addEntry(column: Int(columns[Int(slot)]), coefficient: part, first: first)
      } else {
        constant += coefficient * record.pointee.value
      }
    }
    dropVanishedEntries(from: first, below: 1e-9 * largest)
    let count = workspace.intervals.problem.entries.count &- first
    if count > 1, constraints[Int(constraint)].isRequiredEquality { workspace.hasRows = true }
    appendGoal(constraint, shape, constant, firstEntry: first, entryCount: count)
  }

  @inline(__always) private mutating func addEntry(column: Int, coefficient: Double, first: Int) {
    let last = Int(workspace.lastEntry[column])
    if last >= first {
      workspace.intervals.problem.entries[last].coefficient += coefficient
    } else {
      workspace.lastEntry[column] = Int32(workspace.intervals.problem.entries.count)
      workspace.intervals.problem.entries.append(LayoutProblem.Entry(column: Int32(column), coefficient: coefficient))
    }
  }

  @inline(__always) private mutating func dropVanishedEntries(from first: Int, below limit: Double) {
    let (entries, count) = (workspace.intervals.problem.entries.records, workspace.intervals.problem.entries.count)
    var index = first
    while index < count, entries[index].coefficient.magnitude > limit { index &+= 1 }
    if index < count { dropEntries(from: first, below: limit) }
  }

  private mutating func dropEntries(from first: Int, below limit: Double) {
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
