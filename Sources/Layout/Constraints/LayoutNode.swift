/// An item in its tree and in the engine of that tree.
///
/// Nodes never keep an item alive, and stay as long as a constraint names them.
@preconcurrency @MainActor package final class LayoutNode {
  /// The view or the guide; nil once it is gone.
  ///
  /// Not weak, since every use of an object that has weak references is slow: the item calls `itemIsGone()`.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var item: (any LayoutItem)? {
    didSet { hasItem = item != nil }
  }
  /// The same as asking whether `item` is nil, without retaining the item.
  @exclusivity(unchecked) private(set) var hasItem = false
  /// The node of the superview, or of the view that owns a guide.
  @exclusivity(unchecked) package private(set) var parent: LayoutNode?
  /// Guides hold no constraints: theirs are held by the owning view.
  let isGuide: Bool
  /// Constraints that this item holds, and installed constraints that name it.
  @exclusivity(unchecked) var held = ConstraintList()
  @exclusivity(unchecked) var referring = ConstraintList()
  /// Whether frame and autoresizing mask stand for constraints (contract L9, L19).
  @exclusivity(unchecked) package var translatesMask: Bool {
    didSet { if translatesMask != oldValue { engine?.modeDidChange(of: self) } }
  }
  /// Whether the item has the position and the size of its parent where neither a mask nor constraints say otherwise.
  @exclusivity(unchecked) package var fillsParent = false {
    didSet { if fillsParent != oldValue { engine?.modeDidChange(of: self) } }
  }
  /// The parts that stretch with the parent, for each axis.
  package var mask: (horizontal: AutoresizingRule.Flexibility, vertical: AutoresizingRule.Flexibility) = ([], [])

  /// The engine that the item takes part in; engines remove their nodes before they are deallocated.
  @exclusivity(unchecked) unowned(unsafe) var registeredEngine: LayoutEngine?
  /// The engine that the item takes part in; nil before the first layout pass of its tree.
  package var engine: LayoutEngine? { registeredEngine }
  /// The index in the engine's list of members.
  @exclusivity(unchecked) var memberIndex = -1
  /// The engine that this root owns.
  @exclusivity(unchecked) private(set) var ownedEngine: LayoutEngine?
  /// What the item has in its engines, the latest engine first.
  @exclusivity(unchecked) var entry: EngineEntry?
  /// Whether leading is right, once it was asked for.
  @exclusivity(unchecked) private var knownDirection: Bool?
  @exclusivity(unchecked) private var isGone = false
  /// In an item that scrolls, the guide whose position in the content is the offset.
  @exclusivity(unchecked) private(set) var scrolledArea: LayoutNode?

  package init(isGuide: Bool, translatesMask: Bool) {
    self.isGuide = isGuide
    self.translatesMask = translatesMask
  }

  /// The constraints that this item holds, in the order of their installation; costs O(n).
  package var constraints: [NSLayoutConstraint] { held.all }

  /// Installed constraints that name this item, in the order of their installation; costs O(n).
  package var references: [NSLayoutConstraint] { referring.all }

  /// Whether constraints say something about the item: more than that its own guides, which nothing else names, are tied to it.
  var isConstrained: Bool {
    if !referring.isOfSystem { return true }
    return referring.all.contains { constraint in
      [constraint.firstNode, constraint.secondNode].contains { node in
        node.map { $0 !== self && $0.isGuide && !$0.referring.isOfSystem } ?? false
      }
    }
  }

  /// The view that holds constraints of this item alone.
  var holderOfOwnConstraints: LayoutNode { isGuide ? (liveParent ?? self) : self }

  /// Whether leading is right for the constraints that this item holds.
  var isRightToLeft: Bool {
    if let knownDirection { return knownDirection }
    let direction = item?.isLayoutRightToLeft ?? false
    knownDirection = direction
    return direction
  }

  func forgetDirection() { knownDirection = nil }

  /// Asks for the direction again; false when it is the same, or was not known.
  func refreshDirection() -> Bool {
    guard let before = knownDirection else { return false }
    knownDirection = nil
    return isRightToLeft != before
  }

  /// Makes the item one that scrolls: the position of one of its guides is the offset of its content.
  package func showContent(through area: LayoutNode) { scrolledArea = area }

  /// The engine of the tree whose root this is, made at first use.
  func engineMadeOnDemand() -> LayoutEngine {
    if let ownedEngine { return ownedEngine }
    let engine = LayoutEngine(root: self)
    ownedEngine = engine
    return engine
  }
}

// MARK: - The life of the item

/// Ties a node to the life of its item: the item owns this, and nothing else does.
///
/// The item has to be deallocated on the main actor, as one with an isolated deinitializer is.
@preconcurrency @MainActor package final class LayoutNodeOwner {
  package let node: LayoutNode

  package init(isGuide: Bool = false, translatesMask: Bool) {
    node = LayoutNode(isGuide: isGuide, translatesMask: translatesMask)
  }

  /// Sets the node's item, once, when the item is made.
  package func belong(to item: any LayoutItem) { node.belong(to: item) }

  isolated deinit { node.itemIsGone() }
}

extension LayoutNode {
  /// Sets the node's item, once, when the item is made; the item calls `itemIsGone()` when it is deallocated.
  package func belong(to item: any LayoutItem) {
    assert(self.item == nil && !isGone, "A node belongs to one item, from its making on.")
    self.item = item
  }

  /// Forgets the item before `itemIsGone()` can be called: one that is deallocated off the main actor.
  package func forgetItem() { item = nil }

  /// Removes the constraints of an item that is gone, and takes the node out of its tree.
  package func itemIsGone() {
    if isGone { return }
    isGone = true
    scrolledArea = nil
    item = nil
    dropOwnedEngine()
    registeredEngine?.forget(self)
    for constraint in held.all { constraint.remove() }
    for constraint in referring.all { constraint.remove() }
    parent = nil
    assert(registeredEngine == nil && ownedEngine == nil, "An engine would go on with an item that is gone.")
  }

  private func dropOwnedEngine() {
    ownedEngine?.dissolve()
    ownedEngine = nil
  }
}

// MARK: - The tree

extension LayoutNode {
  /// The parent, if its item still exists.
  package var liveParent: LayoutNode? {
    guard let parent, !parent.isGone else { return nil }
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

  /// Puts the item under another one, together with everything below it.
  package func attach(to parent: LayoutNode) {
    dropOwnedEngine()
    self.parent = parent
    parent.registeredEngine?.subtreeWasAdded(self)
  }

  /// Takes the item's subtree out; constraints held outside that name something inside are removed (contract L8).
  package func detach() {
    guard parent != nil else { return }
    removeReferencesHeldOutside()
    registeredEngine?.subtreeWillBeRemoved(self)
    self.parent = nil
  }

  private func removeReferencesHeldOutside() {
    for node in preorder() where !node.referring.isEmpty {
      for constraint in node.referring.all {
        if let holder = constraint.holder, !node.hasAncestor(holder, within: self) { constraint.remove() }
      }
    }
  }

  /// Whether the other node is on the path from this one to the top of a subtree, both included.
  private func hasAncestor(_ other: LayoutNode, within top: LayoutNode) -> Bool {
    var node = self
    while node !== other {
      guard node !== top, let parent = node.parent else { return false }
      node = parent
    }
    return true
  }

  /// The item and everything below it, parents before children.
  func preorder() -> [LayoutNode] {
    var found: [LayoutNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      found.append(node)
      let mark = waiting.count
      node.item?.visitLayoutChildren { waiting.append($0) }
      if waiting.count > mark + 1 { waiting[mark...].reverse() }
    }
    return found
  }
}
