import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

// Items that are dragged out of a collection view, and what is dropped on it.
extension UICollectionView {
  /// Adds the recognizer while there is a drag delegate.
  func watchForDrags() {
    let isNeeded = dragDelegate != nil
    if isNeeded, dragRecognizer == nil {
      let recognizer = DragRecognizer(CollectionDragHost(self))
      dragRecognizer = recognizer
      addGestureRecognizer(recognizer)
    } else if !isNeeded, let recognizer = dragRecognizer {
      removeGestureRecognizer(recognizer)
      dragRecognizer = nil
    }
    dragRecognizer?.isEnabled = dragInteractionEnabled
  }
}

/// Asks a collection view's delegate for drags.
@MainActor final class CollectionDragHost: DragHost {
  private weak var list: UICollectionView?
  init(_ list: UICollectionView) { self.list = list }

  private func ask<Answer>(
    _ method: StaticString, _ body: (any UICollectionViewDragDelegate, UICollectionView) -> Answer
  ) -> Answer? { list.flatMap { list in UserCode.ask(list.dragDelegate, method) { body($0, list) } } }

  /// The cell of the item that is dragged.
  private weak var cell: UICollectionViewCell?

  private func tell(_ state: UICollectionViewCell.DragState) {
    guard let cell, cell.dragState != state else { return }
    cell.dragState = state
    UserCode.run { cell.dragStateDidChange(state) }
  }

  func lift(_ animator: DragAnimator, _ session: DragSession) {
    cell = session.sourcePath.flatMap { list?.cellForItem(at: $0) }
    tell(.lifting)
  }
  func letGo(_ session: DragSession) { tell(.none) }

  var view: UIView? { list }
  func items(_ session: DragSession) -> [UIDragItem] {
    guard let list, let path = list.indexPathForItem(at: session.location(in: list)) else { return [] }
    session.sourcePath = path
    return ask("collectionView(_:itemsForBeginning:at:)") {
      $0.collectionView($1, itemsForBeginning: session, at: path)
    } ?? []
  }
  func willBegin(_ session: DragSession) {
    _ = ask("collectionView(_:dragSessionWillBegin:)") { $0.collectionView($1, dragSessionWillBegin: session) }
    tell(.dragging)
  }
  func allowsMove(_ session: DragSession) -> Bool {
    ask("collectionView(_:dragSessionAllowsMoveOperation:)") {
      $0.collectionView($1, dragSessionAllowsMoveOperation: session)
    } ?? true
  }
  func isRestricted(_ session: DragSession) -> Bool {
    ask("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
      $0.collectionView($1, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }
  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    _ = ask("collectionView(_:dragSessionDidEnd:)") { $0.collectionView($1, dragSessionDidEnd: session) }
  }
}

/// Asks a collection view's delegate for drops.
@MainActor final class CollectionDropHost: DropHost {
  private weak var list: UICollectionView?
  init(_ list: UICollectionView) { self.list = list }

  private func ask<Answer>(
    _ method: StaticString, _ body: (any UICollectionViewDropDelegate, UICollectionView) -> Answer
  ) -> Answer? { list.flatMap { list in UserCode.ask(list.dropDelegate, method) { body($0, list) } } }

  func canHandle(_ session: DropSession) -> Bool {
    return ask("collectionView(_:canHandle:)") { $0.collectionView($1, canHandle: session) } ?? true
  }
  func enter(_ session: DropSession) {
    list?.hasActiveDrop = true
    _ = ask("collectionView(_:dropSessionDidEnter:)") { $0.collectionView($1, dropSessionDidEnter: session) }
  }
  func update(_ session: DropSession) -> UIDropProposal {
    let path = destination(session)
    return ask("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
      $0.collectionView($1, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    } ?? UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func exit(_ session: DropSession) {
    list?.hasActiveDrop = false
    _ = ask("collectionView(_:dropSessionDidExit:)") { $0.collectionView($1, dropSessionDidExit: session) }
  }
  func perform(_ session: DropSession, _ proposal: UIDropProposal) {
    guard let list else { return }
    let path = destination(session)
    let proposal =
      proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation)
    let coordinator = CollectionDropCoordinator(list, session, proposal, path)
    _ = ask("collectionView(_:performDropWith:)") { $0.collectionView($1, performDropWith: coordinator) }
  }
  func end(_ session: DropSession) {
    list?.hasActiveDrop = false
    _ = ask("collectionView(_:dropSessionDidEnd:)") { $0.collectionView($1, dropSessionDidEnd: session) }
  }

  /// The item under the finger; the end of the last section below all items, and nil without sections.
  private func destination(_ session: DropSession) -> IndexPath? {
    guard let list else { return nil }
    let point = session.location(in: list)
    if let path = list.indexPathForItem(at: point) { return path }
    guard list.numberOfSections > 0 else { return nil }
    let section = list.numberOfSections - 1
    let count = list.numberOfItems(inSection: section)
    let isOwn = session.drag.source === list && session.drag.sourcePath?.section == section
    return IndexPath(item: isOwn ? max(0, count - 1) : count, section: section)
  }
}

/// The coordinator that a collection view's delegate gets for a drop.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let own: DropSession
  private weak var list: UICollectionView?

  init(_ list: UICollectionView, _ session: DropSession, _ proposal: UICollectionViewDropProposal, _ path: IndexPath?) {
    self.list = list
    let isOwn = session.drag.source === list
    let source = isOwn ? session.drag.sourcePath : nil
    let size = source.flatMap { list.cellForItem(at: $0)?.bounds.size } ?? .zero
    // The first item is that of the pressed cell; the cells of other items are not known.
    items = session.items.enumerated().map { DroppedItem($1, $0 == 0 ? source : nil, size) }
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
    own = session
    super.init()
  }

  private func animator() -> any UIDragAnimating {
    let animator = DragAnimator()
    own.animators.append(animator)
    return animator
  }

  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    DropPlaceholderContext(dragItem, placeholder.insertionIndexPath, animator()) { [weak list] path, update in
      list?.performBatchUpdates {
        update()
        list?.insertItems(at: [path])
      }
      return list != nil
    }
  }
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animator()
  }
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { animator() }
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    animator()
  }
}

extension DropPlaceholderContext: UICollectionViewDropPlaceholderContext {}
