public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The data source of a collection view that shows a snapshot, and changes the view from one snapshot to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// The snapshots that the data source shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The trees of items in single sections.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Gives the cell of an item, dequeued as a data source does.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// The type of closures that return a supplementary view, dequeued as a data source does.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  /// The trees of items that sections were given, by which items are opened and closed.
  private var trees: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Gives the headers, footers and other views of the layout.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is called when the user moves items.
  open var reorderingHandlers = ReorderingHandlers()
  /// What is called when items are opened and closed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Creates a data source and sets it as that of the collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now.
  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot; the changes are animated, or else shown at once. The completion runs after it, at once where nothing
  /// changes.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees = trees.filter { snapshot.indexOfSection($0.key) != nil }
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows a snapshot; returns when the changes have been shown.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    trees = trees.filter { snapshot.indexOfSection($0.key) != nil }
    shown = snapshot.withoutMarks()
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    if let completion { UserCode.run(completion) }
  }

  /// Shows a snapshot and reloads all cells; returns when they are shown.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    guard let collectionView else { return }
    let difference = ListDifference(from: shown, to: snapshot)
    if difference.isEmpty, difference.reconfiguredItems.isEmpty {
      shown = snapshot.withoutMarks()
      if let completion { UserCode.run(completion) }
      return
    }
    let change = { self.shown = snapshot.withoutMarks() }
    let update = {
      collectionView.apply(difference, change: change) { _ in completion?() }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  // MARK: Looking up

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, shown.items.indices.contains(indexPath.section) else { return nil }
    let items = shown.items[indexPath.section]
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.position(of: itemIdentifier).map { IndexPath(item: $0.offset, section: $0.section) }
  }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// Returns the index of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Sections as trees

  /// The items of a section as the tree that it was given.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    var tree = SectionSnapshot()
    if shown.indexOfSection(section) != nil { tree.append(shown.itemIdentifiers(inSection: section)) }
    return tree
  }

  /// Shows the tree of a section: the items whose parents are all open. A new section is added at the end.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var new = shown
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    show(new, animated: animatingDifferences, completion)
    refreshExpansion(of: section)
  }

  /// Shows the tree of a section; returns when the changes have been shown.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var tree = trees[section], tree.contains(item) else { return }
    if tree.isExpanded(item) {
      guard UserCode.run(else: false, { sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true }) else { return }
      tree.collapse([item])
      UserCode.run { sectionSnapshotHandlers.willCollapseItem?(item) }
    } else {
      guard UserCode.run(else: false, { sectionSnapshotHandlers.shouldExpandItem?(item) ?? true }) else { return }
      let content = UserCode.run(else: nil) {
        sectionSnapshotHandlers.snapshotForExpandingParent?(item, tree.snapshot(of: item))
      }
      if let content { tree.replace(childrenOf: item, using: content) }
      tree.expand([item])
      UserCode.run { sectionSnapshotHandlers.willExpandItem?(item) }
    }
    apply(tree, to: section)
  }

  /// Updates the indentation and the expanded state of the cells of a section.
  private func refreshExpansion(of section: SectionIdentifierType) {
    guard let collectionView, let tree = trees[section], let index = shown.indexOfSection(section) else { return }
    for path in collectionView.indexPathsForVisibleItems where path.section == index {
      guard let item = itemIdentifier(for: path), let cell = collectionView.cell(at: path) else { continue }
      describe(item, of: tree, in: section, to: cell)
    }
  }

  private func describe(
    _ item: ItemIdentifierType, of tree: SectionSnapshot, in section: SectionIdentifierType,
    to cell: UICollectionViewCell
  ) {
    cell.isExpanded = tree.contains(item) && tree.isExpanded(item)
    guard let cell = cell as? UICollectionViewListCell else { return }
    if tree.contains(item) { cell.indentationLevel = tree.level(of: item) }
    cell.expansionToggle = { [weak self] in self?.toggle(item, in: section) }
  }

  // What follows is `OverridableMethods.ofCollectionDiffableSource`: nothing else may be declared behind it.

  // MARK: UICollectionViewDataSource

  /// Returns the number of items in a section of the snapshot; 0 for a section that does not exist.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.items.indices.contains(section) ? shown.items[section].count : 0
  }

  /// Returns the cell that the provider gives; nil from it raises an `NSInternalInconsistencyException`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return UICollectionViewCell() }
    guard let cell = UserCode.run(else: nil, { cellProvider(collectionView, indexPath, item) }) else {
      raise(
        .internalInconsistency(
          "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.objectText) with "
            + "item identifier '\(SnapshotProblem.text(item))', which is not allowed. You must always return a cell to "
            + "the collection view: \(collectionView)"))
      return UICollectionViewCell()
    }
    let section = shown.sectionIdentifiers[indexPath.section]
    if let tree = trees[section] { describe(item, of: tree, in: section, to: cell) }
    return cell
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// Returns the view that the provider gives, or an internal view that means none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UserCode.run(else: nil) { supplementaryViewProvider?(collectionView, kind, indexPath) } ?? NoSupplementaryView()
  }

  /// Returns the result of `canReorderItem` for the item; false without it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return UserCode.run(else: false) { reorderingHandlers.canReorderItem?(item) ?? false }
  }

  /// Applies a move by the user to the snapshot, and calls the handlers for it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    let former = shown
    var new = shown
    new.discardItems([item])
    guard new.items.indices.contains(destinationIndexPath.section) else { return }
    let offset = min(destinationIndexPath.item, new.items[destinationIndexPath.section].count)
    new.store([item], inSection: destinationIndexPath.section, at: offset)
    let transaction = NSDiffableDataSourceTransaction(from: former, to: new)
    UserCode.run { reorderingHandlers.willReorder?(transaction) }
    shown = new
    UserCode.run { reorderingHandlers.didReorder?(transaction) }
  }
}

extension UICollectionViewDiffableDataSource: ItemMoving {}
