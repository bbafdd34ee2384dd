public import Foundation
import PlainviewGestures
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore
public import PlainviewWidgets

/// A controller whose view is a collection view, of which it is the data source and the delegate.
///
/// Subclasses override the methods of the two protocols that they need.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The layout that the controller was made with, and later that of its view.
  open var collectionViewLayout: UICollectionViewLayout { storedView?.collectionViewLayout ?? initialLayout }
  private let initialLayout: UICollectionViewLayout
  private var storedView: UICollectionView?
  /// Whether the selection is cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press begins to move items that the data source allows to be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { reorderingRecognizer?.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private var reorderingRecognizer: UILongPressGestureRecognizer?

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive or a document; its first layout is a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // MARK: View

  /// The view as a collection view; created on first access.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView = newValue
      view = newValue
    }
  }

  open override func loadView() {
    super.loadView()
    if let loaded = viewIfLoaded as? UICollectionView { return adopt(loaded) }
    let made = UICollectionView(frame: viewIfLoaded?.frame ?? .zero, collectionViewLayout: initialLayout)
    view = made
    adopt(made)
  }

  private func adopt(_ collectionView: UICollectionView) {
    storedView = collectionView
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    let recognizer = UILongPressGestureRecognizer(target: self, action: "handleReordering:")
    recognizer.isEnabled = installsStandardGestureForInteractiveMovement
    collectionView.addGestureRecognizer(recognizer)
    reorderingRecognizer = recognizer
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { storedView?.deselectAll() }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedView?.isEditing = editing
  }

  func handleReordering(_ recognizer: UIGestureRecognizer) {
    guard let view = storedView else { return }
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began: if let path = view.indexPathForItem(at: point) { view.beginInteractiveMovementForItem(at: path) }
    case .changed: view.updateInteractiveMovementTargetPosition(point)
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  open override class var actions: ActionTable { ["handleReordering:": .init(handleReordering)] }

  /// The result of UIKit's own method.
  @discardableResult private func ownAnswer<Answer>(_ answer: Answer, name: StaticString = #function) -> Answer {
    leftOut(by: self, of: .ofCollectionController, answer, name: name)
  }

  private func ownAnswer(name: StaticString = #function) { ownAnswer((), name: name) }

  // What follows is `OverridableMethods.ofCollectionController`: nothing else may be declared behind it.

  // MARK: UICollectionViewDataSource

  /// Returns the number of items in a section: 0, until a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Returns the cell of an item: an empty one, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Returns the number of sections: 1, until a subclass overrides it.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    ownAnswer(1)
  }

  /// Returns a supplementary view: an internal one that means none, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    ownAnswer(NoSupplementaryView())
  }

  /// Returns whether the user may move an item: true, until a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }

  /// Called when the user moved an item; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    ownAnswer()
  }

  // MARK: UICollectionViewDelegate

  /// Returns whether a touched item is highlighted: true, until a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }
  /// Called after an item was highlighted by a touch; does nothing here.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  /// Called after an item is no longer highlighted; does nothing here.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  /// Returns whether the user may select an item: true, until a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }
  /// Returns whether the user may deselect an item: true, until a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }
  /// Called after the user selected an item; does nothing here.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  /// Called after the user deselected an item; does nothing here.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  /// Returns whether a tap performs an item's primary action: true, unless the collection view is edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    ownAnswer(!collectionView.isEditing)
  }
  /// Called when a tap performs an item's primary action; does nothing here.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  /// Kept, without effect: menus of long presses are context menus; false here.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(false)
  }
  /// Kept, without effect: menus of long presses are context menus; false here.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { ownAnswer(false) }
  /// Kept, without effect: menus of long presses are context menus.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { ownAnswer() }
  /// Called before a cell becomes visible; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { ownAnswer() }
  /// Called after a cell was removed from the visible ones; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { ownAnswer() }
  /// Called before a supplementary view becomes visible; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { ownAnswer() }
  /// Called after a supplementary view was removed from the visible ones; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { ownAnswer() }
  /// Returns whether an item can be edited: true, until a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }
  /// Returns the index path that a moved item goes to: the proposed one, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    ownAnswer(proposedIndexPath)
  }
  /// Returns the index path that a moved item goes to: the proposed one, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    ownAnswer(proposedIndexPath)
  }
  /// Returns the content offset after an update: the proposed one, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    ownAnswer(proposedContentOffset)
  }

  /// Returns the context menu for items: nil, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { ownAnswer(nil) }
  /// Returns the preview of an item whose menu opens: nil, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { ownAnswer(nil) }
  /// Returns the preview of an item whose menu closes: nil, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { ownAnswer(nil) }
  /// Returns the context menu for one item, the older form: nil, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { ownAnswer(nil) }
  /// Returns the preview of the item whose menu opens, the older form: nil, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { ownAnswer(nil) }
  /// Returns the preview of the item whose menu closes, the older form: nil, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { ownAnswer(nil) }
  /// Called when the user taps the preview of a menu; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { ownAnswer() }
  /// Called before a context menu opens; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ownAnswer() }
  /// Called before a context menu closes; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ownAnswer() }
  /// Returns whether a two-finger pan selects the items it passes: false, until a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { ownAnswer(false) }
  /// Called when two fingers begin to select items; does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { ownAnswer() }
  /// Called when the fingers that selected items are lifted; does nothing here.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { ownAnswer() }
  /// Returns whether the focus comes to an item; never called here.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(collectionView.allowsFocus)
  }
  /// Returns whether an item is selected by the focus; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { ownAnswer(collectionView.selectionFollowsFocus) }

  // MARK: UIScrollViewDelegate

  /// Called whenever the content offset changed; does nothing here.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called whenever the zoom scale changed; does nothing here.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called when the user begins to drag the content; does nothing here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called when the user lifts the finger; may change the offset that the content will reach. Does nothing here.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { ownAnswer() }
  /// Called after the user lifted the finger, with whether the content moves on; does nothing here.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ownAnswer()
  }
  /// Called when the content begins to slow down after a drag; does nothing here.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called when the content has stopped after a drag; does nothing here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called after an animated change of the content offset ended; does nothing here.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ownAnswer() }
  /// Returns the view that is zoomed: nil, until a subclass overrides it.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ownAnswer(nil)
  }
  /// Called before zooming begins; does nothing here.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    ownAnswer()
  }
  /// Called after zooming ended, with the final scale; does nothing here.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    ownAnswer()
  }
  /// Returns whether a tap on the status bar scrolls to the top: true, until a subclass overrides it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ownAnswer(true)
  }
  /// Called after a tap on the status bar scrolled to the top; does nothing here.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { ownAnswer() }
  /// Called after the adjusted content insets changed; does nothing here.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    ownAnswer()
  }
}
