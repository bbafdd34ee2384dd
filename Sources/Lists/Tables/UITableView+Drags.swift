import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

// Rows that are dragged out of a table, and what is dropped on it.
extension UITableView {
  /// Adds the recognizer while there is a drag delegate.
  func watchForDrags() {
    let isNeeded = dragDelegate != nil
    if isNeeded, dragRecognizer == nil {
      let recognizer = DragRecognizer(TableDragHost(self))
      dragRecognizer = recognizer
      addGestureRecognizer(recognizer)
    } else if !isNeeded, let recognizer = dragRecognizer {
      removeGestureRecognizer(recognizer)
      dragRecognizer = nil
    }
    dragRecognizer?.isEnabled = dragInteractionEnabled
  }

  var movesRows: Bool {
    dataSource.map {
      Conformance.isImplemented("tableView(_:moveRowAt:to:)", by: $0, among: TableMethods.dataSource)
    } ?? false
  }
}

/// Asks a table's delegate for drags.
@MainActor final class TableDragHost: DragHost {
  private weak var list: UITableView?
  init(_ list: UITableView) { self.list = list }

  private func ask<Answer>(
    _ method: StaticString, _ body: (any UITableViewDragDelegate, UITableView) -> Answer
  ) -> Answer? { list.flatMap { list in UserCode.ask(list.dragDelegate, method) { body($0, list) } } }

  /// The cell of the row that is dragged.
  private weak var cell: UITableViewCell?

  private func tell(_ state: UITableViewCell.DragState) {
    guard let cell, cell.parts.dragState != state else { return }
    cell.parts.dragState = state
    cell.setNeedsUpdateConfiguration()
    UserCode.run { cell.dragStateDidChange(state) }
  }

  func lift(_ animator: DragAnimator, _ session: DragSession) {
    cell = session.sourcePath.flatMap { list?.cellForRow(at: $0) }
    tell(.lifting)
  }
  func letGo(_ session: DragSession) { tell(.none) }

  var view: UIView? { list }
  func items(_ session: DragSession) -> [UIDragItem] {
    guard let list, let path = list.indexPathForRow(at: session.location(in: list)) else { return [] }
    session.sourcePath = path
    return ask("tableView(_:itemsForBeginning:at:)") { $0.tableView($1, itemsForBeginning: session, at: path) } ?? []
  }
  func willBegin(_ session: DragSession) {
    _ = ask("tableView(_:dragSessionWillBegin:)") { $0.tableView($1, dragSessionWillBegin: session) }
    tell(.dragging)
  }
  func allowsMove(_ session: DragSession) -> Bool {
    ask("tableView(_:dragSessionAllowsMoveOperation:)") { $0.tableView($1, dragSessionAllowsMoveOperation: session) }
      ?? true
  }
  func isRestricted(_ session: DragSession) -> Bool {
    ask("tableView(_:dragSessionIsRestrictedToDraggingApplication:)") {
      $0.tableView($1, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }
  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    _ = ask("tableView(_:dragSessionDidEnd:)") { $0.tableView($1, dragSessionDidEnd: session) }
  }
}

/// Asks a table's delegate for drops.
@MainActor final class TableDropHost: DropHost {
  private weak var list: UITableView?
  init(_ list: UITableView) { self.list = list }

  private func ask<Answer>(
    _ method: StaticString, _ body: (any UITableViewDropDelegate, UITableView) -> Answer
  ) -> Answer? { list.flatMap { list in UserCode.ask(list.dropDelegate, method) { body($0, list) } } }

  func canHandle(_ session: DropSession) -> Bool {
    if list?.dropDelegate == nil { return isReordering(session) }
    return ask("tableView(_:canHandle:)") { $0.tableView($1, canHandle: session) } ?? true
  }
  func enter(_ session: DropSession) {
    list?.hasActiveDrop = true
    _ = ask("tableView(_:dropSessionDidEnter:)") { $0.tableView($1, dropSessionDidEnter: session) }
  }
  func update(_ session: DropSession) -> UIDropProposal {
    let path = destination(session)
    if list?.dropDelegate == nil {
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return ask("tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
      $0.tableView($1, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    } ?? UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func exit(_ session: DropSession) {
    list?.hasActiveDrop = false
    _ = ask("tableView(_:dropSessionDidExit:)") { $0.tableView($1, dropSessionDidExit: session) }
  }
  func perform(_ session: DropSession, _ proposal: UIDropProposal) {
    guard let list else { return }
    let path = destination(session)
    let proposal = proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation)
    if proposal.operation == .move, proposal.intent != .insertIntoDestinationIndexPath, isReordering(session),
      let source = session.drag.sourcePath, let path
    {
      return list.moveDropped(source, to: path)
    }
    let coordinator = TableDropCoordinator(list, session, proposal, path)
    _ = ask("tableView(_:performDropWith:)") { $0.tableView($1, performDropWith: coordinator) }
  }
  func end(_ session: DropSession) {
    list?.hasActiveDrop = false
    _ = ask("tableView(_:dropSessionDidEnd:)") { $0.tableView($1, dropSessionDidEnd: session) }
  }

  /// The row under the finger; the end of the last section below all rows, and nil without sections.
  private func destination(_ session: DropSession) -> IndexPath? {
    guard let list else { return nil }
    let point = session.location(in: list)
    if let path = list.indexPathForRow(at: point) { return path }
    guard list.numberOfSections > 0 else { return nil }
    let section = list.numberOfSections - 1
    let count = list.numberOfRows(inSection: section)
    let isOwn = session.drag.source === list && session.drag.sourcePath?.section == section
    return IndexPath(row: isOwn ? max(0, count - 1) : count, section: section)
  }

  /// Whether a row is dragged within its own table, whose data source moves rows: that happens without the
  /// delegate for drops.
  private func isReordering(_ session: DropSession) -> Bool {
    guard let list, session.drag.source === list, session.items.count == 1, let path = session.drag.sourcePath else {
      return false
    }
    return list.movesRows && list.canMove(path)
  }
}

/// The coordinator that a table's delegate gets for a drop.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let own: DropSession
  private weak var list: UITableView?

  init(_ list: UITableView, _ session: DropSession, _ proposal: UITableViewDropProposal, _ path: IndexPath?) {
    self.list = list
    let isOwn = session.drag.source === list
    let source = isOwn ? session.drag.sourcePath : nil
    let size = source.flatMap { list.cellForRow(at: $0)?.bounds.size } ?? .zero
    // The first item is that of the pressed row; the rows of other items are not known.
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

  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    DropPlaceholderContext(dragItem, placeholder.insertionIndexPath, animator()) { [weak list] path, update in
      list?.performBatchUpdates {
        update()
        list?.insertRows(at: [path], with: .automatic)
      }
      return list != nil
    }
  }
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animator()
  }
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { animator() }
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    animator()
  }
}

extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}
