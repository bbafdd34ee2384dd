/// Minimal contradictions.
extension LexicographicSimplex {
  /// A wish and its factor in a sum of wishes whose columns cancel out.
  typealias Part = (wish: LayoutProblem.Wish, multiplier: Double)

  /// Required wishes, implicit ones included, that cannot all hold although all of them but any one can.
  ///
  /// Called after a failed ``makeFeasible()``. Costs one solution per candidate.
  func minimalContradiction() -> [Part] {
    for wish in problem.wishes where wish.isRequired && wish.entryCount == 0 {
      let violation = LayoutProblem.violation(of: wish.constant, wish.relation)
      if violation > Self.feasibilityTolerance(wish.constant) { return [(wish, 1)] }
    }
    let required = problem.wishes.indices.filter { problem.wishes[$0].isRequired }
    var kept = pricedWishes().map(\.index)
    if isFeasible(kept) { kept = required }
    for candidate in kept.reversed() where kept.count > 1 {
      let rest = kept.filter { $0 != candidate }
      if !isFeasible(rest) { kept = rest }
    }
    var trial = LexicographicSimplex(problem)
    _ = trial.makeFeasible(kept)
    return trial.pricedWishes().map { (problem.wishes[$0.index], $0.multiplier) }
  }

  private func isFeasible(_ wishes: [Int]) -> Bool {
    var trial = LexicographicSimplex(problem)
    return trial.makeFeasible(wishes)
  }

  /// The wishes that carry a price at the optimum of the required level: with their factors they are contradictory.
  private func pricedWishes() -> [(index: Int, multiplier: Double)] {
    var remaining = Array(repeating: 0.0, count: value.count)
    for position in 0..<columnCount { remaining[outside[position]] = -basicRate(position) }
    for row in 0..<rowCount { remaining[basic[row]] = slope[row] }
    var priced: [(index: Int, multiplier: Double)] = []
    for penalty in penalties where isMissed(penalty) {
      let isAbove = value[penalty.variable] > penalty.kink
      remaining[penalty.variable] -= isAbove ? penalty.weightAbove : -penalty.weightBelow
      let sign = isAbove ? penalty.weightAbove : -penalty.weightBelow
      priced.append((penalty.wish, sign / penalty.scale))
    }
    for penalty in penalties where !isMissed(penalty) && isOnKink(penalty) {
      let rest = remaining[penalty.variable]
      if rest > Self.tolerance ? penalty.weightAbove == 0 : penalty.weightBelow == 0 { continue }
      if rest.magnitude <= Self.tolerance { continue }
      remaining[penalty.variable] = 0
      priced.append((penalty.wish, rest / penalty.scale))
    }
    return priced
  }

  private func isMissed(_ penalty: Penalty) -> Bool {
    violation(of: penalty) > Self.feasibilityTolerance(penalty.kink) * penalty.weight
  }

  private func isOnKink(_ penalty: Penalty) -> Bool {
    (value[penalty.variable] - penalty.kink).magnitude <= Self.feasibilityTolerance(penalty.kink)
  }
}
