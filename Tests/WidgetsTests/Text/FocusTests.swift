import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct FocusTests {
  private let stage: Stage
  private let a: UITextField
  private let b: UITextField
  private let recorderA: FieldRecorder
  private let recorderB: FieldRecorder

  init() throws {
    stage = try Stage()
    a = try stage.add(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 40))
    b = try stage.add(UITextField(), CGRect(x: 20, y: 200, width: 200, height: 40))
    recorderA = FieldRecorder(stage, "A", a)
    recorderB = FieldRecorder(stage, "B", b)
  }

  /// What is noted while the app's code runs.
  private func noted(_ body: @MainActor () -> Void) throws -> [String] {
    try stage.app.run(body)
    return stage.takeLog()
  }

  private func becomesFirst(_ field: UITextField) throws -> Bool { try stage.app.run { field.becomeFirstResponder() } }

  @Test func `T1 Text is never nil when read, and assigning it tells nobody`() throws {
    #expect(a.text == "")
    a.text = nil
    #expect(a.text == "")
    recorderA.note([.editingChanged], of: a)
    recorderA.noteNotifications(of: a)
    try stage.app.run { _ = a.becomeFirstResponder() }
    _ = stage.takeLog()
    #expect(try noted { a.text = "new" } == [])
    #expect(a.text == "new")
  }

  @Test func `T2 The delegate is asked first, and its no stops everything`() throws {
    recorderA.begins = false
    recorderA.note([.editingDidBegin], of: a)
    recorderA.noteNotifications(of: a)
    #expect(try !becomesFirst(a))
    #expect(stage.takeLog() == ["A shouldBegin"])
    #expect(!a.isFirstResponder)
    #expect(!a.isEditing)
  }

  @Test func `T2 Asking whether it can become first responder asks the delegate each time`() throws {
    #expect(
      try noted {
        _ = a.canBecomeFirstResponder
        _ = a.becomeFirstResponder()
      } == ["A shouldBegin", "A shouldBegin", "A didBegin"])
  }

  @Test func `T2 A disabled field does not begin; one without interaction does when code asks`() throws {
    a.isEnabled = false
    #expect(try !becomesFirst(a))
    #expect(stage.takeLog() == [])
    b.isUserInteractionEnabled = false
    #expect(try becomesFirst(b))
    #expect(stage.takeLog() == ["B shouldBegin", "B didBegin"])
  }

  @Test func `T2 Who edits already is asked nothing`() throws {
    try stage.app.run { _ = a.becomeFirstResponder() }
    _ = stage.takeLog()
    #expect(try becomesFirst(a))
    #expect(stage.takeLog() == [])
  }

  @Test func `T3 From one field to the other: begin asked, end asked, ended, begun`() throws {
    try stage.app.run { _ = a.becomeFirstResponder() }
    _ = stage.takeLog()
    #expect(try becomesFirst(b))
    #expect(stage.takeLog() == ["B shouldBegin", "A shouldEnd", "A didEnd", "B didBegin"])
    #expect(b.isEditing)
    #expect(!a.isEditing)
  }

  @Test func `T3 A field that does not end keeps the focus, and the other one hears no more`() throws {
    try stage.app.run { _ = a.becomeFirstResponder() }
    _ = stage.takeLog()
    recorderA.ends = false
    #expect(try !becomesFirst(b))
    #expect(stage.takeLog() == ["B shouldBegin", "A shouldEnd"])
    #expect(a.isFirstResponder)
    #expect(a.isEditing)
  }

  @Test func `T4 Delegate, control event and notification come before the keyboard`() throws {
    recorderA.note([.editingDidBegin], of: a)
    recorderA.noteNotifications(of: a)
    try stage.app.run { recorderA.noteKeyboard(of: UIScreen.main) }
    #expect(
      try noted { _ = a.becomeFirstResponder() } == [
        "A shouldBegin", "A didBegin", "A event editingDidBegin", "A notification didBegin", "A keyboard will show",
      ])
  }

  @Test func `T4 A keyboard that is up stays for the next field and goes when none is left`() throws {
    try stage.app.run { recorderA.noteKeyboard(of: UIScreen.main) }
    try stage.app.run { _ = a.becomeFirstResponder() }
    try stage.app.run { _ = b.becomeFirstResponder() }
    #expect(stage.takeLog().filter { $0.contains("keyboard") } == ["A keyboard will show"])
    try stage.app.run { _ = b.resignFirstResponder() }
    #expect(stage.takeLog().filter { $0.contains("keyboard") } == ["A keyboard will hide"])
  }

  @Test func `T10 Resigning asks, ends, posts and sends`() throws {
    recorderA.note([.editingDidEnd], of: a)
    recorderA.noteNotifications(of: a)
    try stage.app.run { _ = a.becomeFirstResponder() }
    _ = stage.takeLog()
    #expect(try stage.app.run { a.resignFirstResponder() })
    #expect(stage.takeLog() == ["A shouldEnd", "A didEnd", "A notification didEnd", "A event editingDidEnd"])
  }

  @Test func `T10 The form with a reason is called instead of the plain one`() throws {
    final class Reasoning: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("plain") }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        log.append("reason \(reason)")
      }
    }
    let reasoning = Reasoning()
    a.delegate = reasoning
    try stage.app.run {
      a.becomeFirstResponder()
      a.resignFirstResponder()
    }
    #expect(reasoning.log == ["reason committed"])
  }

  @Test func `T10 T11 By force editing ends although the delegate refuses`() throws {
    try stage.app.run { _ = a.becomeFirstResponder() }
    recorderA.ends = false
    _ = stage.takeLog()
    #expect(try !stage.app.run { stage.view.endEditing(false) })
    #expect(stage.takeLog() == ["A shouldEnd"])
    #expect(try stage.app.run { stage.view.endEditing(true) })
    #expect(stage.takeLog() == ["A shouldEnd", "A didEnd"])
    #expect(!a.isFirstResponder)
  }

  @Test func `T12 Leaving the window ends editing`() throws {
    recorderA.ends = false
    try stage.app.run { _ = a.becomeFirstResponder() }
    _ = stage.takeLog()
    #expect(try noted { a.removeFromSuperview() }.last == "A didEnd")
    #expect(!a.isFirstResponder)
    #expect(!a.isEditing)
  }

  @Test func `T13 Another delegate gets all calls from then on, and a field can be its own`() throws {
    try stage.app.run { _ = a.becomeFirstResponder() }
    _ = stage.takeLog()
    let other = FieldRecorder(stage, "other", a)
    #expect(try noted { _ = a.resignFirstResponder() } == ["other shouldEnd", "other didEnd"])
    final class OwnField: UITextField, UITextFieldDelegate {
      var begun = 0
      func textFieldDidBeginEditing(_ textField: UITextField) { begun += 1 }
    }
    let own = try stage.add(OwnField())
    own.delegate = own
    try stage.app.run { _ = own.becomeFirstResponder() }
    #expect(own.begun == 1)
    withExtendedLifetime(other) {}
  }

  @Test func `T16 Before it is in a window a field refuses, and takes the focus when it comes there`() throws {
    let early = UITextField()
    let recorder = FieldRecorder(stage, "early", early)
    #expect(try !becomesFirst(early))
    _ = stage.takeLog()
    try stage.add(early)
    #expect(early.isFirstResponder)
    #expect(stage.takeLog() == ["early shouldBegin", "early didBegin"])
    withExtendedLifetime(recorder) {}
  }

  @Test func `T16 So it does when its controller asks while loading`() throws {
    final class Screen: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      override func viewDidLoad() {
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let screen = Screen()
    let stage = try Stage(screen)
    #expect(screen.field.isFirstResponder)
    try stage.app.typeKeys("ok")
    #expect(screen.field.text == "ok")
  }

  @Test func `T16 Resigning meanwhile takes the wish back`() throws {
    let early = UITextField()
    try stage.app.run {
      early.becomeFirstResponder()
      early.resignFirstResponder()
    }
    try stage.add(early)
    #expect(!early.isFirstResponder)
  }

  @Test func `T16 The memory can be switched off`() throws {
    let early = UITextField()
    try stage.app.run { UIApplication.shared.controlSettings.remembersFocusRequests = false }
    #expect(try !becomesFirst(early))
    try stage.add(early)
    #expect(!early.isFirstResponder)
  }

  @Test func `T15 A field's events have the field as their sender`() throws {
    final class Reader: NSObject, ActionProviding {
      static var actions: ActionTable { ["read:": .init(read)] }
      var text: String?
      func read(_ field: UITextField) { text = field.text }
    }
    let reader = Reader()
    a.addTarget(reader, action: "read:", for: .editingChanged)
    try stage.app.run { _ = a.becomeFirstResponder() }
    try stage.app.typeKeys("hi")
    #expect(reader.text == "hi")
  }

  @Test func `T17 A tap sends touchDown, then the focus comes; no touchUpInside`() throws {
    recorderA.note([.touchDown, .touchUpInside], of: a)
    try stage.tap(120, 120)
    #expect(stage.takeLog() == ["A event touchDown", "A shouldBegin", "A didBegin"])
    #expect(a.isFirstResponder)
  }

  @Test func `T17 A second tap begins nothing anew and moves the caret`() throws {
    a.text = "abcdef"
    try stage.tap(120, 120)
    _ = stage.takeLog()
    try stage.wait(1)
    // Letters are 8 points wide here and begin behind a bracket: the fourth begins at 20 + 4 * 8.
    try stage.tap(53, 120)
    #expect(stage.takeLog() == ["A didChangeSelection"])
    try stage.app.typeKeys("X")
    #expect(a.text == "abcXdef")
    try stage.wait(1)
    try stage.tap(21, 120)
    try stage.app.typeKeys("<")
    try stage.wait(1)
    try stage.tap(210, 120)
    try stage.app.typeKeys(">")
    #expect(a.text == "<abcXdef>")
  }

  @Test func `T18 A tap on a field is the field's, a tap beside it the ancestor's`() throws {
    let target = NotingTarget(stage, "dismiss")
    stage.view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "act"))
    try stage.tap(120, 120)
    #expect(stage.takeLog() == ["A shouldBegin", "A didBegin"])
    try stage.wait(1)
    try stage.tap(120, 400)
    #expect(stage.takeLog() == ["dismiss act"])
  }
}
