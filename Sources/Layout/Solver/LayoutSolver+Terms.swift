/// Indices that can be given out again, and the order of creation.
struct Vacancies: Sendable {
  var serial: Int32 = 0
  var variables: [Int32] = []
  var constraints: [Int32] = []
  var components: [Int32] = []
  /// For each number of terms the first free run of that length; the runs are linked through `nextUse`.
  var runs: [Int32] = []
  /// The summed terms of the constraint that is being added.
  var collected: [LayoutSolver.Term] = []
}

/// The terms of constraints, and the uses of variables.
extension LayoutSolver {
  /// Sums the terms of the same variable into `vacancies.collected`; false if a number is unusable.
  mutating func collect(_ added: [Term]) -> Bool {
    vacancies.collected.removeAll(keepingCapacity: true)
    if added.count > Self.longestSearchedSum { collectMany(added) } else { collectFew(added) }
    var isUsable = true
    var hasVanished = false
    for term in vacancies.collected {
      if !(term.coefficient.magnitude <= Self.largestMagnitude) { isUsable = false }
      if term.coefficient.magnitude < 1e-12 { hasVanished = true }
    }
    if hasVanished { vacancies.collected.removeAll { $0.coefficient.magnitude < 1e-12 } }
    return isUsable
  }

  /// The number of terms up to which a search among them is cheaper than a table.
  private static let longestSearchedSum = 16

  private mutating func collectFew(_ added: [Term]) {
    for term in added where contains(term.variable) {
      var index = 0
      while index < vacancies.collected.count, vacancies.collected[index].variable != term.variable { index += 1 }
      if index < vacancies.collected.count {
        vacancies.collected[index].coefficient += term.coefficient
      } else {
        vacancies.collected.append(term)
      }
    }
  }

  /// As `collectFew`, for the sums of very deep trees.
  private mutating func collectMany(_ added: [Term]) {
    var places: [Variable: Int] = [:]
    for term in added where contains(term.variable) {
      if let place = places[term.variable] {
        vacancies.collected[place].coefficient += term.coefficient
      } else {
        places[term.variable] = vacancies.collected.count
        vacancies.collected.append(term)
      }
    }
  }

  /// Stores the collected terms next to each other and returns the index of the first one.
  mutating func storeCollectedTerms(of constraint: Int32) -> Int32 {
    let count = vacancies.collected.count
    if count > 0, count < vacancies.runs.count, vacancies.runs[count] >= 0 {
      let first = vacancies.runs[count]
      vacancies.runs[count] = terms[Int(first)].nextUse
      for offset in 0..<count {
        terms[Int(first) + offset] = linkedTerm(vacancies.collected[offset], at: first + Int32(offset), constraint)
      }
      return first
    }
    let first = Int32(terms.count)
    for term in vacancies.collected { terms.append(linkedTerm(term, at: Int32(terms.count), constraint)) }
    return first
  }

  private mutating func linkedTerm(_ term: Term, at index: Int32, _ constraint: Int32) -> TermRecord {
    let variable = Int(term.variable.index)
    let next = variables[variable].firstUse
    if next >= 0 { terms[Int(next)].previousUse = index }
    variables[variable].firstUse = index
    return TermRecord(
      coefficient: term.coefficient, variable: term.variable.index, constraint: constraint, nextUse: next,
      previousUse: -1)
  }

  /// Takes the terms of a constraint out of the uses of its variables and keeps their places for later.
  mutating func removeTerms(of constraint: Int32) {
    let first = constraints[Int(constraint)].firstTerm
    let count = Int(constraints[Int(constraint)].termCount)
    if count == 0 { return }
    for index in Int(first)..<Int(first) + count {
      let term = terms[index]
      if term.previousUse >= 0 {
        terms[Int(term.previousUse)].nextUse = term.nextUse
      } else {
        variables[Int(term.variable)].firstUse = term.nextUse
      }
      if term.nextUse >= 0 { terms[Int(term.nextUse)].previousUse = term.previousUse }
    }
    while vacancies.runs.count <= count { vacancies.runs.append(-1) }
    terms[Int(first)].nextUse = vacancies.runs[count]
    vacancies.runs[count] = first
  }

  /// The indices of the terms of a constraint.
  func termRange(_ constraint: Int32) -> Range<Int> {
    let first = Int(constraints[Int(constraint)].firstTerm)
    return first..<first + Int(constraints[Int(constraint)].termCount)
  }
}
