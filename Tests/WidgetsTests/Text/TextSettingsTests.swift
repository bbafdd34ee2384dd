import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// The choices where UIKit is not documented can be made otherwise.
@MainActor @Suite struct TextSettingsTests {
  private let stage: Stage
  private let field: UITextField
  private let recorder: FieldRecorder

  init() throws {
    stage = try Stage()
    field = try stage.add(UITextField(), CGRect(x: 100, y: 100, width: 200, height: 40))
    recorder = FieldRecorder(stage, "field", field)
  }

  private func choose(_ change: @MainActor (inout UITextSettings) -> Void) throws {
    try stage.app.run { change(&UIApplication.shared.textSettings) }
  }

  private func focus() throws {
    try stage.app.run { _ = field.becomeFirstResponder() }
  }

  @Test func `T1 The delegate can hear of the selection when text is assigned`() throws {
    try choose { $0.tellsSelectionOfAssignedText = true }
    field.text = "a"
    #expect(stage.takeLog() == [])
    try focus()
    _ = stage.takeLog()
    field.text = "b"
    #expect(stage.takeLog() == ["field didChangeSelection"])
  }

  @Test func `T4 T5 The order of those who are told can be another one`() throws {
    recorder.note([.editingDidBegin, .editingChanged], of: field)
    recorder.noteNotifications(of: field)
    try choose {
      $0.beginNotices = [.notification, .controlEvent, .delegate]
      $0.changeNotices = [.controlEvent, .notification, .delegate]
    }
    try focus()
    #expect(
      stage.takeLog() == [
        "field shouldBegin", "field notification didBegin", "field event editingDidBegin", "field didBegin",
      ])
    try stage.app.typeKeys("a")
    #expect(
      stage.takeLog() == [
        "field shouldChange 0 0 'a'", "field event editingChanged", "field notification didChange",
        "field didChangeSelection",
      ])
  }

  @Test func `T6 A line break of a paste can become something else, or nothing`() throws {
    try choose { $0.pastedLineBreak = "" }
    try focus()
    try stage.app.pasteText("a\nb\r\nc")
    #expect(field.text == "abc")
  }

  @Test func `T6 Backspace can take whole syllables`() throws {
    try choose { $0.deletesKoreanByLetter = false }
    try focus()
    try stage.app.typeKeys("나한")
    try stage.app.pressDelete()
    #expect(field.text == "나")
  }

  @Test func `T14 A secret can be kept`() throws {
    try choose { $0.clearsSecretsOnFirstChange = false }
    field.isSecureTextEntry = true
    field.text = "abc"
    try focus()
    try stage.app.typeKeys("d")
    #expect(field.text == "abcd")
  }
}
