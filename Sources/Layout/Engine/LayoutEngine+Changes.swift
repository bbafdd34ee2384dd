import Foundation

extension LayoutNode {
  /// Says that the item got another rectangle from outside the engine.
  package func frameDidChange() {
    guard let engine = registeredEngine, let entry, self === engine.root || translatesMask else { return }
    engine.frameDidChange(of: self, entry)
  }

  /// Says that the content wants another size, or that its baselines moved.
  package func contentSizeDidChange() { registeredEngine?.contentDidChange(of: self) }

  /// Says that margins, alignment insets or the layout direction changed.
  package func insetsDidChange() { registeredEngine?.insetsDidChange(of: self) }
}

extension LayoutEngine {
  fileprivate func frameDidChange(of node: LayoutNode, _ entry: EngineEntry) {
    // What the last solution says already is no news: a pass that applies frames must not start another one.
    if let known = rectangle(of: node), let item = node.item {
      let frame = item.layoutFrame
      let isSameSize = abs(known.width - frame.width) < 1e-9 && abs(known.height - frame.height) < 1e-9
      let isSamePlace = abs(known.minX - frame.minX) < 1e-9 && abs(known.minY - frame.minY) < 1e-9
      if isSameSize, isSamePlace || node === root { return }
    }
    staleFrames.append(node)
    wantPass()
  }

  fileprivate func contentDidChange(of node: LayoutNode) {
    staleContents.append(node)
    wantPass()
  }

  fileprivate func insetsDidChange(of node: LayoutNode) {
    relowerReferences(of: node) { _ in true }
    wantPass()
  }
}
