/// Computing values: the steps that are due, in the order of the schedule.
extension LayoutSolver {
  /// Computes the values; does nothing when nothing changed.
  @_spi(Plainview) public mutating func solve() -> Outcome {
    own()
    settleDueSteps()
    takeChanges()
    let outcome = Outcome(changed: changed, conflicts: brokenSets.isEmpty ? [] : reportConflicts())
    hasReported = true
    if hasPlaced { giveBackMemory() }
    return outcome
  }

  /// Places what is loose and evaluates what is due, until nothing is.
  mutating func settleDueSteps() {
    if hasReported { changed.removeAll(keepingCapacity: true) }
    hasReported = false
    breakCount = 0
    var round = 0
    repeat {
      place()
      evaluateDueSteps()
      round += 1
    } while releaseStubborn(withReaders: round > 2)
  }

  private mutating func evaluateDueSteps() {
    if !schedule.isSettled { lastOptima = nil }
    while let step = schedule.next() {
      if step < 0 {
        settle(~step)
      } else if constraints[Int(step)].role == .checks {
        check(step)
      } else {
        evaluate(step)
      }
    }
  }

  /// Drops what has the value again that it had before.
  private mutating func takeChanges() {
    var kept = 0
    var index = 0
    while index < changed.count {
      let variable = changed[index]
      variables[Int(variable.index)].isChanged = false
      if variables[Int(variable.index)].value != valuesBefore[index] {
        if kept != index { changed[kept] = variable }
        kept += 1
      }
      index += 1
    }
    if kept < changed.count { changed.removeLast(changed.count - kept) }
    valuesBefore.removeAll()
  }

  /// Rounding errors up to this size are no contradiction.
  static func tolerance(_ magnitude: Double) -> Double { 1e-8 * (1 + magnitude) }

  // MARK: Definitions and checks

  private mutating func evaluate(_ definition: Int32) {
    let (constraints, terms, variables) = (self.constraints, self.terms, self.variables)
    var variable: Int32 = -1
    var sum = constraints.constant(of: definition)
    var own = 1.0
    var decider: Int32 = -1
    let (slots, coefficients) = (constraints.terms(of: definition), constraints.coefficients(of: definition))
    var index = slots.lowerBound
    while index < slots.upperBound {
      let input = terms[index].variable
      let coefficient = coefficients[index]
      index += TermRecord.slots
      if variables[Int(input)].equation == definition {
        variable = input
        own = coefficient
        continue
      }
      sum += coefficient * variables[Int(input)].value
      let inputDecider = variables[Int(input)].decider
      if inputDecider >= 0, decider < 0 || Self.rests(inputDecider, after: decider, variables, vacancies.serials) {
        decider = inputDecider
      }
    }
    let value = 0 - sum / own
    if variables[Int(variable)].isSize, value < Self.minimum(of: variable, variables, oddMinimums),
      isTooLow(value, variable, definition)
    {
      if variables[Int(variable)].role == .known {
        schedule.makeDue(constraints[Int(definition)].link)
        breakMember(of: contradiction(ofMinimumOf: variable))
        return
      }
      placement.stubborn.append(variable)
    } else if decider >= 0, variables[Int(variable)].role == .derived, limitsChoice(variable, value, decider) {
      placement.stubborn.append(variable)
    }
    assign(value, decider: decider, to: variable)
  }

  /// Whether a derived variable limits a choice that it depends on: it rests first, or lies on its minimum.
  private func limitsChoice(_ variable: Int32, _ value: Double, _ decider: Int32) -> Bool {
    if !restsAfter(variable, decider) { return true }
    let minimum = Self.minimum(of: variable, variables, oddMinimums)
    return minimum > -.infinity && value - minimum <= Self.tolerance(minimum.magnitude)
  }

  private func isTooLow(_ value: Double, _ variable: Int32, _ definition: Int32) -> Bool {
    let minimum = Self.minimum(of: variable, variables, oddMinimums)
    return minimum - value > Self.tolerance(magnitude(of: definition))
  }

