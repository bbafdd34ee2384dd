import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// The keyboard's notifications to the app.
@MainActor @Suite struct KeyboardTests {
  private let stage: Stage
  private let field: UITextField

  init() throws {
    stage = try Stage()
    field = try stage.add(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 40))
  }

  @MainActor private final class Listener {
    var log: [String] = []
    var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    func listen(to screen: UIScreen) {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
      ]
      for (name, text) in names {
        let token = NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
          MainActor.assumeIsolated {
            self.log.append(text)
            if let frame, duration == 0.25 { self.frames.append(frame) }
          }
        }
        tokens.append(token)
      }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func stop() { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
  }

  private func listener() throws -> Listener {
    let listener = Listener()
    try stage.app.run { listener.listen(to: UIScreen.main) }
    return listener
  }

  @Test func `T4 It announces a new frame, then that it comes, and the same when it goes`() throws {
    let listener = try listener()
    defer { listener.stop() }
    try stage.app.run { _ = field.becomeFirstResponder() }
    #expect(listener.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(stage.app.isKeyboardShown)
    try stage.app.dismissKeyboard()
    #expect(listener.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(!stage.app.isKeyboardShown)
    // The screen is 390 x 844 points; the frame lies at its lower edge and then below it.
    #expect(listener.frames.count == 8)
    #expect(listener.frames[0] == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(listener.frames[7] == CGRect(x: 0, y: 844, width: 390, height: 336))
  }

  @Test func `T4 Another height of the input views is a change of the frame only`() throws {
    let other = try stage.add(UITextField(), CGRect(x: 20, y: 200, width: 200, height: 40))
    other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    try stage.app.run { _ = field.becomeFirstResponder() }
    let listener = try listener()
    defer { listener.stop() }
    try stage.app.run { _ = other.becomeFirstResponder() }
    #expect(listener.take() == ["willChangeFrame", "didChangeFrame"])
    #expect(listener.frames.last == CGRect(x: 0, y: 464, width: 390, height: 380))
    try stage.app.run {
      other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      other.reloadInputViews()
    }
    #expect(listener.frames.last == CGRect(x: 0, y: 700, width: 390, height: 144))
    try stage.app.run { other.reloadInputViews() }
    #expect(listener.take() == ["willChangeFrame", "didChangeFrame"])
  }

  @Test func `T10 A delegate that refuses keeps the keyboard`() throws {
    let recorder = FieldRecorder(stage, "field", field)
    recorder.ends = false
    try stage.app.run { _ = field.becomeFirstResponder() }
    #expect(try !stage.app.dismissKeyboard())
    #expect(stage.app.isKeyboardShown)
  }

  // MARK: Keys that a keyboard has

  @Test(arguments: [
    (UIKeyboardType.numberPad, "12", "a"), (.decimalPad, "1.5", "x"), (.phonePad, "+82*#", "a"),
    (.asciiCapableNumberPad, "0", "."), (.asciiCapable, "aZ~", "한"), (.numberPad, "9", "\n"),
  ])
  func `A key that the keyboard does not have is an error that says so`(
    _ type: UIKeyboardType, _ fine: String, _ missing: String
  ) throws {
    field.keyboardType = type
    try stage.app.run { _ = field.becomeFirstResponder() }
    try stage.app.typeKeys(fine)
    #expect(throws: ElementError.keyIsMissing(missing, keyboard: "\(type)")) { try stage.app.typeKeys(missing) }
    #expect(field.text == fine)
    try stage.app.pasteText("pasted한")
    #expect(field.text == fine + "pasted한")
  }

  @Test func `The error names the key and the keyboard`() {
    #expect(
      ElementError.keyIsMissing("\n", keyboard: "numberPad").description
        == "The keyboard 'numberPad' has no key for '\\n'; paste the text, or type what the keyboard has.")
  }

  @Test func `The return key is off while there is no text, if the field wants that`() throws {
    let recorder = FieldRecorder(stage, "field", field)
    field.enablesReturnKeyAutomatically = true
    try stage.app.run { _ = field.becomeFirstResponder() }
    _ = stage.takeLog()
    #expect(throws: ElementError.returnIsDisabled) { try stage.app.typeKeys("\n") }
    #expect(stage.takeLog() == [])
    try stage.app.typeKeys("a\n")
    #expect(stage.takeLog().last == "field shouldReturn")
    withExtendedLifetime(recorder) {}
  }

  @Test func `Typing is literal whatever the capitalization that a field asks for`() throws {
    field.autocapitalizationType = .allCharacters
    try stage.app.run { _ = field.becomeFirstResponder() }
    try stage.app.typeKeys("kim")
    #expect(field.text == "kim")
  }

  @Test func `An input of the app's own gets characters as they are`() throws {
    final class PinView: UIView, UIKeyInput {
      var typed: [String] = []
      var hasText: Bool { !typed.isEmpty }
      var keyboardType: UIKeyboardType = .numberPad
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { typed.append(text) }
      func deleteBackward() { typed.append("-") }
    }
    let pin = try stage.add(PinView())
    try stage.app.run { _ = pin.becomeFirstResponder() }
    #expect(stage.app.isKeyboardShown)
    try stage.app.typeKeys("12")
    try stage.app.pressDelete()
    #expect(pin.typed == ["1", "2", "-"])
    #expect(throws: ElementError.self) { try stage.app.typeKeys("a") }
    try stage.app.run { _ = pin.resignFirstResponder() }
    #expect(!stage.app.isKeyboardShown)
  }

  @Test func `A view with an input view brings that up in the keyboard's place`() throws {
    final class DateView: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: UIView? { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 216)) }
    }
    let date = try stage.add(DateView())
    let listener = try listener()
    defer { listener.stop() }
    try stage.app.run { _ = date.becomeFirstResponder() }
    #expect(listener.frames.last == CGRect(x: 0, y: 628, width: 390, height: 216))
    #expect(throws: ElementError.noFocus("a")) { try stage.app.typeKeys("a") }
    try stage.app.run { _ = field.becomeFirstResponder() }
    #expect(stage.app.isKeyboardShown)
  }
}
