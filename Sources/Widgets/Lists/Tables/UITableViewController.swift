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

  /// What the rows of the document answer; UIKit's answer where there are none or where they leave the method out.
  private func rows<Answer>(
    _ answer: Answer, name: StaticString = #function,
    _ ask: (any UITableViewDataSource & UITableViewDelegate) -> Answer
  ) -> Answer {
    if let staticRows, let own = LeftOutMethod.call(staticRows, name, ask) { return own }
    return ownAnswer(answer, name: name)
  }

  /// What UIKit's own method answers.
  @discardableResult private func ownAnswer<Answer>(_ answer: Answer, name: StaticString = #function) -> Answer {
    leftOut(by: self, of: .ofTableController, answer, name: name)
  }

  private func ownAnswer(name: StaticString = #function) { ownAnswer((), name: name) }

  private func rows(
    name: StaticString = #function, _ tell: (any UITableViewDataSource & UITableViewDelegate) -> Void
  ) { rows((), name: name, tell) }

  // What follows is `OverridableMethods.ofTableController`: nothing else may be declared behind it.

  // MARK: Data source

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows(0) { $0.tableView(tableView, numberOfRowsInSection: section) }
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.tableView(tableView, cellForRowAt: indexPath) }
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    rows(1) { $0.numberOfSections(in: tableView) }
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    rows(nil) { $0.tableView(tableView, titleForHeaderInSection: section) }
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    rows(nil) { $0.tableView(tableView, titleForFooterInSection: section) }
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    rows(true) { $0.tableView(tableView, canEditRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    rows(true) { $0.tableView(tableView, canMoveRowAt: indexPath) }
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    rows(nil) { $0.sectionIndexTitles(for: tableView) }
  }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    rows(index) { $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows { $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    rows { $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }

  // MARK: Delegate

  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    rows { $0.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }

  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    rows { $0.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }

  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    rows { $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    rows { $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows(tableView.rowHeight) { $0.tableView(tableView, heightForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    rows(tableView.sectionHeaderHeight) { $0.tableView(tableView, heightForHeaderInSection: section) }
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    rows(tableView.sectionFooterHeight) { $0.tableView(tableView, heightForFooterInSection: section) }
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    rows(tableView.estimatedRowHeight) { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    rows(tableView.estimatedSectionHeaderHeight) { $0.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    rows(tableView.estimatedSectionFooterHeight) { $0.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    rows(nil) { $0.tableView(tableView, viewForHeaderInSection: section) }
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    rows(nil) { $0.tableView(tableView, viewForFooterInSection: section) }
  }

  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    rows { $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    rows(true) { $0.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    rows(indexPath) { $0.tableView(tableView, willSelectRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    rows(indexPath) { $0.tableView(tableView, willDeselectRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didSelectRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    rows(!tableView.isEditing) { $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    rows(.delete) { $0.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    rows("Delete") { $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    rows(nil) { $0.tableView(tableView, editActionsForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    rows(nil) { $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    rows(nil) { $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    rows(true) { $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    rows { $0.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    rows { $0.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    rows(proposedDestinationIndexPath) {
      $0.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    rows(0) { $0.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    ownAnswer(false)
  }
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { ownAnswer(false) }
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) { ownAnswer() }

  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { ownAnswer(nil) }
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { ownAnswer(nil) }
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { ownAnswer(nil) }
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { ownAnswer() }
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ownAnswer() }
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ownAnswer() }

  // MARK: UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { ownAnswer() }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { ownAnswer() }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { ownAnswer() }
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { ownAnswer() }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ownAnswer()
  }
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { ownAnswer() }
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ownAnswer() }
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ownAnswer() }
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ownAnswer(nil)
  }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    ownAnswer()
  }
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    ownAnswer()
  }
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ownAnswer(true)
  }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { ownAnswer() }
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    ownAnswer()
  }
}
