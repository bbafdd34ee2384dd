/// Changes of the tree and its constraints: they are queued, and a pass is asked for.
extension LayoutEngine {
  func subtreeWasAdded(_ node: LayoutNode) {
    addedSubtrees.append(node)
    requestPass()
  }

  func constraintWasAdded(_ constraint: NSLayoutConstraint) {
    addedConstraints.append(constraint)
    requestPass()
  }

  func constraintWasRemoved(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    constraint.row = nil
    removeRow(row)
    requestPass()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    var draft = takeDraft()
    write(constraint, into: &draft)
    solver.setConstant(draft.constant, of: row)
    keep(&draft)
    requestPass()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    solver.setPriority(Double(constraint.priority.rawValue), of: row)
    requestPass()
  }

  func requestPass() {
    isStale = true
    root.item?.setNeedsLayoutPass()
  }
}
