/// Minimal contradictions.
extension LexicographicSimplex {
  /// A set of required wishes that cannot all hold although all of them but any one can. Called after a failed
  /// ``makeFeasible()``; implicit lower bounds take part but are not returned. Costs one solution per candidate.
  func minimalContradiction() -> [Int] {
    let required = problem.wishes.indices.filter { problem.wishes[$0].isRequired }
    var kept = candidates()
    if isFeasible(kept + bounds(among: required)) { kept = required.filter { problem.wishes[$0].constraint >= 0 } }
    let bounds = bounds(among: required)
    for candidate in kept where kept.count > 1 {
      let rest = kept.filter { $0 != candidate }
      if !isFeasible(rest + bounds) { kept = rest }
    }
    return kept
  }

  /// The wishes that carry a price at the optimum of the required level: together they are contradictory.
  private func candidates() -> [Int] {
    var price = Array(repeating: 0.0, count: value.count)
    for position in 0..<columnCount { price[outside[position]] = basicRate(position) }
    for row in 0..<rowCount { price[basic[row]] = slope[row] }
    return penalties.compactMap { penalty in
      let isMet = violation(of: penalty) <= Self.tolerance
      if isMet && price[penalty.variable].magnitude <= Self.tolerance { return nil }
      let isAway = (value[penalty.variable] - penalty.kink).magnitude > Self.feasibilityTolerance(penalty.kink)
      if isMet && isAway { return nil }
      return problem.wishes[penalty.wish].constraint >= 0 ? penalty.wish : nil
    }
  }

  private func bounds(among wishes: [Int]) -> [Int] {
    wishes.filter { problem.wishes[$0].constraint < 0 }
  }

  private func isFeasible(_ wishes: [Int]) -> Bool {
    var trial = LexicographicSimplex(problem)
    return trial.makeFeasible(wishes)
  }
}
