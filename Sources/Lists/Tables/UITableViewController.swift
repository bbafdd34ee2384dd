public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore
public import PlainviewWidgets

/// A controller whose view is a table, of which it is the data source and the delegate.
///
/// The protocols' methods are declared here so that subclasses can override them, as with the imported class. Those that no
/// subclass has are answered by the rows of the document, if there are any, or left to UIKit.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// Whether the rows are deselected when the view appears again.
  open var clearsSelectionOnViewWillAppear = true
  private var hasLoadedData = false
  /// The rows of a document, which the controller keeps.
  package var staticRows: (any UITableViewDataSource & UITableViewDelegate)?

  /// Creates a controller whose table has a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive or a document, which has the table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Creates a controller with a plain table; as `init()` does on a device.
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
    if viewLoader == nil, let ownTable {
      view = ownTable
    } else if viewLoader == nil, nibName == nil {
      view = UITableView(frame: UIScreen.main.bounds, style: style)
    } else {
      super.loadView()
    }
    viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    connect()
  }

  /// Becomes data source and delegate where the document sets no others.
  private func connect() {
    guard let table = viewIfLoaded as? UITableView ?? ownTable else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    table.refreshControl = storedRefreshControl ?? table.refreshControl
  }

  /// The refresh control above the rows, which a pull starts.
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

  // What follows is `OverridableMethods.ofTableController`: nothing else may be declared behind it.

  // MARK: Data source

  /// Returns the number of rows of a section; 0 without rows of a document.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows(0) { $0.tableView(tableView, numberOfRowsInSection: section) }
  }
  /// Returns the cell of a row; an empty one without rows of a document.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.tableView(tableView, cellForRowAt: indexPath) }
  }
  /// Returns the number of sections; 1 without rows of a document.
  open func numberOfSections(in tableView: UITableView) -> Int { rows(1) { $0.numberOfSections(in: tableView) } }
  /// Returns the title above a section; nil, as by default, for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    rows(nil) { $0.tableView(tableView, titleForHeaderInSection: section) }
  }
  /// Returns the title below a section; nil, as by default, for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    rows(nil) { $0.tableView(tableView, titleForFooterInSection: section) }
  }
  /// Returns whether the user may edit a row; true by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    rows(true) { $0.tableView(tableView, canEditRowAt: indexPath) }
  }
  /// Returns whether the user may move a row; true by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    rows(true) { $0.tableView(tableView, canMoveRowAt: indexPath) }
  }
  /// Returns the titles of the index; nil, as by default, for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    rows(nil) { $0.sectionIndexTitles(for: tableView) }
  }
  /// Returns the section that a title of the index leads to; by default the one with the index of the title.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    rows(index) { $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  }
  /// Called when the user has deleted or inserted a row, which the method has to do in the data.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows { $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }
  /// Called when the user has moved a row, which the method has to do in the data.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    rows { $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }

  // MARK: Delegate

  /// Called before a row becomes visible.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }
  /// Called before a header becomes visible.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    rows { $0.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }
  /// Called before a footer becomes visible.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    rows { $0.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }
  /// Called when a row has left the screen.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }
  /// Called when a header has left the screen.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    rows { $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  }
  /// Called when a footer has left the screen.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    rows { $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  }
  /// Returns the height of a row, in points; the table's `rowHeight` by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows(tableView.rowHeight) { $0.tableView(tableView, heightForRowAt: indexPath) }
  }
  /// Returns the height of a header, in points; the table's `sectionHeaderHeight` by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    rows(tableView.sectionHeaderHeight) { $0.tableView(tableView, heightForHeaderInSection: section) }
  }
  /// Returns the height of a footer, in points; the table's `sectionFooterHeight` by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    rows(tableView.sectionFooterHeight) { $0.tableView(tableView, heightForFooterInSection: section) }
  }
  /// Returns about how high a row is that was never on the screen; the table's `estimatedRowHeight` by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    rows(tableView.estimatedRowHeight) { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }
  /// Returns about how high a header is that was never on the screen; the table's estimate by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    rows(tableView.estimatedSectionHeaderHeight) { $0.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }
  /// Returns about how high a footer is that was never on the screen; the table's estimate by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    rows(tableView.estimatedSectionFooterHeight) { $0.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }
  /// Returns the view above a section; nil, as by default, for one with the title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    rows(nil) { $0.tableView(tableView, viewForHeaderInSection: section) }
  }
  /// Returns the view below a section; nil, as by default, for one with the title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    rows(nil) { $0.tableView(tableView, viewForFooterInSection: section) }
  }
  /// Called when the user has tapped the detail button of a row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    rows { $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }
  /// Returns whether a touch highlights a row, without which it is not selected either; true by default.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    rows(true) { $0.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }
  /// Called when a row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didHighlightRowAt: indexPath) }
  }
  /// Called when a row is not highlighted any more.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }
  /// Returns the row that is selected when the user taps one; nil for none, by default the row itself.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    rows(indexPath) { $0.tableView(tableView, willSelectRowAt: indexPath) }
  }
  /// Returns the row that is deselected; nil for none, by default the row itself.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    rows(indexPath) { $0.tableView(tableView, willDeselectRowAt: indexPath) }
  }
  /// Called when the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didSelectRowAt: indexPath) }
  }
  /// Called when the user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didDeselectRowAt: indexPath) }
  }
  /// Returns whether a tap on a row performs its primary action; by default while the table is not edited.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    rows(!tableView.isEditing) { $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  }
  /// Called to perform the primary action of a row.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  }
  /// Returns what the user can do with a row while the table is edited; delete it, by default.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    rows(.delete) { $0.tableView(tableView, editingStyleForRowAt: indexPath) }
  }
  /// Returns the title of the button that deletes a row; "Delete" by default.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    rows("Delete") { $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  }
  /// Returns the buttons that a swipe over a row shows; nil, as by default, for the one that deletes.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    rows(nil) { $0.tableView(tableView, editActionsForRowAt: indexPath) }
  }
  /// Returns the buttons that a swipe from the leading edge shows; nil, as by default, for none.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    rows(nil) { $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  }
  /// Returns the buttons that a swipe from the trailing edge shows; nil, as by default, for the one that deletes.
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    rows(nil) { $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  }
  /// Returns whether the content of a row moves in while the table is edited; true by default.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    rows(true) { $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }
  /// Called when a swipe shows the buttons of a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }
  /// Called when the buttons of a row are hidden again.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    rows { $0.tableView(tableView, didEndEditingRowAt: indexPath) }
  }
  /// Returns the index path that a moved row gets; by default that where the user drops it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    rows(proposedDestinationIndexPath) {
      $0.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
  }
  /// Returns how many levels the content of a row is indented; 0 by default.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    rows(0) { $0.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }
  /// Returns whether a long press on a row shows the older menu with copy and paste; false by default.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    ownAnswer(false)
  }
  /// Returns whether the older menu of a row has an action; false by default.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { ownAnswer(false) }
  /// Called when the user has chosen an action in the older menu of a row.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) { ownAnswer() }
  /// Returns the menu of a row; nil, as by default, for none.
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { ownAnswer(nil) }
  /// Returns what is shown while a menu opens; nil, as by default, for the row itself.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { ownAnswer(nil) }
  /// Returns what the menu goes back to when it closes; nil, as by default, for the row itself.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { ownAnswer(nil) }
  /// Called when the user has tapped the preview of a menu.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { ownAnswer() }
  /// Called before a menu opens.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ownAnswer() }
  /// Called before a menu closes.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ownAnswer() }
  /// Returns whether a two-finger pan selects the rows it passes; false by default.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  { ownAnswer(false) }
  /// Called when two fingers begin to select rows.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    ownAnswer()
  }
  /// Called when the fingers that selected rows are lifted.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { ownAnswer() }
  /// Returns whether the focus comes to a row; never called here.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { ownAnswer(false) }
  /// Returns whether a row is selected by the focus; never called here.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    ownAnswer(tableView.selectionFollowsFocus)
  }

  // MARK: UIScrollViewDelegate

  /// Called whenever the content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called whenever the content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called when the user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called when the user lifts the finger; the offset at which the scrolling will stop may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { ownAnswer() }
  /// Called when the user has lifted the finger.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { ownAnswer() }
  /// Called when the content continues to move after a drag.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called when the content has stopped after a drag.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called when scrolling that code began has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ownAnswer() }
  /// Returns the view that is zoomed; nil, as by default, for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { ownAnswer(nil) }
  /// Called when the user begins to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { ownAnswer() }
  /// Called when the user has ended zooming.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    ownAnswer()
  }
  /// Returns whether a tap on the status bar scrolls to the top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { ownAnswer(true) }
  /// Called when a tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called when the insets that bars add have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { ownAnswer() }
}
