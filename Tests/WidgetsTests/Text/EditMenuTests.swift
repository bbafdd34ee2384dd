import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Cut, copy, paste, delete and select, and the pasteboard of the process.
@MainActor @Suite struct EditMenuTests {
  private let stage: Stage
  private let field: UITextField
  private let recorder: FieldRecorder

  init() throws {
    stage = try Stage()
    field = try stage.add(UITextField(), CGRect(x: 100, y: 100, width: 200, height: 40))
    recorder = FieldRecorder(stage, "field", field)
    field.text = "hello world"
    try stage.app.run { _ = field.becomeFirstResponder() }
    _ = stage.takeLog()
  }

  private func offered() throws -> [String] {
    try stage.app.run {
      ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"].filter {
        field.canPerformAction(Selector($0), withSender: nil)
      }
    }
  }

  @Test func `What is offered follows the selection and the pasteboard`() throws {
    #expect(try offered() == ["select:", "selectAll:"])
    try stage.app.chooseEditAction(.selectAll)
    #expect(try offered() == ["cut:", "copy:", "delete:"])
    try stage.app.chooseEditAction(.copy)
    #expect(try offered() == ["cut:", "copy:", "paste:", "delete:"])
  }

  @Test func `T6 Cutting, pasting and deleting ask the delegate about the selection`() throws {
    try stage.app.chooseEditAction(.select)
    _ = stage.takeLog()
    try stage.app.chooseEditAction(.cut)
    #expect(stage.takeLog() == ["field shouldChange 6 5 ''", "field didChangeSelection"])
    #expect(field.text == "hello ")
    try stage.app.chooseEditAction(.paste)
    #expect(stage.takeLog().first == "field shouldChange 6 0 'world'")
    #expect(field.text == "hello world")
    try stage.app.chooseEditAction(.selectAll)
    _ = stage.takeLog()
    try stage.app.chooseEditAction(.delete)
    #expect(stage.takeLog().first == "field shouldChange 0 11 ''")
    #expect(field.text == "")
  }

  @Test func `T5 A refused cut takes nothing and copies nothing`() throws {
    recorder.changes = false
    try stage.app.chooseEditAction(.selectAll)
    try stage.app.chooseEditAction(.cut)
    #expect(field.text == "hello world")
    #expect(try stage.app.run { UIPasteboard.general.string } == nil)
  }

  @Test func `The contents of the pasteboard belong to the process`() throws {
    try stage.app.run { UIPasteboard.general.strings = ["one", "two"] }
    #expect(try stage.app.run { UIPasteboard.general.string } == "one")
    #expect(try stage.app.run { UIPasteboard.general.changeCount } == 1)
    #expect(try stage.app.run { UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs })
    let other = try Stage()
    #expect(try other.app.run { UIPasteboard.general.string } == nil)
  }

  @Test func `T14 A secret is neither cut nor copied`() throws {
    field.isSecureTextEntry = true
    try stage.app.chooseEditAction(.selectAll)
    #expect(throws: ElementError.editActionIsDisabled("copy")) { try stage.app.chooseEditAction(.copy) }
  }

  @Test func `A view in the chain that overrides copy answers when it says so`() throws {
    final class CopyableView: UIView {
      var copies = 0
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
      override func copy(_ sender: Any?) { copies += 1 }
    }
    let view = try stage.add(CopyableView())
    try stage.app.run { _ = view.becomeFirstResponder() }
    try stage.app.chooseEditAction(.copy)
    #expect(view.copies == 1)
    #expect(throws: ElementError.editActionIsDisabled("paste")) { try stage.app.chooseEditAction(.paste) }
  }

  @Test func `Code sends the same actions along the chain with no target`() throws {
    try stage.app.run {
      UIApplication.shared.sendAction("selectAll:", to: nil, from: nil, for: nil)
      UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil)
    }
    #expect(try stage.app.run { UIPasteboard.general.string } == "hello world")
  }
}
