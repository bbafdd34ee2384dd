extension NSDiffableDataSourceSnapshot {
  /// Adds items to a section, or to the last one; items that are there already are moved, which the console mentions.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard numberOfSections > 0 else { return SnapshotProblem.noSections.raise() }
    guard areUnique(identifiers, "item") else { return }
    guard let section = sectionIdentifier.map({ indexOfSection($0) }) ?? numberOfSections - 1 else {
      return SnapshotProblem.notFound(parameter: "section").raise()
    }
    discardExisting(identifiers)
    store(identifiers, inSection: section, at: items[section].count)
  }

  /// Adds items in front of another one, to its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, near: beforeIdentifier, distance: 0)
  }

  /// Adds items behind another one, to its section.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, near: afterIdentifier, distance: 1)
  }

  /// Removes items; those that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { discardItems(identifiers) }

  /// Takes all items out, and all sections.
  public mutating func deleteAllItems() { discardEverything() }

  /// Moves an item before another one, which may be in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, near: toIdentifier, distance: 0)
  }

  /// Moves an item after another one, which may be in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, near: toIdentifier, distance: 1)
  }

  /// Has the view replace the cells of items; raises an exception for an item that is not in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if existForMarking(identifiers, "reload") { Self.mark(identifiers, in: &reloadedItems) }
  }

  /// Has the view configure the cells of items again and keep them; raises an exception for an item that is not in the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if existForMarking(identifiers, "reconfigure") { Self.mark(identifiers, in: &reconfiguredItems) }
  }

  // MARK: Steps

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], near destination: ItemIdentifierType, distance: Int
  ) {
    guard areUnique(identifiers, "item") else { return }
    guard !identifiers.contains(destination) else {
      let name = SnapshotProblem.text(destination)
      return SnapshotProblem.destinationAmongMoved(name, operation: "insertion").raise()
    }
    guard position(of: destination) != nil else { return SnapshotProblem.notFound(parameter: "section").raise() }
    discardExisting(identifiers)
    store(identifiers, near: destination, distance: distance)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, near destination: ItemIdentifierType, distance: Int
  ) {
    guard identifier != destination else {
      let name = SnapshotProblem.text(destination)
      return SnapshotProblem.destinationAmongMoved(name, operation: "move").raise()
    }
    guard position(of: identifier) != nil else { return SnapshotProblem.notFound(parameter: "fromSection").raise() }
    guard position(of: destination) != nil else { return SnapshotProblem.notFound(parameter: "toSection").raise() }
    discardItems([identifier])
    store([identifier], near: destination, distance: distance)
  }

  private mutating func store(
    _ identifiers: [ItemIdentifierType], near destination: ItemIdentifierType, distance: Int
  ) {
    guard let position = position(of: destination) else { return }
    store(identifiers, inSection: position.section, at: position.offset + distance)
  }

  private mutating func discardExisting(_ identifiers: [ItemIdentifierType]) {
    let existing = identifiers.filter { position(of: $0) != nil }
    guard !existing.isEmpty else { return }
    SnapshotProblem.logExistingItems(existing.map { SnapshotProblem.text($0) })
    discardItems(existing)
  }

  private func existForMarking(_ identifiers: [ItemIdentifierType], _ operation: String) -> Bool {
    guard let unknown = identifiers.first(where: { position(of: $0) == nil }) else { return true }
    SnapshotProblem.unknownItem(SnapshotProblem.text(unknown), operation: operation).raise()
    return false
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Adds identifiers to a list of marks that has each of them once.
  static func mark<Identifier: Hashable>(_ identifiers: [Identifier], in marks: inout [Identifier]) {
    var known = Set(marks)
    for identifier in identifiers where known.insert(identifier).inserted { marks.append(identifier) }
  }

  /// Whether each of the identifiers occurs once; otherwise the app ends.
  func areUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) -> Bool {
    guard Set(identifiers).count != identifiers.count else { return true }
    var (seen, repeated) = (Set<Identifier>(), Set<Identifier>())
    let duplicates = identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    SnapshotProblem.duplicates(kind: kind, duplicates.map { SnapshotProblem.text($0) }).raise()
    return false
  }
}
