extension UICollectionViewDiffableDataSource {
  /// The closures that are called when the user moves items.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// Returns whether the user may move an item; nil means no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source applies a move.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source has applied a move.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates handlers of which none is set.
    public init() {}
  }

  /// The closures that are called when items are opened and closed.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers {
    /// Returns whether an item may be opened; nil means yes.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Returns whether an item may be closed; nil means yes.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Gives the items inside an item that is about to be opened.
    public var snapshotForExpandingParent: ((ItemIdentifierType, SectionSnapshot) -> SectionSnapshot)?
    /// Creates handlers of which none is set.
    public init() {}
  }
}

/// A move by the user: the snapshots before and after, and their difference.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The change of the list of all items.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
  }
}
