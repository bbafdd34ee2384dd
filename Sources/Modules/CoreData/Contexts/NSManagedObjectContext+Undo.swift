import Foundation
import PlainviewRuntime
import PlainviewTargetAction

// Undoing what was changed, where the context has an undo manager.
extension NSManagedObjectContext {
  /// How an object was before a change.
  private struct Earlier {
    let object: NSManagedObject
    let row: ObjectRow
    let wasInserted: Bool
    let wasDeleted: Bool
  }

  /// Registers how to go back behind changes.
  func registerUndo(of changes: ContextChanges) {
    // An undo manager belongs to the main actor.
    guard let undoManager, MainQueue.isCurrent else { return }
    let earlier =
      changes.inserted.objects.map { Earlier(object: $0, row: $0.row, wasInserted: false, wasDeleted: true) }
      + changes.updated.objects.map {
        Earlier(object: $0, row: $0.seen, wasInserted: $0.isInserted, wasDeleted: false)
      }
      + changes.deleted.objects.map {
        Earlier(object: $0, row: $0.seen, wasInserted: $0.objectID.isTemporaryID, wasDeleted: false)
      }
    guard !earlier.isEmpty else { return }
    let context = self
    nonisolated(unsafe) let states = earlier
    MainQueue.withoutIsolation { undoManager.registerUndo(withTarget: context) { $0.restore(states) } }
  }

  private func restore(_ earlier: [Earlier]) {
    for state in earlier {
      let object = state.object
      if state.wasDeleted {
        object.isDeleted = true
        object.isInserted = false
        unsaved.inserted.remove(object)
        if !object.objectID.isTemporaryID { unsaved.deleted.add(object) }
        pending.deleted.add(object)
        continue
      }
      let isBack = object.isDeleted
      object.isDeleted = false
      object.isInserted = state.wasInserted
      object.row = state.row
      unsaved.deleted.remove(object)
      if state.wasInserted { unsaved.inserted.add(object) }
      object.changedKeys = Set(object.entity.propertiesByName.keys.filter { !object.row.isSame($0, as: object.saved) })
      if !state.wasInserted {
        if object.changedKeys.isEmpty { unsaved.updated.remove(object) } else { unsaved.updated.add(object) }
      }
      if isBack { pending.inserted.add(object) } else { pending.updated.add(object) }
      object.awake(fromSnapshotEvents: isBack ? .undoDeletion : .undoUpdate)
    }
    processPendingChanges()
  }

  /// Undoes the last change with the undo manager; without one nothing happens.
  public func undo() {
    processPendingChanges()
    withUndoManager { $0.undo() }
  }

  /// Repeats the change that was undone last; without an undo manager nothing happens.
  public func redo() {
    processPendingChanges()
    withUndoManager { $0.redo() }
  }

  func withUndoManager(_ body: @MainActor (UndoManager) -> Void) {
    guard let undoManager, MainQueue.isCurrent else { return }
    MainQueue.withoutIsolation { body(undoManager) }
  }
}
