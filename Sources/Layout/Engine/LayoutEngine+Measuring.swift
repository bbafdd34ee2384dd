/// Contents that have a height for each width, as text of several lines has (contract L17).
extension LayoutEngine {
  /// Puts a node on the list if its content is of that kind.
  func noteMeasuring(_ node: LayoutNode, _ item: any LayoutItem, _ entry: EngineEntry) {
    let isMeasured = item.layoutContentHeight(forWidth: entry.contentSize.width) != nil
    entry.measuredWidth = -1
    guard isMeasured != entry.isMeasured else { return }
    entry.isMeasured = isMeasured
    if isMeasured { measured.append(node) } else { measured.removeAll { $0 === node } }
  }

  /// Gives contents the height for the width that they have now; false when all have it already.
  func measureContents() -> Bool {
    var isChanged = false
    for node in measured {
      guard let item = node.item, let entry = existingEntry(of: node) else { continue }
      let insets = entry.alignmentInsets
      let width = value(of: entry.width) - insets.left - insets.right
      guard width > 0, abs(width - entry.measuredWidth) > 1e-6 else { continue }
      entry.measuredWidth = width
      guard let height = item.layoutContentHeight(forWidth: width), height.isFinite, height >= 0,
        height != entry.contentSize.height
      else { continue }
      entry.contentSize.height = height
      setContentHeight(-(height + insets.top + insets.bottom), of: entry)
      isChanged = true
    }
    return isChanged
  }

  private func setContentHeight(_ constant: Double, of entry: EngineEntry) {
    if let row = entry.systemRows.verticalFirst { solver.setConstant(constant, of: row) }
    if let row = entry.systemRows.verticalSecond { solver.setConstant(constant, of: row) }
  }
}
