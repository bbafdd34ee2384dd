import PlainviewUIAutomation
import Testing
import UIKit

private final class Stubborn: NSObject, UITextFieldDelegate {
  var letsGo = false
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { letsGo }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { !string.isEmpty }
}

private final class Returning: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// Typing, keys and the clipboard.
@MainActor @Suite struct FlowKeyTests {
  private let stubborn = Stubborn()
  private let returning = Returning()
  private let stage: FlowStage

  init() {
    let (stubborn, returning) = (stubborn, returning)
    stage = FlowStage { stage in
      stage.label("Order A-17", at: 20, 60, id: "order")
      stage.field("Email", at: 20, 100)
      let code = stage.field("Code", at: 20, 150)
      code.isSecureTextEntry = true
      stage.field("Stubborn", at: 20, 200).delegate = stubborn
      stage.field("Search", at: 20, 250).delegate = returning
      stage.box(CGRect(x: 20, y: 300, width: 40, height: 40), id: "plain")
    }
  }

  private func played(_ commands: String) throws -> FlowReport { try stage.play("- launchApp\n" + commands) }

  private func field(_ placeholder: String) -> UITextField? {
    stage.controller?.view.subviews.compactMap { $0 as? UITextField }.first { $0.placeholder == placeholder }
  }

  @Test func `Text goes to the focus`() throws {
    #expect(try played("- tapOn: Email\n- inputText: kim@example.org\n- tapOn: Code\n- inputText: '12 \"3'").passed)
    #expect(field("Email")?.text == "kim@example.org")
    #expect(field("Code")?.text == "12 \"3")
  }

  @Test func `Variables are typed by their values`() throws {
    let report = try stage.play(
      "- tapOn: Email\n- inputText: '${USER + 1}'", header: "appId: a\nenv: {USER: kim}")
    #expect(report.passed)
    #expect(field("Email")?.text == "kim1")
  }

  @Test(
    "Keys without a focus are an error",
    arguments: [
      ("- inputText: abc", "nothing has the keyboard focus for \"abc\", tap a text field first"),
      ("- eraseText", "nothing has the keyboard focus for the delete key, tap a text field first"),
      ("- pressKey: Enter", "nothing has the keyboard focus for the return key, tap a text field first"),
      ("- pressKey: Backspace", "nothing has the keyboard focus for the delete key, tap a text field first"),
      ("- pasteText", "nothing was copied to paste, use `copyTextFrom` first"),
      (
        "- copyTextFrom: Order A-17\n- pasteText",
        "nothing has the keyboard focus for \"Order A-17\", tap a text field first"
      ),
    ])
  func noFocus(_ commands: String, _ message: String) throws {
    #expect(try played(commands).failures.first?.message == message)
  }

  @Test(
    "Keys of the device are errors by name",
    arguments: [
      ("Back", "there is nothing to go back to, tap the button that leads there"),
      (
        "Power",
        "the key `power` belongs to the device and no app hears of it; for devices alone keep it under `runFlow` with"
          + " `when: {true: ${!plainview}}`"
      ),
      (
        "Volume Up",
        "the key `volume up` belongs to the device and no app hears of it; for devices alone keep it under `runFlow` with"
          + " `when: {true: ${!plainview}}`"
      ),
    ])
  func keys(_ name: String, _ message: String) throws {
    #expect(try played("- pressKey: \(name)").failures.first?.message == message)
  }

  @Test(arguments: ["tab", "escape"])
  func `A key that no responder has a command for is warned of, and the flow goes on`(_ name: String) throws {
    let report = try played("- pressKey: \(name)\n- tapOn: Email")
    #expect(report.outcomes == ["passed", "warned", "passed"])
    #expect(
      report.firstProblem == "4:3: the key `\(name)` does nothing here, no responder has a key command for it")
  }

  @Test func `Enter is the return key, backspace deletes a character`() throws {
    #expect(try played("- tapOn: Email\n- inputText: abc\n- pressKey: Backspace").passed)
    #expect(field("Email")?.text == "ab")
    #expect(try played("- tapOn: Search\n- pressKey: Enter").passed)
    #expect(field("Search")?.isFirstResponder == false)
  }

  @Test func `What follows a lost focus is named`() throws {
    #expect(
      try played("- tapOn: Search\n- inputText: \"ab\\ncd\"").failures.first?.message
        == "the keyboard focus was lost before \"cd\", type that later")
  }

  @Test(
    "Erasing takes characters from the end, or all",
    arguments: [
      ("eraseText: 2", "hel"), ("eraseText: 99", ""), ("eraseText", ""), ("eraseText: 0", "hello"),
      ("eraseText: {charactersToErase: '${1 + 0}'}", "hell"),
    ])
  func erase(_ command: String, _ expected: String) throws {
    #expect(try played("- tapOn: Email\n- inputText: hello\n- \(command)").passed)
    #expect(field("Email")?.text == expected)
  }

  @Test func `Erasing all takes Korean syllables and secrets too`() throws {
    #expect(
      try played("- tapOn: Email\n- inputText: 김하늘\n- eraseText\n- tapOn: Code\n- inputText: abc\n- eraseText").passed)
    #expect(field("Email")?.text == "")
    #expect(field("Code")?.text == "")
  }

  @Test func `Erasing ends when the text refuses`() throws {
    #expect(try played("- tapOn: Stubborn\n- inputText: abc\n- eraseText").passed)
    #expect(field("Stubborn")?.text == "abc")
  }

  @Test func `Hiding the keyboard takes the focus away, if there is one`() throws {
    #expect(try played("- hideKeyboard\n- tapOn: Email\n- hideKeyboard").passed)
    #expect(field("Email")?.isFirstResponder == false)
  }

  @Test func `A field that keeps the focus is an error`() throws {
    #expect(
      try played("- tapOn: Stubborn\n- hideKeyboard").failures.first?.message
        == "textField \"Stubborn\" at (20, 200) size 200 x 34 focused refuses to give up the focus, fill it in first or see "
        + "what its delegate wants")
  }

  // MARK: Clipboard

  @Test func `Copied text is pasted at once and can be read`() throws {
    let commands =
      "- copyTextFrom: {id: order}\n- tapOn: Email\n- pasteText\n- assertTrue: ${maestro.copiedText == 'Order A-17'}"
    #expect(try played(commands).passed)
    #expect(field("Email")?.text == "Order A-17")
  }

  @Test(
    "The text of an element is its title or value, else its placeholder",
    arguments: [("- copyTextFrom: Email", "Email"), ("- tapOn: Email\n- inputText: x\n- copyTextFrom: x", "x")])
  func copied(_ commands: String, _ text: String) throws {
    #expect(try played(commands + "\n- assertTrue: ${maestro.copiedText == '\(text)'}").passed)
  }

  @Test func `Nothing to copy is an error`() throws {
    #expect(
      try played("- copyTextFrom: {id: plain}").failures.first?.message
        == "id \"plain\" has no text to copy, copy from another element")
  }
}
