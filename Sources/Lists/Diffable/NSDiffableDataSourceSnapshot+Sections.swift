extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end; raises an exception for a section that is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: numberOfSections)
  }

  /// Inserts empty sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: indexOfSection(toIdentifier))
  }

  /// Inserts empty sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 })
  }

  /// Removes sections with their items; those that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { discardSections(Set(identifiers)) }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, near: toIdentifier, distance: 0)
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, near: toIdentifier, distance: 1)
  }

  /// Has the view reload sections; raises an exception for an unknown section.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let unknown = identifiers.first(where: { indexOfSection($0) == nil }) {
      return SnapshotProblem.unknownReloadedSection(SnapshotProblem.text(unknown)).raise()
    }
    Self.mark(identifiers, in: &reloadedSections)
  }

  // MARK: Steps

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int?) {
    guard areUnique(identifiers, "section") else { return }
    guard let index else { return SnapshotProblem.notFound(parameter: "insertIndex").raise() }
    let existing = identifiers.filter { indexOfSection($0) != nil }
    guard existing.isEmpty else {
      return SnapshotProblem.existingSections(existing.map { SnapshotProblem.text($0) }).raise()
    }
    storeSections(identifiers, items: Array(repeating: [], count: identifiers.count), at: index)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, near destination: SectionIdentifierType, distance: Int
  ) {
    guard identifier != destination else {
      let name = SnapshotProblem.text(destination)
      return SnapshotProblem.destinationAmongMoved(name, operation: "move").raise()
    }
    guard let from = indexOfSection(identifier) else {
      return SnapshotProblem.notFound(parameter: "fromIndex").raise()
    }
    guard indexOfSection(destination) != nil else { return SnapshotProblem.notFound(parameter: "toIndex").raise() }
    let moved = discardSection(at: from)
    guard let index = indexOfSection(destination) else { return }
    storeSections([identifier], items: [moved], at: index + distance)
  }
}
