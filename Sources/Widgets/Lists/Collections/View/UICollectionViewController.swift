public import Foundation
import PlainviewGestures
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

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
  /// Whether a long press takes hold of items, where the data source lets them be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { reorderingRecognizer?.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private var reorderingRecognizer: UILongPressGestureRecognizer?

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // MARK: View

  /// The view as what it is; made when it is first asked for.
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
    made.backgroundColor = .systemBackground
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
    let place = recognizer.location(in: view)
    switch recognizer.state {
    case .began: if let path = view.indexPathForItem(at: place) { view.beginInteractiveMovementForItem(at: path) }
    case .changed: view.updateInteractiveMovementTargetPosition(place)
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  open override class var actions: ActionTable { ["handleReordering:": .init(handleReordering)] }

  /// What UIKit's own method answers.
  @discardableResult private func ownAnswer<Answer>(_ answer: Answer, name: StaticString = #function) -> Answer {
    leftOut(by: self, of: .ofCollectionController, answer, name: name)
  }

  private func ownAnswer(name: StaticString = #function) { ownAnswer((), name: name) }

  // What follows is `OverridableMethods.ofCollectionController`: nothing else may be declared behind it.

  // MARK: UICollectionViewDataSource

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    ownAnswer(1)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    ownAnswer(NoSupplementaryView())
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    ownAnswer()
  }

  // MARK: UICollectionViewDelegate

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    ownAnswer(!collectionView.isEditing)
  }
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    ownAnswer()
  }
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(false)
  }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { ownAnswer(false) }
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { ownAnswer() }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { ownAnswer() }
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { ownAnswer() }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { ownAnswer() }
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { ownAnswer() }
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    ownAnswer(true)
  }
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    ownAnswer(proposedIndexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    ownAnswer(proposedContentOffset)
  }

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { ownAnswer(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { ownAnswer(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { ownAnswer(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { ownAnswer(nil) }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { ownAnswer(nil) }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { ownAnswer(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { ownAnswer() }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ownAnswer() }
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
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
