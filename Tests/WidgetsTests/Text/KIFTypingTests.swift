import Foundation
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
