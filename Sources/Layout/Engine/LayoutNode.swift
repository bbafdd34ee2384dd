/// An item's place in the tree and in the engine of that tree.
///
/// Nodes outlive their items as long as a constraint names them, and never keep an item alive.
@preconcurrency @MainActor public final class LayoutNode {
  package private(set) weak var item: (any LayoutItem)?
  /// The node of the superview, or of the view that owns a guide.
  package internal(set) var parent: LayoutNode?
  /// Guides hold no constraints: theirs are held by the owning view.
  let isGuide: Bool
  /// Constraints that this item holds, in the order of their installation.
  package internal(set) var constraints: [NSLayoutConstraint] = []
  /// Installed constraints that name this item.
  package internal(set) var references: [NSLayoutConstraint] = []
  /// Whether frame and autoresizing mask stand for constraints (contract L9, L19).
  package var translatesMask: Bool { didSet { if translatesMask != oldValue { engine?.modeDidChange(of: self) } } }
  /// The parts that stretch with the parent, for each axis.
  package var mask: (horizontal: AutoresizingRule.Flexibility, vertical: AutoresizingRule.Flexibility) = ([], [])

  /// The engine that the item takes part in; nil before the first layout pass of its tree.
  unowned(unsafe) var registeredEngine: LayoutEngine?
  package var engine: LayoutEngine? { registeredEngine }
  /// The engine that this root owns.
  var ownedEngine: LayoutEngine?
  /// The rows and variables that the item has in its engine.
  var entry: EngineEntry?

  public init(item: any LayoutItem, isGuide: Bool = false, translatesMask: Bool) {
    self.item = item
    self.isGuide = isGuide
    self.translatesMask = translatesMask
  }

  /// The view that holds constraints of this item alone.
  var holderOfOwnConstraints: LayoutNode { isGuide ? (parent ?? self) : self }

  /// The node above, if its item still lives.
  package var liveParent: LayoutNode? {
    guard let parent, parent.item != nil else { return nil }
    return parent
  }

  /// The top of the item's tree.
  package var root: LayoutNode {
    var node = self
    while let parent = node.liveParent { node = parent }
    return node
  }

  private var depth: Int {
    var depth = 0
    var node = self
    while let parent = node.liveParent {
      node = parent
      depth += 1
    }
    return depth
  }

  package func isDescendant(of other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let candidate = node {
      if candidate === other { return true }
      node = candidate.liveParent
    }
    return false
  }

  static func nearestCommonAncestor(of one: LayoutNode, _ other: LayoutNode) -> LayoutNode? {
    // Parents and siblings are nearly all there is: no depths are counted for them.
    if one === other || one.liveParent === other { return other }
    guard let parent = other.liveParent else { return one.isDescendant(of: other) ? other : nil }
    if parent === one || parent === one.liveParent { return parent }
    var (low, high) = (one, other)
    var (lowDepth, highDepth) = (one.depth, other.depth)
    if lowDepth < highDepth { (low, high, lowDepth, highDepth) = (other, one, highDepth, lowDepth) }
    while lowDepth > highDepth, let parent = low.liveParent {
      low = parent
      lowDepth -= 1
    }
    while low !== high {
      guard let lowParent = low.liveParent, let highParent = high.liveParent else { return nil }
      (low, high) = (lowParent, highParent)
    }
    return low
  }
}

extension LayoutNode {
  /// Puts the item under another one, together with everything below it.
  package func attach(to parent: LayoutNode) {
    dropOwnedEngine()
    self.parent = parent
    parent.registeredEngine?.subtreeWasAdded(self)
  }

  /// Takes the item's subtree out; constraints held outside that name something inside die (contract L8).
  package func detach() {
    guard parent != nil else { return }
    var ancestors: Set<ObjectIdentifier> = []
    var node = parent
    while let ancestor = node {
      ancestors.insert(ObjectIdentifier(ancestor))
      node = ancestor.parent
    }
    removeReferences(heldBy: ancestors)
    registeredEngine?.subtreeWillBeRemoved(self)
    parent = nil
  }

  private func removeReferences(heldBy ancestors: Set<ObjectIdentifier>) {
    for constraint in references {
      if let holder = constraint.holder, ancestors.contains(ObjectIdentifier(holder)) { constraint.remove() }
    }
    item?.visitLayoutChildren { $0.removeReferences(heldBy: ancestors) }
  }

  private func dropOwnedEngine() {
    guard let engine = ownedEngine else { return }
    engine.subtreeWillBeRemoved(self)
    ownedEngine = nil
  }
}
