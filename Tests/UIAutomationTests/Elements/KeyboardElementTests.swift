import Foundation
import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

/// Keys: as elements, and as constants in typed texts.
@MainActor @Suite struct KeyboardElementTests {
  private final class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
    private(set) var returns = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      field.accessibilityIdentifier = "name"
      view.addSubview(field)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  private let app: XCUIApplication
  private let form = Form()

  init() throws {
    let form = form
    app = XCUIApplication(rootViewController: form)
    try app.launch()
  }

  @Test func `W81 The constants of keys act as the keys in a typed text`() throws {
    try app.textFields["name"].tap()
    try app.typeText("abc" + XCUIKeyboardKey.delete.rawValue + "d")
    #expect(form.field.text == "abd")
    try app.typeText(XCUIKeyboardKey.leftArrow.rawValue + "x")
    #expect(form.field.text == "abxd")
    try app.typeText(XCUIKeyboardKey.forwardDelete.rawValue)
    #expect(form.field.text == "abx")
    try app.textFields["name"].typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 10))
    #expect(form.field.text == "")
    try app.typeText("ok" + XCUIKeyboardKey.return.rawValue)
    #expect(form.field.text == "ok" && form.returns == 1)
  }

  @Test func `W81 A key needs the focus as a character does`() {
    #expect(throws: ElementError.self) { try app.typeText(XCUIKeyboardKey.delete.rawValue) }
  }

  @Test func `W84 Views of keys are made only for a query that can find one`() throws {
    try app.textFields["name"].tap()
    let keyboard = Keyboard.current(for: try #require(form.view.window))
    #expect(!app.buttons["Log in"].exists && !app.otherElements["q"].exists && !app.keys["?"].exists)
    #expect(keyboard.keyViewCount == 0)
    #expect(app.buttons["Return"].exists && app.buttons["return"].exists && app.buttons["shift"].exists)
    #expect(keyboard.keyViewCount == 31)
    #expect(!app.buttons["Q"].exists && app.keys["Q"].exists && app.keys["space"].exists)
  }

  @Test func `W84 There is a keyboard with keys while a field is edited`() throws {
    #expect(!app.keyboards.element.exists)
    #expect(app.keys.count == 0)
    try app.textFields["name"].tap()
    #expect(app.keyboards.count == 1)
    #expect(app.keyboards.element.frame.maxY == app.frame.maxY)
    #expect(app.keys["H"].exists && !app.keys["h"].exists)
    try app.keys["H"].tap()
    #expect(form.field.text == "H")
    #expect(app.keys["h"].exists && app.keys["h"].isHittable)
    try app.keyboards.keys["i"].tap()
    try app.keys["space"].tap()
    try app.keys["more"].tap()
    try app.keys["7"].tap()
    #expect(form.field.text == "Hi 7")
    try app.keys["delete"].tap()
    try app.keys["more"].tap()
    try app.buttons["shift"].tap()
    try app.keys["Z"].tap()
    #expect(form.field.text == "Hi Z")
    try app.keyboards.buttons["Return"].tap()
    #expect(form.returns == 1)
  }

  @Test func `W84 The keys are those of the keyboard that the field asks for`() throws {
    try app.run {
      form.field.keyboardType = .decimalPad
      form.field.returnKeyType = .done
    }
    try app.textFields["name"].tap()
    #expect(app.keys.count == 12)
    #expect(!app.keyboards.buttons["Done"].exists)
    for key in ["4", ".", "2"] { try app.keys[key].tap() }
    #expect(form.field.text == "4.2")
    try app.dismissKeyboard()
    #expect(!app.keyboards.element.exists)
    try app.run { form.field.keyboardType = .emailAddress }
    try app.textFields["name"].tap()
    #expect(app.keys["@"].exists && app.buttons["Done"].exists)
  }

  @Test func `W84 The edit menu opens on a double tap or a long press, and its items act`() throws {
    try app.textFields["name"].tap()
    try app.typeText("word")
    #expect(!app.menuItems["Select All"].exists)
    try app.textFields["name"].press(forDuration: 1)
    #expect(app.menuItems["Select All"].exists && !app.menuItems["Cut"].exists)
    try app.menuItems["Select All"].tap()
    try app.menuItems["Cut"].tap()
    #expect(form.field.text == "" && !app.menuItems["Paste"].exists)
    try app.textFields["name"].press(forDuration: 1)
    try app.menuItems["Paste"].tap()
    #expect(form.field.text == "word")
    try app.textFields["name"].doubleTap()
    try app.menuItems["Copy"].tap()
    try app.typeText("s")
    #expect(form.field.text == "s")
  }
}
