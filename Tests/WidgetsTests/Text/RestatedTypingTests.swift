import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Two fields: the second one's Return goes to the first, whose Return ends editing.
private final class GreetingController: UIViewController, UITextFieldDelegate {
  let greeting = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))

  override func viewDidLoad() {
    for (field, label) in [(greeting, "Greeting"), (other, "Other Text")] {
      field.accessibilityLabel = label
      field.delegate = self
      view.addSubview(field)
    }
    greeting.text = "Hello"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === other { greeting.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return false
  }
}

/// Restated from KIF's TypingTests; a long press that opens the edit menu is choosing from the menu here.
@MainActor @Suite("Typing, restated from KIF's TypingTests") struct KIFTypingTests {
  private let app: XCUIApplication
  private let controller: GreetingController

  init() throws {
    let controller = GreetingController()
    self.controller = controller
    app = XCUIApplication(rootViewController: controller)
    try app.launch()
  }

  private var greeting: XCUIElement { app.textFields["Greeting"] }

  @Test func `A tapped field is the first responder`() throws {
    try greeting.tap()
    #expect(greeting.hasFocus)
  }

  @Test func `Without a tap it is not`() { #expect(!greeting.hasFocus) }

  @Test func `Text replaces what is selected in the first responder`() throws {
    try greeting.tap()
    try app.chooseEditAction(.selectAll)
    try app.typeText("Yo")
    #expect(greeting.value as? String == "Yo")
  }

  @Test func `Text without a first responder is an error`() {
    #expect(throws: ElementError.noFocus("Yo")) { try app.typeText("Yo") }
  }

  @Test(arguments: [EditMenuItem.cut, .delete])
  func `After all was cut or deleted the field takes new text`(_ item: EditMenuItem) throws {
    try greeting.tap()
    try app.chooseEditAction(.selectAll)
    try app.chooseEditAction(item)
    try greeting.typeText("Yo")
    #expect(greeting.value as? String == "Yo")
  }

  @Test func `Text is put in behind what is there`() throws {
    try greeting.tap()
    try greeting.typeText(", world")
    #expect(greeting.value as? String == "Hello, world")
  }

  @Test func `A field is cleared and filled anew`() throws {
    try greeting.tap()
    try greeting.clearText()
    try greeting.typeText("Yo")
    #expect(greeting.value as? String == "Yo")
  }

  @Test func `Return moves to the next field, and there it ends editing`() throws {
    try app.textFields["Other Text"].tap()
    try app.typeText("Hello\n")
    #expect(greeting.hasFocus)
    try greeting.typeText(", world\n")
    #expect(controller.greeting.text == "Hello, world")
    #expect(controller.other.text == "Hello")
    #expect(!greeting.hasFocus)
  }

  @Test func `A long text is cleared at once`() throws {
    try greeting.tap()
    try greeting.clearText()
    try greeting.typeText("A man, a plan, a canal, Panama.  Able was I, ere I saw Elba.")
    try greeting.clearText()
    #expect(controller.greeting.text == "")
  }
}

/// Restated from Hammer's KeyboardTests; its key-down and key-up are one press here.
@MainActor @Suite("Keys, restated from Hammer's KeyboardTests") struct HammerKeyboardTests {
  @Test(arguments: [
    "abc", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789", "-=,./;'[]\\",
    "!@#$%^&*()_+{}|:\"<>?~", "a a",
  ])
  func `A tapped field takes every character as it is`(_ keys: String) throws {
    let stage = try Stage()
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 100, width: 300, height: 40))
    try stage.tap(50, 120)
    #expect(field.isFirstResponder)
    #expect(field.text == "")
    try stage.app.typeKeys(keys)
    #expect(field.text == keys)
  }

  @Test func `A hardware key puts its character in`() throws {
    let stage = try Stage()
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 100, width: 300, height: 40))
    try stage.tap(50, 120)
    try stage.app.typeKey("a", modifierFlags: [])
    #expect(field.text == "a")
  }

  @Test func `Line feed and carriage return are line breaks in a text view`() throws {
    let stage = try Stage()
    let view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 300, height: 300))
    try stage.tap(50, 120)
    #expect(view.isFirstResponder)
    try stage.app.typeKeys("a\na\ra")
    #expect(view.text == "a\na\na")
  }

  @Test func `Without a focus in the key window keys are an error`() throws {
    let stage = try Stage()
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 100, width: 300, height: 40))
    #expect(throws: ElementError.noFocus("a")) { try stage.app.typeKeys("a") }
    #expect(field.text == "")
  }
}

