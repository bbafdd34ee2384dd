public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A data source that holds its data as a snapshot, and updates its table when another one is applied.
///
/// Finding the differences takes n log n for n rows that change.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// The type of closures that return the cell of an item, dequeued as a data source does.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of rows and sections that a snapshot adds or removes.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the data source of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("use init(tableView:cellProvider:)") }

  // MARK: Snapshots

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows another snapshot; the completion is called when the animation has ended, at once where nothing changes.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = ListDifference(from: current, to: snapshot)
    guard let tableView, tableView.dataSource === self else {
      current = snapshot
      if let completion { UserCode.run(completion) }
      return
    }
    if difference.isEmpty, difference.reconfiguredItems.isEmpty {
      current = snapshot
      if let completion { UserCode.run(completion) }
      return
    }
    tableView.runBatch(
      animated: animatingDifferences,
      {
        self.current = snapshot
        tableView.take(difference, with: self.defaultRowAnimation)
      }, { _ in completion?() })
  }

  /// Shows another snapshot, and returns when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot by reloading the table.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    tableView?.reloadData()
    if let completion { UserCode.run(completion) }
  }

  /// Shows another snapshot by reloading the table, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: Identifiers and index paths

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Returns the index of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the index path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.position(of: itemIdentifier).map { IndexPath(row: $0.offset, section: $0.section) }
  }

  // MARK: Data source

  /// The result of UIKit's own method.
  private func ownAnswer<Answer>(_ answer: Answer, name: StaticString = #function) -> Answer {
    leftOut(by: self, of: .ofTableDiffableSource, answer, name: name)
  }

  // What follows is `OverridableMethods.ofTableDiffableSource`: nothing else may be declared behind it.

  /// Returns the number of rows in a section of the snapshot; 0 for a section that does not exist.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell that the provider gives.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { item in
      UserCode.run(else: nil) { cellProvider(tableView, indexPath, item) }
    }
      ?? leftOut(by: self, UITableViewCell(style: .default, reuseIdentifier: nil), with: [tableView, indexPath])
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the title of a section's header: nil, until a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ownAnswer(nil)
  }
  /// Returns the title of a section's footer: nil, until a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ownAnswer(nil)
  }
  /// Returns whether a row can be edited: false, until a subclass overrides it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns whether a row can be moved: false, until a subclass overrides it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns the titles of the section index: nil, until a subclass overrides it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    ownAnswer(nil)
  }

  /// Returns the section of an index title: the title's index, until a subclass overrides it.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    ownAnswer(index)
  }

  /// Called when the user deletes or inserts a row; does nothing here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { ownAnswer(()) }

  /// Called when the user moved a row; does nothing here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { ownAnswer(()) }
}

extension UITableView {
  /// Adds what differs between two snapshots to the batch that is open.
  fileprivate func take(_ difference: ListDifference, with animation: RowAnimation) {
    deleteSections(difference.deletedSections, with: animation)
    insertSections(difference.insertedSections, with: animation)
    reloadSections(difference.reloadedSections, with: animation)
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: difference.deletedItems, with: animation)
    insertRows(at: difference.insertedItems, with: animation)
    reloadRows(at: difference.reloadedItems, with: animation)
    for move in difference.movedItems { moveRow(at: move.from, to: move.to) }
    reconfigureRows(at: difference.reconfiguredItems)
  }
}
