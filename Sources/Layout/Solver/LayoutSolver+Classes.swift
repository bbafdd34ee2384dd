/// Classes of variables that required equalities make proportional up to a constant: `variable = scale · root + offset`.
///
/// A class is a tree: an equality links the root of the smaller class to the root of the larger one, so that paths stay
/// short. Scales belong to the structure, offsets are computed when the component is solved.
extension LayoutSolver {
  /// Merges the classes of loose variables through loose equalities, as long as one mentions only two classes.
  mutating func mergeClasses() {
    let looseVariables = placement.looseVariables
    var index = 0
    while index < looseVariables.count {
      let variable = looseVariables[index]
      let record = variables + Int(variable)
      index += 1
      if record.pointee.role != .loose { continue }
      placement.remaining.append(variable)
      record.pointee.mark = 1
      record.pointee.nextMember = variable
    }
    let looseConstraints = placement.looseConstraints
    index = 0
    while index < looseConstraints.count {
      let constraint = looseConstraints[index]
      let record = constraints + Int(constraint)
      index += 1
      if record.pointee.role != .loose || !record.pointee.isRequiredEquality { continue }
      merge(constraint)
      while let next = placement.queue.popLast() { merge(next) }
    }
  }

  private mutating func merge(_ constraint: Int32) {
    guard constraints[Int(constraint)].role == .loose,
      !Self.mentionsThreeRoots(constraint, constraints, terms, variables)
    else { return }
    let (first, second) = Self.net(of: constraint, constraints, terms, variables, oddScales)
    // A class that cancels out still contributes its offsets: such an equality is left to the component.
    if first.root < 0 || first.isVanishing { return }
    if second.root < 0 {
      determine(first.root, by: constraint)
      return
    }
    if second.isVanishing { return }
    if variables[Int(first.root)].mark < variables[Int(second.root)].mark {
      link(first, to: second, by: constraint)
    } else {
      link(second, to: first, by: constraint)
    }
  }

  /// Whether the first three variables of a constraint are roots of three classes.
  @inline(__always) private static func mentionsThreeRoots(
    _ constraint: Int32, _ constraints: ConstraintPointer, _ terms: TermPointer,
    _ variables: RecordPointer<VariableRecord>
  ) -> Bool {
    if constraints.shape(of: constraint).pointee.termCount < 3 { return false }
    let first = Int(constraint) &+ ConstraintRecord.slots
    return variables[Int(terms[first].variable)].isLooseRoot
      && variables[Int(terms[first &+ TermRecord.slots].variable)].isLooseRoot
      && variables[Int(terms[first &+ 2 &* TermRecord.slots].variable)].isLooseRoot
  }

  /// Sums up a constraint by class. Without roots if it mentions more than two; the second one has none if it mentions
  /// only one.
  private static func net(
    of constraint: Int32, _ constraints: ConstraintPointer, _ terms: TermPointer,
    _ variables: RecordPointer<VariableRecord>, _ oddScales: [Int32: Double]
  ) -> (first: Placement.Net, second: Placement.Net) {
    var first = Placement.Net()
    var second = Placement.Net()
    let (slots, coefficients) = (constraints.terms(of: constraint), constraints.coefficients(of: constraint))
    var index = slots.lowerBound
    while index < slots.upperBound {
      var variable = terms[index].variable
      var coefficient = coefficients[index]
      index &+= TermRecord.slots
      if variables[Int(variable)].role == .known { continue }
      while variables[Int(variable)].isLinked {
        coefficient *= scale(ofLink: variables[Int(variable)].equation, constraints, oddScales)
        variable = variables[Int(variable)].parent
      }
      if variable == first.root {
        first.add(coefficient)
      } else if variable == second.root {
        second.add(coefficient)
      } else if first.root < 0 {
        first = Placement.Net(variable, coefficient)
      } else if second.root < 0 {
        second = Placement.Net(variable, coefficient)
      } else {
        return (Placement.Net(), Placement.Net())
      }
    }
    return (first, second)
  }

  private mutating func link(_ small: Placement.Net, to large: Placement.Net, by constraint: Int32) {
    let child = Int(small.root)
    let parent = Int(large.root)
    queueEqualities(ofClass: small.root)
    constraints[Int(constraint)].role = .joins
    variables[child].join(large.root)
    variables[child].equation = constraint
    setScale(-large.coefficient / small.coefficient, ofLink: constraint)
    variables[parent].mark += variables[child].mark
    let next = variables[child].nextMember
    variables[child].nextMember = variables[parent].nextMember
    variables[parent].nextMember = next
    placement.links.append(small.root)
  }

  /// Keeps the scale of the variable that an equality links.
  private mutating func setScale(_ scale: Double, ofLink equality: Int32) {
    let single = Float(scale)
    let isHeld = Double(single) == scale
    constraints[Int(equality)].link = Int32(bitPattern: (isHeld ? single : .nan).bitPattern)
    if !isHeld { oddScales[equality] = scale }
  }

  /// What one unit of the parent contributes to the variable that an equality links.
  static func scale(ofLink equality: Int32, _ constraints: ConstraintPointer, _ odd: [Int32: Double]) -> Double {
    let single = singleScale(ofLink: equality, constraints)
    return single == single ? Double(single) : odd[equality] ?? .nan
  }

  /// The same if single precision holds it; otherwise no number.
  @_transparent static func singleScale(ofLink equality: Int32, _ constraints: ConstraintPointer) -> Float {
    Float(bitPattern: UInt32(bitPattern: constraints[Int(equality)].link))
  }

  private mutating func queueEqualities(ofClass root: Int32) {
    var member = root
    repeat {
      queueEqualities(of: member)
      member = variables[Int(member)].nextMember
    } while member != root
  }

  /// Makes a class known that an equality determines.
  private mutating func determine(_ root: Int32, by constraint: Int32) {
    if variables[Int(root)].nextMember == root {
      makeKnown(root, by: constraint)
      return
    }
    queueEqualities(ofClass: root)
    let component = addComponent(isKnown: true)
    var member = root
    repeat {
      variables[Int(member)].role = .known
      variables[Int(member)].isFresh = true
      member = variables[Int(member)].nextMember
    } while member != root
    variables[Int(root)].rootComponent = component
    components[Int(component)].countClass()
    appendMember(root, to: component)
    appendConstraint(constraint, to: component)
  }
}
