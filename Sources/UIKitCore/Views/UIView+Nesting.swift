import PlainviewRuntime

/// How deep views are nested.
extension UIView {
  /// The number of levels below this view, or more: removing a view does not reduce it.
  private var levelsBelow: Int32 {
    get { holdings.levelsBelow }
    set { holdings.levelsBelow = newValue }
  }

  /// The most levels of a tree of views. An app on a device has used up its stack long before.
  package static let nestingLimit = 20_480

  /// Whether there are more levels of views than a number, this view's among them.
  package func hasMoreLevels(than limit: Int) -> Bool {
    if levelsBelow >= limit { countLevels() }
    return levelsBelow >= limit
  }

  /// Fails if the tree had more levels than it may with a view below this one; else notes the levels.
  func mayNest(_ view: UIView) -> Bool {
    if levels(with: view) > Self.nestingLimit {
      view.countLevels()
      guard depth + 1 + Int(view.levelsBelow) + 1 <= Self.nestingLimit else {
        raise(
          .internalInconsistency(
            "\(SimulatedProcess.classAndAddress(of: view)) would be in a tree of views with more than "
              + "\(Self.nestingLimit) levels",
            remedies: ["Add it to a view that is nearer to the window, or end the recursion that nests views."]))
        return false
      }
    }
    var ancestor: UIView? = self
    var least = view.levelsBelow + 1
    while let current = ancestor, current.levelsBelow < least {
      current.levelsBelow = least
      least += 1
      ancestor = current.storedSuperview
    }
    return true
  }

  /// How many levels the tree may have with a view below this one; 0 if it has no more than before.
  private func levels(with view: UIView) -> Int {
    var ancestor: UIView? = self
    var levels = view.levelsBelow + 1
    while let current = ancestor {
      if current.levelsBelow >= levels { return 0 }
      levels += 1
      ancestor = current.storedSuperview
    }
    return Int(levels)
  }

  /// How many views are around this one.
  private var depth: Int {
    var depth = 0
    var ancestor = storedSuperview
    while let current = ancestor {
      depth += 1
      ancestor = current.storedSuperview
    }
    return depth
  }

  /// Recounts the levels below this view.
  private func countLevels() {
    for view in preorder().reversed() {
      view.levelsBelow = (view.storedSubviews.map(\.levelsBelow).max() ?? -1) + 1
    }
  }
}
