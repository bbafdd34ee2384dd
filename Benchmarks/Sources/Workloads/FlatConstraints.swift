@_spi(Plainview) package import PlainviewLayout

/// The constraints of a workload one after the other in memory, so that looking them up is a small part of what is timed.
package struct FlatConstraints {
  package struct Row {
    package var constant: Double
    package var priority: Double
    package var relation: LayoutSolver.Relation
    package var termCount: Int
  }

  package private(set) var rows: [Row] = []
  /// The terms of all rows.
  package private(set) var terms: [(coefficient: Double, variable: Int)] = []

  package init() {}

  package init(_ constraints: [Workload.Constraint]) {
    for constraint in constraints {
      rows.append(
        Row(
          constant: constraint.constant, priority: constraint.priority, relation: constraint.relation,
          termCount: constraint.terms.count))
      terms += constraint.terms
    }
  }
}
