import Foundation

extension LayoutNode {
  /// Tells the engine that the item got another rectangle from outside.
  package func frameDidChange() {
    guard let engine = registeredEngine, translatesMask || self === engine.root,
      let entry = engine.existingEntry(of: self)
    else { return }
    engine.frameDidChange(of: self, entry)
  }

  /// Tells the engine that the preferred size of the content changed, or that its baselines moved.
  package func contentSizeDidChange() { registeredEngine?.contentDidChange(of: self) }

  /// Tells the engine that margins, alignment insets or the layout direction changed.
  package func insetsDidChange() {
    if let registeredEngine { registeredEngine.insetsDidChange(of: self) } else { forgetDirection() }
  }
}

/// Changes that items report.
extension LayoutEngine {
  /// How far a frame may be from the solution and still count as equal to it, in points.
  private static let frameTolerance = 1e-9

  fileprivate func frameDidChange(of node: LayoutNode, _ entry: EngineEntry) {
    guard let item = node.item else { return }
    // A frame that equals the last solution is no change: a pass that applies frames must not start another one.
    if isSolved(item.layoutFrame, node, entry) { return }
    staleFrames.append(node)
    requestPass()
  }

  private func isSolved(_ frame: CGRect, _ node: LayoutNode, _ entry: EngineEntry) -> Bool {
    func isNear(_ value: CGFloat, _ variable: LayoutSolver.Variable) -> Bool {
      abs(Double(value) - self.value(of: variable)) < Self.frameTolerance
    }
    guard isNear(frame.width, entry.width), isNear(frame.height, entry.height) else { return false }
    return node === root || (isNear(frame.minX, entry.x) && isNear(frame.minY, entry.y))
  }

  fileprivate func contentDidChange(of node: LayoutNode) {
    staleContents.append(node)
    requestPass()
  }

  fileprivate func insetsDidChange(of node: LayoutNode) {
    staleInsets.append(node)
    requestPass()
  }

  func modeDidChange(of node: LayoutNode) {
    if let entry = existingEntry(of: node) { removeSystemRows(of: entry) }
    staleFrames.append(node)
    requestPass()
  }

  // MARK: Applying changes

  func refreshStaleNodes() {
    if !staleFrames.isEmpty { refreshFrames() }
    if !staleContents.isEmpty { refreshContents() }
    if !staleInsets.isEmpty { refreshInsets() }
  }

  private func refreshFrames() {
    let nodes = staleFrames
    staleFrames.removeAll(keepingCapacity: true)
    for node in nodes where node.registeredEngine === self {
      if let entry = existingEntry(of: node) {
        renewSystemRows(of: node, entry)
      } else if !node.translatesMask {
        makeEntry(for: node)
      }
    }
  }

  private func refreshContents() {
    let nodes = staleContents
    staleContents.removeAll(keepingCapacity: true)
    for node in nodes where node.registeredEngine === self {
      if !node.translatesMask, node !== root, let entry = existingEntry(of: node), let item = node.item {
        let insets = entry.alignmentInsets
        if item.layoutContentSize != entry.contentSize || item.layoutAlignmentInsets != insets || entry.isMeasured {
          renewSystemRows(of: node, entry)
        }
        if entry.alignmentInsets != insets { relowerReferences(of: node) { _ in true } }
      }
      relowerReferences(of: node) { $0.isBaseline }
    }
  }

  private func refreshInsets() {
    let nodes = staleInsets
    staleInsets.removeAll(keepingCapacity: true)
    for node in nodes where node.registeredEngine === self {
      let hasOtherInsets = refreshAlignmentInsets(of: node)
      relowerReferences(of: node) { hasOtherInsets || $0.isMargin }
      if node.refreshDirection() {
        for constraint in node.held.all where constraint.isDirectional { relower(constraint) }
      }
    }
  }

  private func refreshAlignmentInsets(of node: LayoutNode) -> Bool {
    guard let entry = existingEntry(of: node), let insets = node.item?.layoutAlignmentInsets,
      insets != entry.alignmentInsets
    else { return false }
    renewSystemRows(of: node, entry)
    return true
  }

  private func renewSystemRows(of node: LayoutNode, _ entry: EngineEntry) {
    removeSystemRows(of: entry)
    addSystemRows(of: node, entry)
  }
}
