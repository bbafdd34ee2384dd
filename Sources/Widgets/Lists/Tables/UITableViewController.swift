public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// A controller whose view is a table, of which it is the data source and the delegate.
///
/// The protocols' methods stand here so that subclasses override them, as the imported class lets them. Those that no
/// subclass has are answered by the rows of the document, if there are any, or left to UIKit.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// Whether the rows are deselected when the view comes back.
  open var clearsSelectionOnViewWillAppear = true
  private var hasLoadedData = false
  /// The rows of a document, which the controller keeps.
  package var staticRows: (any UITableViewDataSource & UITableViewDelegate)?

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(style: .plain) }

  open override class var outlets: OutletTable { ["tableView": .init(\UITableViewController.tableView)] }

  // MARK: The table

  /// The controller's view, which is the table unless code or a document gave it another one.
  open var tableView: UITableView! {
    get { ownTable ?? view as? UITableView }
    set {
      ownTable = newValue
      if viewIfLoaded == nil || viewIfLoaded is UITableView { view = newValue }
      connect()
    }
  }
  private var ownTable: UITableView?

  open override func loadView() {
    if viewLoader != nil {
      super.loadView()
    } else if let ownTable {
      view = ownTable
    } else if nibName == nil {
      view = UITableView(frame: UIScreen.main.bounds, style: style)
    } else {
      super.loadView()
    }
    viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    connect()
  }

  /// Becomes data source and delegate where the document names nobody else.
  private func connect() {
    guard let table = viewIfLoaded as? UITableView ?? ownTable else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    table.refreshControl = storedRefreshControl ?? table.refreshControl
  }

  /// The wheel above the rows, which a pull sets turning.
  open var refreshControl: UIRefreshControl? {
    get { (viewIfLoaded as? UITableView)?.refreshControl ?? storedRefreshControl }
    set {
      storedRefreshControl = newValue
      (viewIfLoaded as? UITableView)?.refreshControl = newValue
    }
  }
  private var storedRefreshControl: UIRefreshControl?

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    if !hasLoadedData {
      hasLoadedData = true
      table.reloadData()
    } else if clearsSelectionOnViewWillAppear, let path = table.indexPathForSelectedRow {
      table.deselectRow(at: path, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRows?.tableView(tableView, numberOfRowsInSection: section) ?? leftToUIKit(0)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    staticRows?.tableView(tableView, cellForRowAt: indexPath)
      ?? leftToUIKit(UITableViewCell(style: .default, reuseIdentifier: nil))
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    staticRows?.numberOfSections(in: tableView) ?? leftToUIKit(1)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticRows?.tableView(tableView, titleForHeaderInSection: section) ?? leftToUIKit(nil)
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticRows?.tableView(tableView, titleForFooterInSection: section) ?? leftToUIKit(nil)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    staticRows?.tableView(tableView, canEditRowAt: indexPath) ?? leftToUIKit(true)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    staticRows?.tableView(tableView, canMoveRowAt: indexPath) ?? leftToUIKit(true)
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    staticRows?.sectionIndexTitles(for: tableView) ?? leftToUIKit(nil)
  }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    staticRows?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? leftToUIKit(index)
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    staticRows?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    staticRows?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) ?? leftToUIKit(())
  }

  // MARK: Delegate

  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    staticRows?.tableView(tableView, willDisplay: cell, forRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    staticRows?.tableView(tableView, willDisplayHeaderView: view, forSection: section) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    staticRows?.tableView(tableView, willDisplayFooterView: view, forSection: section) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    staticRows?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    staticRows?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    staticRows?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticRows?.tableView(tableView, heightForRowAt: indexPath) ?? leftToUIKit(tableView.rowHeight)
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    staticRows?.tableView(tableView, heightForHeaderInSection: section) ?? leftToUIKit(tableView.sectionHeaderHeight)
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    staticRows?.tableView(tableView, heightForFooterInSection: section) ?? leftToUIKit(tableView.sectionFooterHeight)
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    staticRows?.tableView(tableView, estimatedHeightForRowAt: indexPath) ?? leftToUIKit(tableView.estimatedRowHeight)
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    staticRows?.tableView(tableView, estimatedHeightForHeaderInSection: section)
      ?? leftToUIKit(tableView.estimatedSectionHeaderHeight)
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    staticRows?.tableView(tableView, estimatedHeightForFooterInSection: section)
      ?? leftToUIKit(tableView.estimatedSectionFooterHeight)
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    staticRows?.tableView(tableView, viewForHeaderInSection: section) ?? leftToUIKit(nil)
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    staticRows?.tableView(tableView, viewForFooterInSection: section) ?? leftToUIKit(nil)
  }

  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    staticRows?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    staticRows?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? leftToUIKit(true)
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    staticRows?.tableView(tableView, didHighlightRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    staticRows?.tableView(tableView, didUnhighlightRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    staticRows?.tableView(tableView, willSelectRowAt: indexPath) ?? leftToUIKit(indexPath)
  }

  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    staticRows?.tableView(tableView, willDeselectRowAt: indexPath) ?? leftToUIKit(indexPath)
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    staticRows?.tableView(tableView, didSelectRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    staticRows?.tableView(tableView, didDeselectRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    staticRows?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) ?? leftToUIKit(!tableView.isEditing)
  }

  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    staticRows?.tableView(tableView, performPrimaryActionForRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    staticRows?.tableView(tableView, editingStyleForRowAt: indexPath) ?? leftToUIKit(.delete)
  }

  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    staticRows?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? leftToUIKit("Delete")
  }

  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    staticRows?.tableView(tableView, editActionsForRowAt: indexPath) ?? leftToUIKit(nil)
  }

  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    staticRows?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) ?? leftToUIKit(nil)
  }

  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    staticRows?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) ?? leftToUIKit(nil)
  }

  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    staticRows?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? leftToUIKit(true)
  }

  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    staticRows?.tableView(tableView, willBeginEditingRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    staticRows?.tableView(tableView, didEndEditingRowAt: indexPath) ?? leftToUIKit(())
  }

  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    staticRows?.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
      ?? leftToUIKit(proposedDestinationIndexPath)
  }

  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    staticRows?.tableView(tableView, indentationLevelForRowAt: indexPath) ?? leftToUIKit(0)
  }
}
