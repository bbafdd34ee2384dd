import Foundation

/// The rows that stand for frames, masks and content sizes.
extension LayoutEngine {
  func addSystemRows(of node: LayoutNode, _ entry: EngineEntry) {
    guard let item = node.item else { return }
    if node === root, !isFitting {
      addRootRows(node, item, entry)
    } else if node.translatesMask, node !== root {
      addMaskRows(node, item, entry)
    } else {
      addContentRows(node, item, entry)
      if node.fillsParent, node !== root { addFillingRows(node, entry) }
    }
  }

  func removeSystemRows(of entry: EngineEntry) {
    let rows = entry.systemRows
    if let row = rows.horizontalFirst { removeRow(row) }
    if let row = rows.horizontalSecond { removeRow(row) }
    if let row = rows.verticalFirst { removeRow(row) }
    if let row = rows.verticalSecond { removeRow(row) }
    for row in rows.filling { removeRow(row) }
    entry.systemRows = SystemRows()
  }

  // MARK: Roots

  /// The root keeps its size; one that takes no frame from its mask only prefers it.
  private func addRootRows(_ node: LayoutNode, _ item: any LayoutItem, _ entry: EngineEntry) {
    let size = item.layoutFrame.size
    entry.alignmentInsets = item.layoutAlignmentInsets
    entry.systemRows.horizontalSecond = addRootRow(node, .horizontal, entry.width, Double(size.width))
    entry.systemRows.verticalSecond = addRootRow(node, .vertical, entry.height, Double(size.height))
  }

  /// Less than any priority that a constraint can have.
  private static let preferencePriority = 0.5

  private func addRootRow(
    _ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ variable: LayoutSolver.Variable, _ size: Double
  ) -> LayoutSolver.ConstraintID {
    addSystemRow(
      variable, -size, .equal, priority: node.translatesMask ? 1000 : Self.preferencePriority,
      for: .rootSize(node, axis))
  }

  /// An item that its container fills takes no frame from its mask, and prefers the container's position and size.
  private func addFillingRows(_ node: LayoutNode, _ entry: EngineEntry) {
    let parent = node.liveParent.flatMap { existingEntry(of: $0) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isHorizontal = axis == .horizontal
      entry.systemRows.filling.append(
        addSystemRow(
          isHorizontal ? entry.x : entry.y, 0, .equal, priority: Self.preferencePriority, for: .rootSize(node, axis)))
      guard let parent else { continue }
      var draft = takeDraft()
      draft.add(1, isHorizontal ? entry.width : entry.height)
      draft.add(-1, isHorizontal ? parent.width : parent.height)
      draft.constant = 0
      entry.systemRows.filling.append(
        addRow(draft, .equal, priority: Self.preferencePriority, for: .rootSize(node, axis)))
      keep(&draft)
    }
  }

  // MARK: Masks (contract L9, L19)

  private func addMaskRows(_ node: LayoutNode, _ item: any LayoutItem, _ entry: EngineEntry) {
    let parentEntry = node.liveParent.flatMap { existingEntry(of: $0) }
    entry.alignmentInsets = item.layoutAlignmentInsets
    let (horizontal, vertical) = (node.autoresizingRule(along: .horizontal), node.autoresizingRule(along: .vertical))
    let (width, height) = (parentEntry?.width, parentEntry?.height)
    entry.systemRows.horizontalFirst = addMaskRow(
      entry.x, horizontal.position, following: width, for: .mask(node, .horizontal, isSize: false))
    entry.systemRows.horizontalSecond = addMaskRow(
      entry.width, horizontal.size, following: width, for: .mask(node, .horizontal, isSize: true))
    entry.systemRows.verticalFirst = addMaskRow(
      entry.y, vertical.position, following: height, for: .mask(node, .vertical, isSize: false))
    entry.systemRows.verticalSecond = addMaskRow(
      entry.height, vertical.size, following: height, for: .mask(node, .vertical, isSize: true))
  }

  private func addMaskRow(
    _ variable: LayoutSolver.Variable, _ share: AutoresizingRule.Share, following parent: LayoutSolver.Variable?,
    for origin: EngineRow
  ) -> LayoutSolver.ConstraintID {
    guard let parent, share.ofParent != 0 else {
      return addSystemRow(variable, -share.value, .equal, priority: 1000, for: origin)
    }
    var draft = takeDraft()
    draft.add(1, variable)
    draft.add(-share.ofParent, parent)
    draft.constant = -share.offset
    defer { keep(&draft) }
    return addRow(draft, .equal, priority: 1000, for: origin)
  }

  // MARK: Contents (contract L3, L14)

  private func addContentRows(_ node: LayoutNode, _ item: any LayoutItem, _ entry: EngineEntry) {
    let contentSize = item.layoutContentSize
    let insets = item.layoutAlignmentInsets
    entry.contentSize = contentSize
    entry.alignmentInsets = insets
    if contentSize.width >= 0, contentSize.width.isFinite {
      let width = -(contentSize.width + insets.left + insets.right)
      let origin = EngineRow.contentSize(node, .horizontal)
      entry.systemRows.horizontalFirst = addContentRow(
        entry.width, width, .lessThanOrEqual, contentSize.horizontalHugging, for: origin)
      entry.systemRows.horizontalSecond = addContentRow(
        entry.width, width, .greaterThanOrEqual, contentSize.horizontalResistance, for: origin)
    }
    if contentSize.height >= 0, contentSize.height.isFinite {
      let height = -(contentSize.height + insets.top + insets.bottom)
      let origin = EngineRow.contentSize(node, .vertical)
      entry.systemRows.verticalFirst = addContentRow(
        entry.height, height, .lessThanOrEqual, contentSize.verticalHugging, for: origin)
      entry.systemRows.verticalSecond = addContentRow(
        entry.height, height, .greaterThanOrEqual, contentSize.verticalResistance, for: origin)
      noteMeasuring(node, item, entry)
    }
  }

  private func addContentRow(
    _ variable: LayoutSolver.Variable, _ constant: Double, _ relation: LayoutSolver.Relation,
    _ priority: UILayoutPriority, for origin: EngineRow
  ) -> LayoutSolver.ConstraintID? {
    guard priority.rawValue > 0 else { return nil }
    return addSystemRow(variable, constant, relation, priority: Double(priority.rawValue), for: origin)
  }

  private func addSystemRow(
    _ variable: LayoutSolver.Variable, _ constant: Double, _ relation: LayoutSolver.Relation, priority: Double,
    for origin: EngineRow
  ) -> LayoutSolver.ConstraintID {
    var draft = takeDraft()
    draft.add(1, variable)
    draft.constant = constant
    defer { keep(&draft) }
    return addRow(draft, relation, priority: priority, for: origin)
  }
}