  /// The sum of the absolute values of the parts of a constraint.
  private func magnitude(of constraint: Int32) -> Double {
    var magnitude = constraints.constant(of: constraint).magnitude
    let coefficients = constraints.coefficients(of: constraint)
    for slot in constraints.terms(of: constraint) {
      magnitude += (coefficients[slot] * variables[Int(terms[slot].variable)].value).magnitude
    }
    return magnitude
  }

  /// Whether a variable comes to rest after another one: sizes before positions, then by creation.
  func restsAfter(_ variable: Int32, _ other: Int32) -> Bool {
    Self.rests(variable, after: other, variables, vacancies.serials)
  }

  /// As `restsAfter`, with the serials of variables if these differ from their order.
  static func rests(
    _ variable: Int32, after other: Int32, _ variables: RecordPointer<VariableRecord>, _ serials: IndexList
  ) -> Bool {
    let (isSize, isOtherSize) = (variables[Int(variable)].isSize, variables[Int(other)].isSize)
    if isSize != isOtherSize { return isOtherSize }
    return serials.isEmpty ? variable > other : serials[Int(variable)] > serials[Int(other)]
  }

  /// Negative infinity when there is none.
  static func minimum(
    of variable: Int32, _ variables: RecordPointer<VariableRecord>, _ odd: [Int32: Double]
  ) -> Double {
    if !variables[Int(variable)].hasOddMinimum { return variables[Int(variable)].plainMinimum }
    return odd[variable] ?? -.infinity
  }

  private mutating func check(_ constraint: Int32) {
    let (constraints, terms, variables) = (self.constraints, self.terms, self.variables)
    var sum = constraints.constant(of: constraint)
    let (slots, coefficients) = (constraints.terms(of: constraint), constraints.coefficients(of: constraint))
    var index = slots.lowerBound
    while index < slots.upperBound {
      sum += coefficients[index] * variables[Int(terms[index].variable)].value
      index += TermRecord.slots
    }
    let violation = LayoutProblem.violation(of: sum, constraints.shape(of: constraint).pointee.relation)
    if violation > 1e-9, violation > Self.tolerance(magnitude(of: constraint)) {
      schedule.makeDue(constraints[Int(constraint)].link)
      breakMember(of: contradiction(ofCheck: constraint))
    }
  }

  // MARK: Values

  /// Gives a variable its value, and makes the steps due that read it if anything changed.
  mutating func assign(_ value: Double, decider: Int32, to variable: Int32) {
    let record = variables + Int(variable)
    let isFresh = record.pointee.isFresh
    if isFresh { record.pointee.isFresh = false }
    if record.pointee.value == value, record.pointee.decider == decider { return }
    if !record.pointee.isChanged {
      record.pointee.isChanged = true
      changed.append(Variable(index: variable))
      valuesBefore.append(record.pointee.value)
    }
    record.pointee.value = value
    record.pointee.decider = decider
    if !isFresh { makeReadersDue(of: variable) }
  }

  private mutating func makeReadersDue(of variable: Int32) {
    let equation = variables[Int(variable)].equation
    // The constraints of a free variable join its own component.
    let isMember = variables[Int(variable)].role == .free
    var use = variables[Int(variable)].firstUse
    while use >= 0 {
      let row = Int32(constraints.row(ofTerm: Int(use)))
      let record = constraints[Int(row)]
      switch record.role {
      case .defines: if row != equation { schedule.makeDue(record.link) }
      case .checks: schedule.makeDue(record.link)
      case .joins: if !isMember, row != equation { makeDue(componentOf: row, toWhich: variable) }
      case .vacant, .out, .loose, .idle: break
      }
      use = terms[Int(use)].nextUse
    }
  }

  /// Makes the component due that a constraint joins, unless a known variable is a member itself.
  private mutating func makeDue(componentOf row: Int32, toWhich variable: Int32) {
    let component = records.component(joinedBy: row)
    if component != records.component(of: variable) { schedule.makeDue(components[Int(component)].position) }
  }
}
