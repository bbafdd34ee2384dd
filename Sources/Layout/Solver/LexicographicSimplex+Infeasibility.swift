/// Contradictions between required wishes.
extension LexicographicSimplex {
  /// A wish, by its index, and its factor in a sum of wishes whose columns cancel out.
  struct Part {
    var wish: Int
    var multiplier: Double
  }

  /// Required wishes that contradict each other, maybe together with others. Called after a failed ``makeFeasible()``.
  func suspects() -> [Int] {
    let crossed = value.indices.filter { low[$0] > high[$0] + Self.feasibilityTolerance(high[$0]) }
    let required = problem.wishes.indices.filter { problem.wishes[$0].isRequired }
    if !crossed.isEmpty { return required.filter { crossed.contains(variableOfWish[$0]) } }
    var isMissed = Array(repeating: false, count: value.count)
    for penalty in penalties where violation(of: penalty) > Self.tolerance { isMissed[penalty.variable] = true }
    return required.filter { index in
      let variable = variableOfWish[index]
      return isMissed[variable] || price(of: variable).magnitude > Self.tolerance
    }
  }

  /// Requires one wish after the other; nil if all can hold, otherwise the first one that cannot and those behind it.
  ///
  /// The parts belong to one row of the tableau, so that any of them could be spared no more than the others.
  mutating func contradiction(requiring order: [Int]) -> [Part]? {
    var lowWish = Array(repeating: -1, count: value.count)
    var highWish = lowWish
    for index in order {
      setPenalties([index])
      minimise()
      guard let penalty = penalties.first else { continue }
      if violation(of: penalty) > Self.feasibilityTolerance(penalty.kink) * penalty.weight {
        return parts(of: penalty, lowWish, highWish)
      }
      if penalty.weightBelow > 0, penalty.kink > low[penalty.variable] {
        low[penalty.variable] = penalty.kink
        lowWish[penalty.variable] = index
      }
      if penalty.weightAbove > 0, penalty.kink < high[penalty.variable] {
        high[penalty.variable] = penalty.kink
        highWish[penalty.variable] = index
      }
      closeCrossedBounds(of: penalty.variable)
    }
    return nil
  }

  /// The missed wish and the wishes whose bounds keep it from being met: those with a price.
  private func parts(of missed: Penalty, _ lowWish: [Int], _ highWish: [Int]) -> [Part] {
    let isAbove = value[missed.variable] > missed.kink
    var parts = [Part(wish: missed.wish, multiplier: (missed.scale > 0) == isAbove ? 1 : -1)]
    let own = isAbove ? missed.weightAbove : -missed.weightBelow
    func append(_ variable: Int, price: Double) {
      let rest = variable == missed.variable ? price - own : price
      if rest.magnitude <= Self.tolerance { return }
      let wish = rest > 0 ? highWish[variable] : lowWish[variable]
      if wish < 0 { return }
      let entry = problem.wishes[wish]
      let scale = entry.entryCount == 1 ? problem.entries[Int(entry.firstEntry)].coefficient : 1
      parts.append(Part(wish: wish, multiplier: rest / scale))
    }
    for variable in value.indices { append(variable, price: price(of: variable)) }
    return parts
  }
}
