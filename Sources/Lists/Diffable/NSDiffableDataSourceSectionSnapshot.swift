import Foundation

/// The items of a section as a tree: items inside other items are shown while these are open.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var rootItemList: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty tree.
  public init() {}

  // MARK: Reading

  /// All items, each followed by those inside it.
  public var items: [ItemIdentifierType] { flattened(rootItemList) { _ in true } }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { rootItemList }

  /// The items whose parents are all open.
  public var visibleItems: [ItemIdentifierType] { flattened(rootItemList) { expanded.contains($0) } }

  /// Returns whether an item is in the tree.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Returns the index of an item among all items of the tree; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns whether an item is open, so that the items inside it are visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether the item's parents are all open; raises an exception for an item that is not in the snapshot.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard requireKnown([item]) else { return false }
    return ancestors(of: item).allSatisfy { expanded.contains($0) }
  }

  /// How many items the item is inside of; raises an exception for an item that is not in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int { requireKnown([item]) ? ancestors(of: item).count : 0 }

  /// The item that the item is inside of; nil for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    requireKnown([child]) ? parents[child] : nil
  }

  /// The items inside an item, as a tree, and the item itself if `includingParent` is true.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard requireKnown([parent]) else { return part }
    if includingParent { part.append([parent]) }
    part.append(from: self, children[parent] ?? [], to: includingParent ? parent : nil)
    return part
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var item = item
    while let parent = parents[item] {
      found.append(parent)
      item = parent
    }
    return found
  }

  private func flattened(
    _ roots: [ItemIdentifierType], isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting: [ItemIdentifierType] = roots.reversed()
    while let item = waiting.popLast() {
      found.append(item)
      if isOpen(item), let inside = children[item] { waiting.append(contentsOf: inside.reversed()) }
    }
    return found
  }

  // MARK: Changing

  /// Adds items at the end, or inside another item.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard areNew(items), parent.map({ requireKnown([$0]) }) ?? true else { return }
    if let parent {
      children[parent, default: []].append(contentsOf: items)
      for item in items { parents[item] = parent }
    } else {
      rootItemList.append(contentsOf: items)
    }
    known.formUnion(items)
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, near: item, distance: 0)
  }

  /// Inserts items after another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, near: item, distance: 1)
  }

  /// Adds the items of another tree in front of an item; returns the last one.
  @discardableResult
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) -> ItemIdentifierType? {
    insert(snapshot, near: item, distance: 0)
  }

  /// Adds the items of another tree behind an item; returns the last one.
  @discardableResult
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) -> ItemIdentifierType? {
    insert(snapshot, near: item, distance: 1)
  }

  /// Replaces the items inside an item by those of another tree.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard requireKnown([parent]) else { return }
    delete(children[parent] ?? [])
    append(from: snapshot, snapshot.rootItemList, to: parent)
  }

  /// Takes items out with what is inside them; those that are not in the tree are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let doomed = Set(flattened(items.filter { known.contains($0) }) { _ in true })
    guard !doomed.isEmpty else { return }
    let affected = Set(doomed.compactMap { parents[$0] })
    rootItemList.removeAll { doomed.contains($0) }
    for parent in affected { children[parent]?.removeAll { doomed.contains($0) } }
    for item in doomed {
      children[item] = nil
      parents[item] = nil
    }
    known.subtract(doomed)
    expanded.subtract(doomed)
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Opens items; raises an exception for one that is not in the snapshot.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    if requireKnown(items) { expanded.formUnion(items) }
  }

  /// Closes items; raises an exception for one that is not in the snapshot.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    if requireKnown(items) { expanded.subtract(items) }
  }

  // MARK: Steps

  private mutating func insert(_ items: [ItemIdentifierType], near item: ItemIdentifierType, distance: Int) {
    guard areNew(items), requireKnown([item]) else { return }
    let parent = parents[item]
    var siblings = parent.map { children[$0] ?? [] } ?? rootItemList
    siblings.insert(contentsOf: items, at: (siblings.firstIndex(of: item) ?? 0) + distance)
    if let parent {
      children[parent] = siblings
      for item in items { parents[item] = parent }
    } else {
      rootItemList = siblings
    }
    known.formUnion(items)
  }

  private mutating func insert(_ snapshot: Self, near item: ItemIdentifierType, distance: Int) -> ItemIdentifierType? {
    insert(snapshot.rootItemList, near: item, distance: distance)
    for root in snapshot.rootItemList where known.contains(root) {
      append(from: snapshot, snapshot.children[root] ?? [], to: root)
    }
    expanded.formUnion(snapshot.expanded)
    return snapshot.rootItemList.last
  }

  private mutating func append(from other: Self, _ items: [ItemIdentifierType], to parent: ItemIdentifierType?) {
    var waiting = [(items, parent)]
    while let (siblings, parent) = waiting.popLast() {
      append(siblings, to: parent)
      for item in siblings {
        if let inside = other.children[item], !inside.isEmpty { waiting.append((inside, item)) }
        if other.expanded.contains(item) { expanded.insert(item) }
      }
    }
  }

  // MARK: Problems

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    let repeated = items.filter { !seen.insert($0).inserted || known.contains($0) }
    guard !repeated.isEmpty else { return true }
    SnapshotProblem.duplicates(kind: "item", repeated.map { SnapshotProblem.text($0) }).raise()
    return false
  }

  private func requireKnown(_ items: [ItemIdentifierType]) -> Bool {
    guard items.allSatisfy({ known.contains($0) }) else {
      SnapshotProblem.notFound(parameter: "index").raise()
      return false
    }
    return true
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
