import Foundation
import PlainviewRuntime

extension UndoManager {
  // MARK: Groups

  func baseBeginUndoGrouping() {
    openEventGroup()
    openGroup()
  }

  /// Opens the group of the turn, where groups go by events and none is open.
  private func openEventGroup() {
    guard groupsByEvent, record.open.isEmpty else { return }
    openGroup()
    record.isOpenByEvent = true
    EventUndoGroups.add(self)
  }

  private func openGroup() {
    if record.direction == .none { post(.NSUndoManagerCheckpoint) }
    record.open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  func baseEndUndoGrouping() {
    guard !record.open.isEmpty else {
      return fail("_endUndoGroupRemovingIfEmpty:", "endUndoGrouping called with no matching begin\n")
    }
    closeGroup(keepsEmpty: !record.isOpenByEvent || record.open.count > 1)
  }

  private func closeGroup(keepsEmpty: Bool) {
    post(.NSUndoManagerCheckpoint)
    let isDiscardable = record.open.last?.isDiscardable ?? false
    post(
      .NSUndoManagerWillCloseUndoGroup,
      isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil)
    record.close(limit: levelsOfUndo, keepsEmpty: keepsEmpty)
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Closes the group of a turn that ends; one with open groups inside stays.
  func endEvent() -> Bool {
    guard record.isOpenByEvent else { return true }
    guard record.open.count == 1, record.direction == .none else { return false }
    endUndoGrouping()
    return true
  }

  // MARK: Registration

  func baseEnableUndoRegistration() {
    guard record.disabled > 0 else {
      return fail(
        "enableUndoRegistration",
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration\n")
    }
    record.disabled -= 1
  }

  func baseRegisterUndo(withTarget target: Any, selector: Selector, object: Any?) {
    let target = target as AnyObject
    register(target, in: "registerUndoWithTarget:selector:object:") { [weak target] in
      if let target { Message(selector, sender: object).send(to: target) }
    }
  }

  func register(_ target: AnyObject, in method: String, _ body: @escaping @MainActor () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    openEventGroup()
    guard !record.open.isEmpty else { return fail(method, "must begin a group before registering undo\n") }
    record.add(.change(of: ObjectIdentifier(target), body))
  }

  /// Counts what the manager records, undoes and forgets: tells whether something happened between two readings.
  package var changeCount: Int { record.changes }

  func name(_ actionName: String) {
    if record.direction == .none, record.open.isEmpty, record.undoable.isEmpty { openEventGroup() }
    record.changeNamed { $0.name = actionName }
  }

  // MARK: Undoing

  func baseUndo() {
    if record.open.count == 1 { endUndoGrouping() }
    guard record.open.isEmpty else { return fail("undo", "undo was called with too many nested undo groups") }
    undoNestedGroup()
  }

  func baseUndoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard record.direction == .none, let group = record.takeUndoable() else { return }
    take(back: group, .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  func baseRedo() {
    if record.open.count == 1, record.isOpenByEvent { endUndoGrouping() }
    post(.NSUndoManagerCheckpoint)
    guard record.direction == .none, let group = record.takeRedoable() else { return }
    take(back: group, .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  var baseCanRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !record.redoable.isEmpty
  }

  /// Runs a group; what is recorded meanwhile is one group of the other direction, under the same name.
  private func take(
    back group: UndoGroup, _ direction: UndoRecord.Direction, _ will: Notification.Name, _ did: Notification.Name
  ) {
    post(will)
    record.noteChange()
    let (outer, wasByEvent) = (record.open, record.isOpenByEvent)
    record.direction = direction
    record.open = []
    record.isOpenByEvent = false
    openGroup()
    let counter = record.open[0]
    counter.name = group.name
    counter.isDiscardable = group.isDiscardable
    counter.userInfo = group.userInfo
    group.run { body in UserCode.run { body() } }
    while !record.open.isEmpty { closeGroup(keepsEmpty: record.open.count > 1) }
    record.direction = .none
    (record.open, record.isOpenByEvent) = (outer, wasByEvent)
    post(did)
  }

  // MARK: Telling

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    UserCode.post(name, object: self, userInfo: userInfo)
  }

  private func fail(_ method: String, _ text: String) {
    let address = SimulatedProcess.address(of: self)
    raise(.internalInconsistency("\(method): \(className(of: self)) \(address) is in invalid state, \(text)"))
  }
}

/// The undo managers whose group ends with the turn of their app.
@MainActor package final class EventUndoGroups {
  private var managers: [UndoManager] = []
  /// How many managers of all processes wait: asked at the end of each turn.
  private static var count = 0

  private static var current: EventUndoGroups { SimulatedProcess.current.singleton(EventUndoGroups.self) { .init() } }

  static func add(_ manager: UndoManager) {
    let groups = current
    guard !groups.managers.contains(where: { $0 === manager }) else { return }
    groups.managers.append(manager)
    count += 1
  }

  /// Closes the groups of the current process's turn.
  package static func end() {
    guard count > 0 else { return }
    let groups = current
    let due = groups.managers
    groups.managers = []
    count -= due.count
    for manager in due where !manager.endEvent() { add(manager) }
  }
}
