import PlainviewLayout
import PlainviewRuntime

/// One go at a tree: constraints are updated from the leaves, solved, and frames applied from the root (contract L1).
@MainActor struct LayoutPass {
  let root: UIView

  /// How often a pass starts over because laying out asked for more of it.
  private static let roundLimit = 100

  func run(from view: UIView) {
    for _ in 0..<Self.roundLimit {
      guard !SimulatedProcess.isUnwinding else { return }
      updateConstraints(below: root)
      solve()
      let start = topmostInNeed(above: view)
      guard start.marks.contains(.needsLayout) || start.marks.contains(.subtreeNeedsLayout) else { return }
      layOut(start)
    }
    SimulatedProcess.log(
      "[Layout] \(className(of: root)) was laid out \(Self.roundLimit) times and still needs layout. "
        + "A layoutSubviews or viewDidLayoutSubviews changes something at every call.")
  }

  private func solve() {
    root.marks.remove(.needsSolving)
    LayoutEngine.forTree(of: root.layoutNode).update()
  }

  /// The highest ancestor that can be reached through ancestors which need layout themselves.
  private func topmostInNeed(above view: UIView) -> UIView {
    var top = view
    while let parent = top.storedSuperview, parent.marks.contains(.needsLayout) { top = parent }
    return top
  }

  private func layOut(_ start: UIView) {
    var waiting = [start]
    while let view = waiting.popLast() {
      guard !SimulatedProcess.isUnwinding else { return }
      let needsLayout = view.marks.contains(.needsLayout)
      view.marks.subtract([.needsLayout, .subtreeNeedsLayout])
      if needsLayout { layOutSubviews(of: view) }
      for subview in view.storedSubviews.reversed()
      where !subview.marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
        waiting.append(subview)
      }
    }
  }

  private func layOutSubviews(of view: UIView) {
    let controller = view.viewController
    controller?.viewWillLayoutSubviews()
    if !SimulatedProcess.isUnwinding { view.layoutSubviews() }
    if !SimulatedProcess.isUnwinding { controller?.viewDidLayoutSubviews() }
  }

  // MARK: Constraints

  /// Calls `updateConstraints` on the marked views of a subtree, children before parents.
  func updateConstraints(below start: UIView) {
    for _ in 0..<Self.roundLimit {
      let marked: Marks = [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]
      guard !start.marks.isDisjoint(with: marked), !SimulatedProcess.isUnwinding else { return }
      var views: [UIView] = []
      var waiting = [start]
      while let view = waiting.popLast() {
        guard !view.marks.isDisjoint(with: marked) else { continue }
        views.append(view)
        waiting.append(contentsOf: view.storedSubviews)
      }
      for view in views.reversed() {
        let isMarked = view.marks.contains(.needsUpdateConstraints)
        view.marks.subtract(marked)
        guard isMarked, !SimulatedProcess.isUnwinding else { continue }
        if let controller = view.viewController { controller.updateViewConstraints() } else { view.updateConstraints() }
      }
    }
  }
}
