import Foundation

/// The rows of constraints, and the queue of those that wait for one.
extension LayoutEngine {
  func addRow(
    _ draft: borrowing RowDraft, _ relation: LayoutSolver.Relation, priority: Double, for origin: EngineRow
  ) -> LayoutSolver.ConstraintID {
    let row = solver.add(draft.terms, constant: draft.constant, relation: relation, priority: priority)
    let index = row.tableIndex
    while rows.count <= index { rows.append(nil) }
    rows[index] = origin
    return row
  }

  func removeRow(_ row: LayoutSolver.ConstraintID) {
    solver.remove(row)
    rows[row.tableIndex] = nil
  }

  func lowerAddedConstraints() {
    guard !addedConstraints.isEmpty else { return }
    let constraints = addedConstraints
    addedConstraints.removeAll(keepingCapacity: true)
    for constraint in constraints where constraint.row == nil && constraint.holder?.registeredEngine === self {
      lower(constraint)
    }
  }

  /// Adds the row of an installed constraint; a fitting engine leaves the constraint's own row alone.
  func lower(_ constraint: NSLayoutConstraint) {
    guard constraint.canBeSolved() else { return }
    var draft = takeDraft()
    write(constraint, into: &draft)
    let row = addRow(
      draft, constraint.relation.inSolver, priority: Double(constraint.priority.rawValue),
      for: .constraint(constraint))
    keep(&draft)
    if !isFitting { constraint.row = row }
  }

  func relower(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    removeRow(row)
    lower(constraint)
  }

  func relowerReferences(of node: LayoutNode, where matters: (NSLayoutConstraint.Attribute) -> Bool) {
    for constraint in node.references {
      if (constraint.firstNode === node && matters(constraint.firstAttribute))
        || (constraint.secondNode === node && matters(constraint.secondAttribute))
        || (constraint.distances?.names(node) ?? false)
      {
        relower(constraint)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Which member of a conflict is broken: the most recently activated one, none of UIKit's own, and never the one by
  /// which a stack hides a view (contract, simulator rule 1).
  var breakingRank: Int { isSystem || identifier == "UISV-hiding" ? -1 : activation }
}

extension NSLayoutConstraint.Relation {
  var inSolver: LayoutSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
