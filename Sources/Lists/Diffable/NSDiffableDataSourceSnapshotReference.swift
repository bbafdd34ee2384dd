public import Foundation

/// A snapshot whose identifiers are of any type, as fetched results controllers hand it over; `as` makes it a snapshot of
/// certain types: `reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

  public override init() { super.init() }

  /// The number of items in all sections.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The identifiers of the sections, in their order.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
  /// The identifiers of all items, section after section.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
  /// The identifiers of the sections that are loaded again although they stay.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }
  /// The identifiers of the items whose cells are replaced although they stay.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
  /// The identifiers of the items whose cells are configured again.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }

  /// Returns the number of items in a section; raises an exception for a section that does not exist.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: Self.key(sectionIdentifier))
  }
  /// Returns the items of a section; raises an exception for a section that does not exist.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: Self.key(sectionIdentifier)).map(\.base)
  }
  /// Returns the section that contains an item; nil if the item is not in the snapshot.
  open func sectionIdentifierForSectionContainingItem(withIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: Self.key(itemIdentifier))?.base
  }
  /// `NSNotFound` where it is not in the snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(Self.key(itemIdentifier)) ?? NSNotFound
  }
  /// `NSNotFound` where it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(Self.key(sectionIdentifier)) ?? NSNotFound
  }

  /// Adds items at the end of the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(identifiers.map(Self.key)) }
  /// Adds items at the end of a section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems(identifiers.map(Self.key), toSection: Self.key(sectionIdentifier))
  }
  /// Inserts items before another one.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.map(Self.key), beforeItem: Self.key(itemIdentifier))
  }
  /// Inserts items after another one.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.map(Self.key), afterItem: Self.key(itemIdentifier))
  }
  /// Removes items; those that are not in the snapshot are ignored.
  open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.map(Self.key)) }
  /// Removes all items and all sections.
  open func deleteAllItems() { snapshot.deleteAllItems() }
  /// Moves an item before another one.
  open func moveItem(withIdentifier from: Any, beforeItemWithIdentifier to: Any) {
    snapshot.moveItem(Self.key(from), beforeItem: Self.key(to))
  }
  /// Moves an item after another one.
  open func moveItem(withIdentifier from: Any, afterItemWithIdentifier to: Any) {
    snapshot.moveItem(Self.key(from), afterItem: Self.key(to))
  }
  /// Replaces the cells of items that stay.
  open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.map(Self.key)) }
  /// Configures the cells of items again and keeps them.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.map(Self.key))
  }
  /// Adds empty sections at the end.
  open func appendSections(withIdentifiers identifiers: [Any]) { snapshot.appendSections(identifiers.map(Self.key)) }
  /// Inserts empty sections before another one.
  open func insertSections(withIdentifiers identifiers: [Any], beforeSectionWithIdentifier section: Any) {
    snapshot.insertSections(identifiers.map(Self.key), beforeSection: Self.key(section))
  }
  /// Inserts empty sections after another one.
  open func insertSections(withIdentifiers identifiers: [Any], afterSectionWithIdentifier section: Any) {
    snapshot.insertSections(identifiers.map(Self.key), afterSection: Self.key(section))
  }
  /// Removes sections with their items; those that are not in the snapshot are ignored.
  open func deleteSections(withIdentifiers identifiers: [Any]) { snapshot.deleteSections(identifiers.map(Self.key)) }
  /// Moves a section with its items before another one.
  open func moveSection(withIdentifier from: Any, beforeSectionWithIdentifier to: Any) {
    snapshot.moveSection(Self.key(from), beforeSection: Self.key(to))
  }
  /// Moves a section with its items after another one.
  open func moveSection(withIdentifier from: Any, afterSectionWithIdentifier to: Any) {
    snapshot.moveSection(Self.key(from), afterSection: Self.key(to))
  }
  /// Loads sections again that stay.
  open func reloadSections(withIdentifiers identifiers: [Any]) { snapshot.reloadSections(identifiers.map(Self.key)) }

  /// Returns a copy of the snapshot.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.snapshot = snapshot
    return copy
  }

  /// Identifiers are hashable, as objects are; another value is known by its description.
  private static func key(_ identifier: Any) -> AnyHashable {
    (identifier as? AnyHashable) ?? AnyHashable("\(identifier)")
  }

  /// The snapshot with identifiers of certain types; nil where one is of another.
  func typed<Section, Item>() -> NSDiffableDataSourceSnapshot<Section, Item>? {
    var typed = NSDiffableDataSourceSnapshot<Section, Item>()
    for identifier in snapshot.sectionIdentifiers {
      guard let section = identifier.base as? Section else { return nil }
      let items = snapshot.itemIdentifiers(inSection: identifier).compactMap { $0.base as? Item }
      guard items.count == snapshot.numberOfItems(inSection: identifier) else { return nil }
      typed.appendSections([section])
      typed.appendItems(items, toSection: section)
    }
    typed.reloadItems(snapshot.reloadedItemIdentifiers.compactMap { $0.base as? Item })
    typed.reconfigureItems(snapshot.reconfiguredItemIdentifiers.compactMap { $0.base as? Item })
    return typed
  }

  convenience init<Section, Item>(_ typed: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.init()
    for section in typed.sectionIdentifiers {
      snapshot.appendSections([AnyHashable(section)])
      snapshot.appendItems(
        typed.itemIdentifiers(inSection: section).map { AnyHashable($0) }, toSection: AnyHashable(section))
    }
    snapshot.reloadItems(typed.reloadedItemIdentifiers.map { AnyHashable($0) })
    snapshot.reconfigureItems(typed.reconfiguredItemIdentifiers.map { AnyHashable($0) })
  }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// Returns the snapshot as an object; used by `as` conversions.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(self)
  }

  /// Stores the object as a snapshot of certain types; used by `as!` conversions.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) { result = source.typed() }

  /// Stores the object as a snapshot of certain types and returns whether that was possible; used by `as?` conversions.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    result = source.typed()
    return result != nil
  }

  /// Returns the object as a snapshot of certain types, or an empty one; used by bridged calls.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot { source?.typed() ?? NSDiffableDataSourceSnapshot() }
}
