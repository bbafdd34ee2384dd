import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

/// What an undo manager posts, and how it fails.
@MainActor @Suite struct UndoNoticeTests {
  private final class Log: @unchecked Sendable { var lines: [String] = [] }

  private func posted(by manager: UndoManager, _ body: () -> Void) -> [String] {
    let log = Log()
    let names: [Notification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        log.lines.append(
          name.rawValue.replacing("NSUndoManager", with: "").replacing("Notification", with: ""))
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return log.lines
  }

  @Test func `Groups and undoing are posted in Foundation's order`() {
    let (manager, target) = (UndoManager(), NSObject())
    manager.groupsByEvent = false
    #expect(posted(by: manager) { manager.beginUndoGrouping() } == ["Checkpoint", "DidOpenUndoGroup"])
    manager.registerUndo(withTarget: target) { _ in }
    #expect(
      posted(by: manager) { manager.endUndoGrouping() } == [
        "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup",
      ])
    let lines = posted(by: manager) { manager.undo() }
    #expect((lines.first, lines.last) == ("Checkpoint", "DidUndoChange"))
    #expect(lines.dropFirst().first == "WillUndoChange")
    #expect(posted(by: manager) { _ = manager.canRedo } == ["Checkpoint"])
  }

  private func failure(_ body: @MainActor (UndoManager) -> Void) -> UncaughtException? {
    #expect(throws: UncaughtException.self) { try SimulatedProcess().run { body(UndoManager()) } }
  }

  @Test func `Ending a group that was not begun fails`() {
    let error = failure { $0.endUndoGrouping() }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(
      error?.reason.hasSuffix(" is in invalid state, endUndoGrouping called with no matching begin\n") == true)
    #expect(error?.reason.hasPrefix("_endUndoGroupRemovingIfEmpty:: ") == true)
  }

  @Test func `Undoing inside of a group fails`() {
    let error = failure {
      $0.beginUndoGrouping()
      $0.undo()
    }
    #expect(error?.reason.hasPrefix("undo: ") == true)
    #expect(error?.reason.hasSuffix(" is in invalid state, undo was called with too many nested undo groups") == true)
  }

  @Test func `Recording without a group fails where groups do not go by events`() {
    let error = failure {
      $0.groupsByEvent = false
      $0.registerUndo(withTarget: NSObject(), selector: Selector("f:"), object: nil)
    }
    #expect(error?.reason.hasPrefix("registerUndoWithTarget:selector:object:: ") == true)
    #expect(error?.reason.hasSuffix(" is in invalid state, must begin a group before registering undo\n") == true)
  }

  @Test func `Registration that is on cannot be switched on`() {
    let error = failure { $0.enableUndoRegistration() }
    let text = "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration\n"
    #expect(error?.reason.hasSuffix(text) == true)
  }
}