/// Restated from ReactiveCocoa's UITextFieldSpec and UITextViewSpec, without its signals: what they are made of.
@MainActor @Suite("Text values, restated from ReactiveCocoa's text specs") struct ReactiveCocoaTextTests {
  private nonisolated static let events: [UIControl.Event] = [
    .allEditingEvents, .editingDidBegin, .editingChanged, .editingDidEndOnExit, .editingDidEnd,
  ]

  @Test(arguments: ReactiveCocoaTextTests.events)
  func `A listener to editing events reads the text that is there`(_ event: UIControl.Event) {
    let field = UITextField(frame: .zero)
    var (text, attributed): (String?, NSAttributedString?)
    field.addAction(
      UIAction { action in
        text = (action.sender as? UITextField)?.text
        attributed = (action.sender as? UITextField)?.attributedText
      }, for: .allEditingEvents)
    field.text = "Test"
    field.sendActions(for: event)
    #expect(text == "Test")
    field.attributedText = NSAttributedString(string: "Other")
    field.sendActions(for: event)
    #expect(attributed?.string == "Other")
    #expect(attributed == field.attributedText)
  }

  @Test func `Attributed text is what was assigned last`() {
    let field = UITextField(frame: .zero)
    for text in ["", "first", "second"] {
      field.attributedText = NSAttributedString(string: text)
      #expect(field.attributedText?.string == text)
    }
  }

  @Test func `Placeholder, secrecy and colour are what was assigned last`() {
    let field = UITextField(frame: .zero)
    for placeholder in ["A placeholder", nil, "Another placeholder"] as [String?] {
      field.placeholder = placeholder
      #expect(field.placeholder == placeholder)
    }
    for isSecret in [true, false] {
      field.isSecureTextEntry = isSecret
      #expect(field.isSecureTextEntry == isSecret)
    }
    for color in [UIColor.red, .blue] {
      field.textColor = color
      #expect(field.textColor == color)
    }
  }

  @Test func `A listener may take the focus away and write, while it is being told`() throws {
    let stage = try Stage()
    let field = try stage.add(UITextField())
    #expect(try stage.app.run { field.becomeFirstResponder() })
    var values: [String] = []
    field.addAction(
      UIAction { _ in
        let text = field.text ?? ""
        values.append(text)
        if text == "2" {
          field.resignFirstResponder()
          field.text = "3"
        }
      }, for: .allEditingEvents)
    try stage.app.run {
      field.text = "1"
      field.sendActions(for: .editingChanged)
      field.text = "2"
      field.sendActions(for: .editingChanged)
    }
    #expect(values == ["1", "2", "2"])
    #expect(!field.isFirstResponder)
    #expect(field.text == "3")
  }

  @Test func `Fields and text views are given back`() {
    weak var field: UITextField?
    weak var view: UITextView?
    do {
      let made = (UITextField(frame: .zero), UITextView(frame: .zero))
      made.0.text = "Test"
      made.1.text = "Test"
      (field, view) = made
      #expect(field != nil && view != nil)
    }
    #expect(field == nil)
    #expect(view == nil)
  }

  @Test func `A text view's attributed text has all that was assigned`() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 18), .foregroundColor: UIColor.red,
    ]
    let view = UITextView(frame: .zero)
    for text in ["first", "second"] {
      let change = NSAttributedString(string: text, attributes: attributes)
      view.attributedText = change
      #expect(view.attributedText == change)
    }
  }

  @Test(arguments: [UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification])
  func `An observer of a text view's notifications reads its text`(_ name: Notification.Name) {
    let view = UITextView(frame: .zero)
    view.text = "Test"
    let seen = Seen()
    let token = NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
      MainActor.assumeIsolated { seen.text = view.text }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.post(name: name, object: view)
    #expect(seen.text == "Test")
  }

  @MainActor private final class Seen {
    var text: String?
  }
}
