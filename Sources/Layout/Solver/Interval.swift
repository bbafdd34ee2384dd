/// A range of values of a column, or of a sum.
struct Interval: Sendable {
  var low = -Double.infinity
  var high = Double.infinity

  private static let tolerance = 1e-9

  /// The difference from a value that counts as rounding.
  static func slack(_ value: Double) -> Double {
    value.magnitude < .infinity ? tolerance * (1 + value.magnitude) : tolerance
  }

  /// The values at which `coefficient · value + constant` compares with zero as the relation asks.
  static func satisfying(
    _ relation: LayoutSolver.Relation, _ coefficient: Double, _ constant: Double
  ) -> Interval {
    let kink = 0 - constant / coefficient
    switch relation {
    case .equal: return Interval(low: kink, high: kink)
    case .lessThanOrEqual: return coefficient > 0 ? Interval(high: kink) : Interval(low: kink)
    case .greaterThanOrEqual: return coefficient > 0 ? Interval(low: kink) : Interval(high: kink)
    }
  }

  /// The end that is nearest to a target interval if the two are disjoint, otherwise the target interval.
  func nearest(to target: Interval) -> Interval {
    if target.low > high { return Interval(low: high, high: high) }
    if target.high < low { return Interval(low: low, high: low) }
    return target
  }

  /// Takes away what lies outside another interval; false if nothing is left.
  mutating func narrow(to other: Interval) -> Bool {
    let old = self
    if other.low > low { low = other.low }
    if other.high < high { high = other.high }
    if low <= high { return true }
    // Rounding may put an end beyond the other one, which is then kept.
    if low - high > Self.slack(low) { return false }
    if other.low > old.low { low = high } else { high = low }
    return true
  }

  /// The end of an interval that is infinite in the other direction.
  var onlyEnd: Double? {
    if low == -.infinity { return high == .infinity ? nil : high }
    return high == .infinity ? low : nil
  }

  /// Whether it holds more than one value, rounding aside.
  var isOpen: Bool { high - low > Self.slack(low) }
}
