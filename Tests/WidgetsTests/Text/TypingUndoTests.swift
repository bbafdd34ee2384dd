import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// What typing records, and how a user undoes it.
@MainActor @Suite struct TypingUndoTests {
  private let stage: Stage
  private let view: UITextView

  init() throws {
    stage = try Stage()
    view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 200, height: 100))
    view.text = "ab"
    try stage.app.run { _ = view.becomeFirstResponder() }
  }

  private func undo() throws { try stage.app.run { view.undoManager?.undo() } }
  private func redo() throws { try stage.app.run { view.undoManager?.redo() } }

  @Test func `Typing that goes on at one place is undone at once`() throws {
    for letter in "cde" { try stage.app.typeKey(String(letter), modifierFlags: []) }
    try stage.app.typeKey(.delete, modifierFlags: [])
    #expect(view.text == "abcd")
    #expect(view.undoManager?.undoMenuItemTitle == "Undo Typing")
    try undo()
    #expect(view.text == "ab")
    #expect(view.undoManager?.canUndo == false)
    try redo()
    #expect(view.text == "abcd")
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test func `Moving the caret begins a new change`() throws {
    try stage.app.typeKey("c", modifierFlags: [])
    try stage.app.run { view.selectedRange = NSRange(location: 0, length: 0) }
    try stage.app.typeKey("x", modifierFlags: [])
    #expect(view.text == "xabc")
    try undo()
    #expect(view.text == "abc")
    try undo()
    #expect(view.text == "ab")
  }

  @Test func `Deleting what stood there before comes back whole`() throws {
    try stage.app.typeKey("c", modifierFlags: [])
    for _ in 0..<3 { try stage.app.typeKey(.delete, modifierFlags: []) }
    #expect(view.text == "")
    try undo()
    #expect(view.text == "ab")
  }

  @Test func `Korean syllables are undone whole`() throws {
    for letter in "ㄱㅏㄴ" { try stage.app.typeKey(String(letter), modifierFlags: []) }
    #expect(view.text == "ab간")
    try undo()
    #expect(view.text == "ab")
  }

  @Test func `Cutting and pasting have names of their own`() throws {
    try stage.app.run { view.selectedRange = NSRange(location: 0, length: 1) }
    try stage.app.chooseEditAction(.cut)
    #expect(view.undoManager?.undoActionName == "Cut")
    try stage.app.chooseEditAction(.paste)
    #expect(view.undoManager?.undoActionName == "Paste")
    try undo()
    #expect(view.text == "b")
    try undo()
    #expect(view.text == "ab")
  }

  @Test func `Undoing tells the delegate and asks it nothing`() throws {
    let recorder = ViewRecorder(stage, "view", view)
    try stage.app.typeKey("c", modifierFlags: [])
    _ = stage.takeLog()
    try undo()
    let log = stage.takeLog()
    #expect(!log.contains { $0.contains("shouldChange") })
    #expect(log.contains { $0.contains("didChange") })
    withExtendedLifetime(recorder) {}
  }

  @Test func `Text that code assigns cannot be undone, and takes away what could`() throws {
    try stage.app.typeKey("c", modifierFlags: [])
    try stage.app.run { view.text = "new" }
    #expect(view.undoManager?.canUndo == false)
  }

  @Test func `Command and Z undo, with shift they redo`() throws {
    try stage.app.typeKey("c", modifierFlags: [])
    try stage.app.typeKey("z", modifierFlags: .command)
    #expect(view.text == "ab")
    try stage.app.typeKey("z", modifierFlags: [.command, .shift])
    #expect(view.text == "abc")
  }

  @Test func `A shake asks whether to undo`() throws {
    try stage.app.typeKey("c", modifierFlags: [])
    try stage.app.shake()
    try stage.app.settle()
    #expect(stage.app.staticTexts["Undo Typing"].exists)
    try stage.app.buttons["Undo"].tap()
    try stage.app.settle()
    #expect(view.text == "ab")
    try stage.app.shake()
    try stage.app.settle()
    #expect(stage.app.staticTexts["Redo Typing"].exists)
    try stage.app.buttons["Redo"].tap()
    try stage.app.settle()
    #expect(view.text == "abc")
  }

  @Test func `An app that does not support it is not asked`() throws {
    try stage.app.typeKey("c", modifierFlags: [])
    try stage.app.run { UIApplication.shared.applicationSupportsShakeToEdit = false }
    try stage.app.shake()
    try stage.app.settle()
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `A field forgets its changes when it is left`() throws {
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 300, width: 200, height: 40))
    try stage.app.run { _ = field.becomeFirstResponder() }
    try stage.app.typeKey("x", modifierFlags: [])
    #expect(field.undoManager?.canUndo == true)
    #expect(view.undoManager?.canUndo == false)
    try stage.app.run { _ = field.resignFirstResponder() }
    #expect(field.undoManager?.canUndo == false)
  }

  @Test func `Secrets are not recorded`() throws {
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 300, width: 200, height: 40))
    field.isSecureTextEntry = true
    try stage.app.run { _ = field.becomeFirstResponder() }
    try stage.app.typeKey("x", modifierFlags: [])
    #expect(field.undoManager?.canUndo == false)
  }

  private final class SharedView: UITextView {
    let manager = UndoManager()
    override var undoManager: UndoManager? { manager }
  }

  @Test func `A subclass records in the manager that it brings`() throws {
    let own = try stage.add(SharedView(), CGRect(x: 20, y: 300, width: 200, height: 100))
    try stage.app.run { _ = own.becomeFirstResponder() }
    try stage.app.typeKey("x", modifierFlags: [])
    #expect(own.manager.undoActionName == "Typing")
  }

  @Test func `The window's manager is that of its views and controllers, and a turn closes its groups`() throws {
    let manager = try #require(stage.controller.undoManager)
    #expect(manager === stage.controller.view.window?.undoManager)
    #expect(UIView().undoManager == nil)
    try stage.app.run { manager.registerUndo(withTarget: stage.controller) { _ in } }
    #expect((manager.groupingLevel, manager.undoCount) == (0, 1))
  }
}
