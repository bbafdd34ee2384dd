/// Invariants after every ``LayoutSolver/solve()``, for tests.
extension LayoutSolver {
  /// Descriptions of broken invariants; empty if the structure is sound. Costs a walk over the whole system.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    for index in 0..<variableCount where variables[index].role != .vacant {
      if let text = brokenInvariant(ofVariable: Int32(index)) { broken.append("variable \(index): \(text)") }
    }
    for row in rowsInUse {
      if let text = brokenInvariant(ofConstraint: row) { broken.append("constraint \(row): \(text)") }
    }
    return broken
  }

  private func brokenInvariant(ofVariable variable: Int32) -> String? {
    let record = variables[Int(variable)]
    let users = rowsInUse.filter { row in constraints.terms(of: row).contains { terms[$0].variable == variable } }
    if linkedUsers(of: variable).sorted() != users.sorted() { return "has other uses than it lists" }
    let binding = users.filter { row in
      let constraint = constraints[Int(row)]
      if constraint.role == .out { return false }
      return constraint.role != .defines || row == record.equation
        || variables[Int(records.variable(definedBy: row))].role == .known
    }
    if binding.count != record.bindingCount { return "counts \(record.bindingCount) constraints of \(binding.count)" }
    switch record.role {
    case .vacant, .loose: return "has no place"
    case .known, .derived:
      let isDefined =
        records.component(of: variable) >= 0
        || record.equation >= 0 && constraints[Int(record.equation)].role == .defines
      return isDefined ? nil : "has no definition"
    case .free: return records.component(of: variable) >= 0 ? nil : "has no component"
    }
  }

  /// The rows among the uses of a variable, removed ones excepted.
  private func linkedUsers(of variable: Int32) -> [Int32] {
    var users: [Int32] = []
    var use = variables[Int(variable)].firstUse
    while use >= 0 {
      let row = constraints.row(ofTerm: Int(use))
      if constraints[row].role != .vacant { users.append(Int32(row)) }
      use = terms[Int(use)].nextUse
    }
    return users
  }

  private func brokenInvariant(ofConstraint constraint: Int32) -> String? {
    let record = constraints[Int(constraint)]
    let slots = constraints.terms(of: constraint)
    switch record.role {
    case .vacant, .out: return nil
    case .loose: return "has no place"
    case .idle: return record.isRequired ? "is required, but idle" : nil
    case .defines, .checks:
      if schedule.steps[Int(record.link)] != constraint { return "is not where it should be in the schedule" }
      let defined = record.role == .checks ? -1 : records.variable(definedBy: constraint)
      if record.role == .defines, defined < 0 { return "defines no variable" }
      let inputs = slots.filter { terms[$0].variable != defined }
      let isLate = inputs.contains { position(of: terms[$0].variable) >= record.link }
      return isLate ? "comes before its inputs" : nil
    case .joins:
      let component = records.component(joinedBy: constraint)
      if component < 0 { return "joins no component" }
      let position = components[Int(component)].position
      if schedule.steps[Int(position)] != ~component { return "joins a component without a place" }
      for index in slots where records.component(of: terms[index].variable) != component {
        if variables[Int(terms[index].variable)].role != .known { return "joins a component with an unknown input" }
        if self.position(of: terms[index].variable) >= position { return "comes before its inputs" }
      }
      return nil
    }
  }

  /// The position of the step that gives a variable its value.
  private func position(of variable: Int32) -> Int32 {
    let record = variables[Int(variable)]
    let component = records.component(of: variable)
    if component >= 0 { return components[Int(component)].position }
    return record.equation >= 0 ? constraints[Int(record.equation)].link : -1
  }
}
