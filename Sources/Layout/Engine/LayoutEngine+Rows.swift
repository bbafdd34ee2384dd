import Foundation

extension LayoutEngine {
  func addRow(
    _ terms: [LayoutSolver.Term], _ constant: Double, _ relation: LayoutSolver.Relation, priority: Double, rank: Int,
    for origin: EngineRow
  ) -> LayoutSolver.ConstraintID {
    let row = solver.add(terms, constant: constant, relation: relation, priority: priority, rank: rank)
    let index = Int(row.index)
    while rows.count <= index { rows.append(nil) }
    rows[index] = origin
    return row
  }

  func removeRow(_ row: LayoutSolver.ConstraintID) {
    solver.remove(row)
    rows[Int(row.index)] = nil
  }

  func lowerAddedConstraints() {
    for constraint in addedConstraints where constraint.row == nil {
      if let holder = constraint.holder, holder.engine === self { lower(constraint) }
    }
    addedConstraints.removeAll(keepingCapacity: true)
  }

  /// Adds the row of an installed constraint.
  func lower(_ constraint: NSLayoutConstraint) {
    let expression = expression(of: constraint)
    let relation = LayoutSolver.Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
    constraint.row = addRow(
      expression.terms, expression.constant, relation, priority: Double(constraint.priority.rawValue),
      rank: constraint.breakingRank, for: .constraint(constraint))
  }

  func removeSystemRows(of entry: EngineEntry) {
    for row in entry.systemRows { removeRow(row) }
    entry.systemRows.removeAll(keepingCapacity: true)
  }

  func addSystemRows(of node: LayoutNode, _ entry: EngineEntry) {
    if node === root, !isFitting {
      addRootRows(node, entry)
    } else if node.translatesMask, node !== root {
      addMaskRows(node, entry)
    } else {
      addContentRows(node, entry)
    }
  }

  /// The root has the size it has. One that takes no frame from its mask merely prefers it.
  private func addRootRows(_ node: LayoutNode, _ entry: EngineEntry) {
    let size = node.item?.layoutFrame.size ?? .zero
    let priority: Double = node.translatesMask ? 1000 : 0.5
    for (variable, axis, value) in [
      (entry.width, NSLayoutConstraint.Axis.horizontal, size.width), (entry.height, .vertical, size.height),
    ] {
      entry.systemRows.append(
        addRow(
          [.init(variable, 1)], -Double(value), .equal, priority: priority, rank: -1, for: .rootSize(node, axis)))
    }
  }

  private func addMaskRows(_ node: LayoutNode, _ entry: EngineEntry) {
    guard let item = node.item else { return }
    let frame = item.layoutFrame
    let parent = node.liveParent?.item?.layoutFrame.size ?? .zero
    addMaskRows(
      node, entry, .horizontal, position: Double(frame.minX), size: Double(frame.width), parent: Double(parent.width))
    addMaskRows(
      node, entry, .vertical, position: Double(frame.minY), size: Double(frame.height), parent: Double(parent.height))
  }

  private func addMaskRows(
    _ node: LayoutNode, _ entry: EngineEntry, _ axis: NSLayoutConstraint.Axis, position: Double, size: Double,
    parent: Double
  ) {
    let isWidth = axis == .horizontal
    let rule = AutoresizingRule(
      position: position, size: size, parentSize: parent,
      flexible: isWidth ? node.mask.horizontal : node.mask.vertical)
    let parentEntry = node.liveParent?.entry
    let parentSize = isWidth ? parentEntry?.width : parentEntry?.height
    func add(_ variable: LayoutSolver.Variable, value: Double, share: Double, isSize: Bool) {
      var terms: [LayoutSolver.Term] = [.init(variable, 1)]
      var constant = -value
      if share != 0, let parentSize {
        terms.append(.init(parentSize, -share))
        constant += share * parent
      }
      entry.systemRows.append(
        addRow(
          terms, constant, .equal, priority: 1000, rank: -1, for: .mask(node, axis, isSize: isSize, value: value)))
    }
    add(isWidth ? entry.x : entry.y, value: position, share: rule.positionShare, isSize: false)
    add(isWidth ? entry.width : entry.height, value: size, share: rule.sizeShare, isSize: true)
  }

  private func addContentRows(_ node: LayoutNode, _ entry: EngineEntry) {
    guard let item = node.item else { return }
    let wish = item.layoutContentSize
    let insets = item.layoutAlignmentInsets
    entry.contentSize = wish
    addContentRows(
      node, entry, .horizontal, wish.width + insets.left + insets.right, wish.width, wish.horizontalHugging,
      wish.horizontalResistance)
    addContentRows(
      node, entry, .vertical, wish.height + insets.top + insets.bottom, wish.height, wish.verticalHugging,
      wish.verticalResistance)
  }

  private func addContentRows(
    _ node: LayoutNode, _ entry: EngineEntry, _ axis: NSLayoutConstraint.Axis, _ size: Double, _ wish: Double,
    _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) {
    guard wish >= 0, size.isFinite else { return }
    let terms = [LayoutSolver.Term(axis == .horizontal ? entry.width : entry.height, 1)]
    for (relation, priority) in [
      (LayoutSolver.Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance),
    ] where priority.rawValue > 0 {
      entry.systemRows.append(
        addRow(
          terms, -size, relation, priority: Double(priority.rawValue), rank: -1, for: .contentSize(node, axis)))
    }
  }

  func refreshStaleNodes() {
    for node in staleFrames where node.engine === self {
      if let entry = node.entry {
        removeSystemRows(of: entry)
        addSystemRows(of: node, entry)
      } else if !node.translatesMask {
        makeEntry(for: node)
      }
    }
    staleFrames.removeAll(keepingCapacity: true)
    for node in staleContents where node.engine === self && !node.translatesMask {
      guard let entry = node.entry, let wish = node.item?.layoutContentSize, wish != entry.contentSize else { continue }
      removeSystemRows(of: entry)
      addSystemRows(of: node, entry)
    }
    for node in staleContents where node.engine === self { relowerReferences(of: node) { $0.isBaseline } }
    staleContents.removeAll(keepingCapacity: true)
  }

  func relowerReferences(of node: LayoutNode, where matters: (NSLayoutConstraint.Attribute) -> Bool) {
    for constraint in node.references {
      guard let row = constraint.row else { continue }
      let mattersHere =
        (constraint.firstNode === node && matters(constraint.firstAttribute))
        || (constraint.secondNode === node && matters(constraint.secondAttribute))
      guard mattersHere else { continue }
      removeRow(row)
      lower(constraint)
    }
  }
}
