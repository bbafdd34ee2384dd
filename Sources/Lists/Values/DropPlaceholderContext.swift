import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

/// The placeholder of a dropped row or item whose data have not arrived.
@MainActor final class DropPlaceholderContext: NSObject {
  /// Tells the data source with the closure and inserts what arrived, in one batch; false if the list is gone.
  typealias Insertion = @MainActor (IndexPath, () -> Void) -> Bool

  let dragItem: UIDragItem
  private let path: IndexPath
  private let animator: any UIDragAnimating
  private let insertion: Insertion
  private var isOver = false

  init(_ dragItem: UIDragItem, _ path: IndexPath, _ animator: any UIDragAnimating, insertion: @escaping Insertion) {
    self.dragItem = dragItem
    self.path = path
    self.animator = animator
    self.insertion = insertion
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isOver else { return false }
    isOver = true
    return insertion(path) { UserCode.run { dataSourceUpdates(path) } }
  }
  func deletePlaceholder() -> Bool {
    defer { isOver = true }
    return !isOver
  }
  func setNeedsCellUpdate() {}
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
