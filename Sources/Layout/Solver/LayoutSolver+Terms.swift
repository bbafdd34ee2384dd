/// Indices that can be given out again, and the order of creation.
struct Vacancies: Sendable {
  var serial: Int32 = 0
  var variables: [Int32] = []
  var constraints: [Int32] = []
  var components: [Int32] = []
  /// For each number of terms the first free run of that length; the runs are linked through `nextUse`.
  var runs: [Int32] = []
}

/// The terms of constraints, and the uses of variables.
extension LayoutSolver {
  /// The number of terms up to which a search among them is cheaper than a table.
  private static let longestSearchedSum = 16

  /// Stores the terms of a constraint next to each other, those of the same variable summed.
  mutating func store(_ added: [Term], of constraint: Int32) -> (first: Int32, count: Int32, isUsable: Bool) {
    let start = terms.count
    if start + added.count > terms.capacity { terms.reserveCapacity(Self.grown(start) + added.count) }
    if added.count > Self.longestSearchedSum { appendMany(added, constraint) } else { appendFew(added, constraint) }
    var isUsable = true
    var hasVanished = false
    var index = start
    while index < terms.count {
      if !(terms[index].coefficient.magnitude <= Self.largestMagnitude) { isUsable = false }
      if terms[index].coefficient.magnitude < 1e-12 { hasVanished = true }
      index += 1
    }
    if hasVanished { dropVanishedTerms(from: start) }
    let count = terms.count - start
    let first = moveToFreeRun(from: start)
    index = first
    while index < first + count {
      linkTerm(index)
      index += 1
    }
    return (Int32(first), Int32(count), isUsable)
  }

  private mutating func appendFew(_ added: [Term], _ constraint: Int32) {
    let start = terms.count
    for term in added where Self.contains(term.variable, variables) {
      var index = start
      while index < terms.count, terms[index].variable != term.variable.index { index += 1 }
      if index < terms.count {
        terms[index].coefficient += term.coefficient
      } else {
        terms.append(TermRecord(term, constraint))
      }
    }
  }

  /// As `appendFew`, for the sums of very deep trees.
  private mutating func appendMany(_ added: [Term], _ constraint: Int32) {
    var places: [Variable: Int] = [:]
    for term in added where Self.contains(term.variable, variables) {
      if let place = places[term.variable] {
        terms[place].coefficient += term.coefficient
      } else {
        places[term.variable] = terms.count
        terms.append(TermRecord(term, constraint))
      }
    }
  }

  private mutating func dropVanishedTerms(from start: Int) {
    var kept = start
    for index in start..<terms.count where terms[index].coefficient.magnitude >= 1e-12 {
      terms[kept] = terms[index]
      kept += 1
    }
    terms.removeSubrange(kept...)
  }

  /// Moves the last terms to a run of the same length that is free, if there is one; returns where they are.
  private mutating func moveToFreeRun(from start: Int) -> Int {
    let count = terms.count - start
    guard count > 0, count < vacancies.runs.count, vacancies.runs[count] >= 0 else { return start }
    let first = Int(vacancies.runs[count])
    vacancies.runs[count] = terms[first].nextUse
    for offset in 0..<count { terms[first + offset] = terms[start + offset] }
    terms.removeSubrange(start...)
    return first
  }

  private mutating func linkTerm(_ index: Int) {
    let variable = Int(terms[index].variable)
    let next = variables[variable].firstUse
    terms[index].nextUse = next
    if next >= 0 { terms[Int(next)].previousUse = Int32(index) }
    variables[variable].firstUse = Int32(index)
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
}
