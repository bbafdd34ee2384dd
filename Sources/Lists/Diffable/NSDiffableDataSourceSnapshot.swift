import Foundation

/// The sections of a list and the items in them, each by an identifier that occurs once.
///
/// A diffable data source takes snapshots and changes its view from one to the next. Looking up an identifier takes
/// constant time; adding at the end takes time for what is added, other changes for the sections they touch.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Position {
    var section: Int
    var offset: Int
  }

  /// The identifiers of all sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section.
  private(set) var items: [[ItemIdentifierType]] = []
  private var sectionIndexes: [SectionIdentifierType: Int] = [:]
  private var positions: [ItemIdentifierType: Position] = [:]
  var reloadedSections: [SectionIdentifierType] = []
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { positions.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The identifiers of all items, section after section; takes time for all of them.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  /// The number of a section's items; raises an exception for an unknown section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; raises an exception for an unknown section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let index = sectionIndexes[identifier] else {
      SnapshotProblem.unknownSection.raise()
      return []
    }
    return items[index]
  }

  /// Returns the section that contains an item; nil if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    positions[identifier].map { sectionIdentifiers[$0.section] }
  }

  /// The index of an item among the items of all sections; takes time for the sections before it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let position = positions[identifier] else { return nil }
    return items[..<position.section].reduce(position.offset) { $0 + $1.count }
  }

  /// Returns the index of a section; nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndexes[identifier] }

  /// The sections that the view reloads, in the order in which that was requested.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    reloadedSections.filter { sectionIndexes[$0] != nil }
  }

  /// The items whose cells the view replaces, in the order in which that was requested.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.filter { positions[$0] != nil } }

  /// The items whose cells the view configures again and keeps, in the order in which that was requested.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.filter { positions[$0] != nil } }

  /// The section and the index of an item; nil if it is not in the snapshot.
  func position(of identifier: ItemIdentifierType) -> Position? { positions[identifier] }

  // MARK: Storing

  /// Puts items that are not in the snapshot into a section.
  mutating func store(_ identifiers: [ItemIdentifierType], inSection section: Int, at offset: Int) {
    items[section].insert(contentsOf: identifiers, at: offset)
    renumberItems(inSection: section, from: offset)
  }

  /// Takes items out of the sections they are in; others are ignored.
  mutating func discardItems(_ identifiers: [ItemIdentifierType]) {
    var firstChange: [Int: Int] = [:]
    for identifier in identifiers {
      guard let position = positions.removeValue(forKey: identifier) else { continue }
      firstChange[position.section] = min(firstChange[position.section] ?? position.offset, position.offset)
    }
    for (section, offset) in firstChange {
      items[section].removeAll { positions[$0] == nil }
      renumberItems(inSection: section, from: offset)
    }
  }

  /// Puts sections that are not in the snapshot, with their items, in front of the section at an index.
  mutating func storeSections(
    _ identifiers: [SectionIdentifierType], items added: [[ItemIdentifierType]], at index: Int
  ) {
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    items.insert(contentsOf: added, at: index)
    renumberSections(from: index)
  }

  /// Takes a section out and returns its items, which stay known until they are stored or forgotten.
  mutating func discardSection(at index: Int) -> [ItemIdentifierType] {
    sectionIndexes[sectionIdentifiers.remove(at: index)] = nil
    let removed = items.remove(at: index)
    renumberSections(from: index)
    return removed
  }

  /// Takes sections out, with their items.
  mutating func discardSections(_ identifiers: Set<SectionIdentifierType>) {
    let doomed = identifiers.compactMap { sectionIndexes.removeValue(forKey: $0) }.sorted()
    guard let first = doomed.first else { return }
    for index in doomed.reversed() {
      sectionIdentifiers.remove(at: index)
      for item in items.remove(at: index) { positions[item] = nil }
    }
    renumberSections(from: first)
  }

  mutating func discardEverything() {
    sectionIdentifiers = []
    items = []
    sectionIndexes = [:]
    positions = [:]
  }

  private mutating func renumberSections(from first: Int) {
    for section in first..<sectionIdentifiers.count {
      sectionIndexes[sectionIdentifiers[section]] = section
      renumberItems(inSection: section, from: 0)
    }
  }

  private mutating func renumberItems(inSection section: Int, from first: Int) {
    guard first < items[section].count else { return }
    for offset in first..<items[section].count {
      positions[items[section][offset]] = Position(section: section, offset: offset)
    }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Position: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot as it is kept once it is shown: nothing is to be reloaded any more.
  func withoutMarks() -> Self {
    var shown = self
    (shown.reloadedSections, shown.reloadedItems, shown.reconfiguredItems) = ([], [], [])
    return shown
  }
}
