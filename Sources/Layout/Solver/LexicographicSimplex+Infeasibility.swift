/// Contradictions between required goals.
extension LexicographicSimplex {
  /// A goal, by its index, and its factor in a sum of goals whose columns cancel out.
  struct Part {
    var goal: Int
    var multiplier: Double
  }

  /// Required goals that contradict each other, maybe together with others. Called after a failed ``makeFeasible()``.
  func suspects() -> [Int] {
    let crossed = value.indices.filter { low[$0] > high[$0] + Self.feasibilityTolerance(high[$0]) }
    let required = problem.goals.indices.filter { problem.goals[$0].isRequired }
    if !crossed.isEmpty { return required.filter { crossed.contains(variableOfGoal[$0]) } }
    var isMissed = Array(repeating: false, count: value.count)
    for penalty in penalties where violation(of: penalty) > Self.tolerance { isMissed[penalty.variable] = true }
    return required.filter { index in
      let variable = variableOfGoal[index]
      return isMissed[variable] || price(of: variable).magnitude > Self.tolerance
    }
  }

  /// Requires one goal after the other; nil if all can hold, otherwise the first one that cannot and those behind it.
  ///
  /// The parts belong to one row of the tableau, so that any of them could be spared no more than the others.
  mutating func contradiction(requiring order: [Int]) -> [Part]? {
    var lowGoal = Array(repeating: -1, count: value.count)
    var highGoal = lowGoal
    for index in order {
      setPenalties([index])
      minimise()
      guard let penalty = penalties.first else { continue }
      if violation(of: penalty) > Self.feasibilityTolerance(penalty.kink) * penalty.weight {
        return parts(of: penalty, lowGoal, highGoal)
      }
      if penalty.weightBelow > 0, penalty.kink > low[penalty.variable] {
        low[penalty.variable] = penalty.kink
        lowGoal[penalty.variable] = index
      }
      if penalty.weightAbove > 0, penalty.kink < high[penalty.variable] {
        high[penalty.variable] = penalty.kink
        highGoal[penalty.variable] = index
      }
      closeCrossedBounds(of: penalty.variable)
    }
    return nil
  }

  /// The missed goal and the goals whose bounds keep it from being met: those with a price.
  private func parts(of missed: Penalty, _ lowGoal: [Int], _ highGoal: [Int]) -> [Part] {
    let isAbove = value[missed.variable] > missed.kink
    var parts = [Part(goal: missed.goal, multiplier: (missed.scale > 0) == isAbove ? 1 : -1)]
    let own = isAbove ? missed.weightAbove : -missed.weightBelow
    func append(_ variable: Int, price: Double) {
      let rest = variable == missed.variable ? price - own : price
      if rest.magnitude <= Self.tolerance { return }
      let goal = rest > 0 ? highGoal[variable] : lowGoal[variable]
      if goal < 0 { return }
      let entry = problem.goals[goal]
      let scale = entry.entryCount == 1 ? problem.entries[Int(entry.firstEntry)].coefficient : 1
      parts.append(Part(goal: goal, multiplier: rest / scale))
    }
    for variable in value.indices { append(variable, price: price(of: variable)) }
    return parts
  }
}
