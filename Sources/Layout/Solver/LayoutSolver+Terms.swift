/// The terms of constraints, and the uses of variables.
extension LayoutSolver {
  /// The number of terms up to which a search among them is cheaper than a table.
  private static let longestSearchedSum = 16

  /// Stores the terms of a constraint next to each other, those of the same variable summed.
  mutating func store(_ added: [Term], of constraint: Int32) -> (first: Int32, count: Int32, isUsable: Bool) {
    let start = termCount
    reserveTerms(added.count)
    let isPlain =
      added.count > Self.longestSearchedSum ? appendMany(added, constraint) : appendFew(added, constraint)
    let isUsable = isPlain || checkTerms(from: start)
    let count = termCount - start
    let first = count < vacancies.runs.count ? moveToFreeRun(from: start) : start
    linkTerms(from: first, to: first + count)
    return (Int32(first), Int32(count), isUsable)
  }

  /// The magnitudes of coefficients that count.
  private static let meaningful = 1e-12...largestMagnitude

  /// Whether the terms need no second look: all coefficients are meaningful, and no variable comes twice.
  private mutating func appendFew(_ added: [Term], _ constraint: Int32) -> Bool {
    let (terms, start) = (self.terms, termCount)
    var end = start
    var isPlain = true
    var place = 0
    while place < added.count {
      let term = added[place]
      place += 1
      guard Self.contains(term.variable, variables, variableCount) else { continue }
      var index = start
      while index < end, terms[index].variable != term.variable.index { index += 1 }
      if index < end {
        terms[index].coefficient += term.coefficient
        isPlain = false
      } else {
        terms[end] = TermRecord(term, constraint)
        end += 1
        if !Self.meaningful.contains(term.coefficient.magnitude) { isPlain = false }
      }
    }
    termCount = end
    return isPlain
  }

  /// As `appendFew`, for the sums of very deep trees.
  private mutating func appendMany(_ added: [Term], _ constraint: Int32) -> Bool {
    var places: [Variable: Int] = [:]
    for term in added where Self.contains(term.variable, variables, variableCount) {
      if let place = places[term.variable] {
        terms[place].coefficient += term.coefficient
      } else {
        places[term.variable] = termCount
        terms[termCount] = TermRecord(term, constraint)
        termCount += 1
      }
    }
    return false
  }

  /// Drops terms that cancelled out; false if a coefficient is unusable.
  private mutating func checkTerms(from start: Int) -> Bool {
    var isUsable = true
    var hasVanished = false
    for index in start..<termCount {
      if !(terms[index].coefficient.magnitude <= Self.largestMagnitude) { isUsable = false }
      if terms[index].coefficient.magnitude < Self.meaningful.lowerBound { hasVanished = true }
    }
    if hasVanished { dropVanishedTerms(from: start) }
    return isUsable
  }

  private mutating func dropVanishedTerms(from start: Int) {
    var kept = start
    for index in start..<termCount where terms[index].coefficient.magnitude >= Self.meaningful.lowerBound {
      terms[kept] = terms[index]
      kept += 1
    }
    termCount = kept
  }

  /// Moves the last terms to a run of the same length that is free, if there is one; returns where they are.
  private mutating func moveToFreeRun(from start: Int) -> Int {
    let count = termCount - start
    guard count > 0, vacancies.runs[count] >= 0 else { return start }
    let first = Int(vacancies.runs[count])
    vacancies.runs[count] = terms[first].nextUse
    (terms + first).update(from: terms + start, count: count)
    termCount = start
    return first
  }

  /// Puts terms at the front of the uses of their variables.
  private mutating func linkTerms(from first: Int, to end: Int) {
    let (terms, variables) = (self.terms, self.variables)
    var index = first
    while index < end {
      let variable = Int(terms[index].variable)
      let next = variables[variable].firstUse
      terms[index].nextUse = next
      if next >= 0 { terms[Int(next)].previousUse = Int32(index) }
      variables[variable].firstUse = Int32(index)
      index += 1
    }
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
