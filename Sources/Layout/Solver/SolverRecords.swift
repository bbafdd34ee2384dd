/// Where all records of a solver are, for questions about which belong together: a method of the solver would copy it in
/// builds without optimisation.
struct SolverRecords: @unchecked Sendable {
  var variables: RecordPointer<VariableRecord>
  /// By the rows in which they stand.
  var constraints: ConstraintPointer
  /// By their slots.
  var terms: TermPointer
  var components: RecordPointer<ComponentRecord>
}

extension SolverRecords {
  /// The root of a variable's class.
  func root(of variable: Int32) -> Int32 {
    var root = variable
    while variables[Int(root)].isLinked { root = variables[Int(root)].parent }
    return root
  }

  /// The component of a variable; -1 if it is in none.
  func component(of variable: Int32) -> Int32 { variables[Int(root(of: variable))].rootComponent }

  /// The variable that a definition gives its value.
  func variable(definedBy row: Int32) -> Int32 {
    let slots = constraints.terms(of: row)
    var index = slots.lowerBound
    while index < slots.upperBound {
      let variable = terms[index].variable
      if variables[Int(variable)].equation == row { return variable }
      index += TermRecord.slots
    }
    return -1
  }

  /// The component that a constraint joins: a free one if a variable is free, otherwise the one that it determines.
  func component(joinedBy row: Int32) -> Int32 {
    let slots = constraints.terms(of: row)
    var index = slots.lowerBound
    while index < slots.upperBound {
      let variable = terms[index].variable
      if variables[Int(variable)].role == .free { return component(of: variable) }
      index += TermRecord.slots
    }
    return knownComponent(joinedBy: row)
  }

  private func knownComponent(joinedBy row: Int32) -> Int32 {
    for index in constraints.terms(of: row) {
      let variable = terms[index].variable
      let component = component(of: variable)
      if component < 0 { continue }
      // A known component has one constraint that does not link members.
      if variables[Int(variable)].equation == row || components[Int(component)].lastConstraint == row {
        return component
      }
    }
    return -1
  }
}

extension LayoutSolver {
  var variables: RecordPointer<VariableRecord> {
    @_transparent get { records.variables }
  }

  /// By the rows in which they stand.
  var constraints: ConstraintPointer {
    @_transparent get { records.constraints }
  }

  /// By their slots.
  var terms: TermPointer {
    @_transparent get { records.terms }
  }

  var components: RecordPointer<ComponentRecord> {
    @_transparent get { records.components }
  }
}
