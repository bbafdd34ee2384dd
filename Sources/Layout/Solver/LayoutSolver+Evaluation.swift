/// Computing values: the steps that are due, in the order of the schedule.
extension LayoutSolver {
  /// Computes the values; does nothing when nothing changed.
  @_spi(Plainview) public mutating func solve() -> Outcome {
    own()
    settleDueSteps()
    if changed.isEmpty, brokenSets.isEmpty { return Outcome(changed: [], conflicts: []) }
    return Outcome(changed: takeChanges(), conflicts: reportConflicts())
  }

  /// Places what is loose and evaluates what is due, until nothing is.
  mutating func settleDueSteps() {
    breakCount = 0
    var round = 0
    repeat {
      place()
      evaluateDueSteps()
      round += 1
    } while releaseStubborn(withReaders: round > 2)
  }

  private mutating func evaluateDueSteps() {
    while let step = schedule.next() {
      lastOptima = nil
      if step < 0 {
        settle(~step)
      } else if constraints[Int(step)].role == .checks {
        check(step)
      } else {
        evaluate(step)
      }
    }
  }

  private mutating func takeChanges() -> [Variable] {
    var kept = 0
    for index in changed.indices {
      let variable = Int(changed[index].index)
      variables[variable].isChanged = false
      if variables[variable].value == valuesBefore[index] { continue }
      changed[kept] = changed[index]
      kept += 1
    }
    changed.removeSubrange(kept...)
    let result = changed
    changed = []
    valuesBefore.removeAll()
    return result
  }

  /// Rounding errors up to this size are no contradiction.
  static func tolerance(_ magnitude: Double) -> Double { 1e-8 * (1 + magnitude) }

  // MARK: Definitions and checks

  private mutating func evaluate(_ definition: Int32) {
    let (terms, variables) = (self.terms, self.variables)
    let variable = constraints[Int(definition)].home
    var sum = constraints[Int(definition)].constant
    var own = 1.0
    var decider: Int32 = -1
    var index = constraints[Int(definition)].termStart
    let end = constraints[Int(definition)].termEnd
    while index < end {
      let term = terms[index]
      index += 1
      if term.variable == variable {
        own = term.coefficient
        continue
      }
      sum += term.coefficient * variables[Int(term.variable)].value
      let inputDecider = variables[Int(term.variable)].decider
      if inputDecider >= 0, decider < 0 || variables[Int(inputDecider)].rests(after: variables[Int(decider)]) {
        decider = inputDecider
      }
    }
    let value = 0 - sum / own
    if value < variables[Int(variable)].minimum, isTooLow(value, definition) {
      if variables[Int(variable)].role == .known {
        schedule.makeDue(constraints[Int(definition)].position)
        breakMember(of: contradiction(ofMinimumOf: variable))
        return
      }
      placement.stubborn.append(variable)
    } else if decider >= 0, variables[Int(variable)].role == .derived, limitsChoice(variable, value, decider) {
      placement.stubborn.append(variable)
    }
    assign(value, decider: decider, to: variable)
  }

  /// Whether a derived variable has a say in a choice that it depends on: it rests first, or lies on its minimum.
  private func limitsChoice(_ variable: Int32, _ value: Double, _ decider: Int32) -> Bool {
    if !restsAfter(variable, decider) { return true }
    let minimum = variables[Int(variable)].minimum
    return minimum > -.infinity && value - minimum <= Self.tolerance(minimum.magnitude)
  }

  private func isTooLow(_ value: Double, _ definition: Int32) -> Bool {
    let minimum = variables[Int(constraints[Int(definition)].home)].minimum
    return minimum - value > Self.tolerance(magnitude(of: definition))
  }

  /// The sum of the absolute values of the parts of a constraint.
  private func magnitude(of constraint: Int32) -> Double {
    var magnitude = constraints[Int(constraint)].constant.magnitude
    for index in constraints[Int(constraint)].termRange {
      magnitude += (terms[index].coefficient * variables[Int(terms[index].variable)].value).magnitude
    }
    return magnitude
  }

  /// Whether a variable comes to rest after another one: sizes before positions, then by creation.
  func restsAfter(_ variable: Int32, _ other: Int32) -> Bool {
    variables[Int(variable)].rests(after: variables[Int(other)])
  }

  private mutating func check(_ constraint: Int32) {
    let (terms, variables) = (self.terms, self.variables)
    var sum = constraints[Int(constraint)].constant
    var index = constraints[Int(constraint)].termStart
    let end = constraints[Int(constraint)].termEnd
    while index < end {
      sum += terms[index].coefficient * variables[Int(terms[index].variable)].value
      index += 1
    }
    let violation = LayoutProblem.violation(of: sum, constraints[Int(constraint)].relation)
    if violation > 1e-9, violation > Self.tolerance(magnitude(of: constraint)) {
      schedule.makeDue(constraints[Int(constraint)].position)
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
    let own = variables[Int(variable)].component
    var use = variables[Int(variable)].firstUse
    while use >= 0 {
      let record = constraints[Int(terms[Int(use)].constraint)]
      switch record.role {
      case .defines: if record.home != variable { schedule.makeDue(record.position) }
      case .checks: schedule.makeDue(record.position)
      case .joins: if record.home != own { schedule.makeDue(components[Int(record.home)].position) }
      case .vacant, .out, .loose, .idle: break
      }
      use = terms[Int(use)].nextUse
    }
  }
}
