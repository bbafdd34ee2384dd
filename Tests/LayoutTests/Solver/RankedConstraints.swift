@_spi(Plainview) import PlainviewLayout

extension LayoutSolver {
  /// Adds a constraint whose rank is known; those without have the rank 0.
  mutating func add(
    _ terms: [Term], constant: Double, relation: Relation, priority: Double, rank: Int
  ) -> ConstraintID {
    let added = add(terms, constant: constant, relation: relation, priority: priority)
    let others = self.rank
    self.rank = { $0 == added ? rank : others($0) }
    return added
  }
}
