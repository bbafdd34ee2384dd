import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// What a text field keeps besides its text: attributes, views at its sides, settings of the keyboard.
@MainActor @Suite struct FieldStateTests {
  private let stage: Stage
  private let field: UITextField

  init() throws {
    stage = try Stage()
    field = try stage.add(UITextField(), CGRect(x: 100, y: 100, width: 200, height: 40))
  }

  private func focus() throws { try stage.app.run { _ = field.becomeFirstResponder() } }

  // MARK: The clear button

  @Test func `T8 The clear button is an element of its own while it is shown`() throws {
    field.clearButtonMode = .whileEditing
    field.text = "text"
    field.accessibilityIdentifier = "name"
    let button = stage.app.textFields["name"].buttons["Clear text"]
    try stage.app.run {}
    #expect(!button.exists)
    try focus()
    #expect(button.exists)
    try button.tap()
    #expect(field.text == "")
    #expect(!button.exists)
    try stage.app.typeKeys("x")
    #expect(button.exists)
  }

  @Test func `T18 A tap on the clear button is the button's, not an ancestor's`() throws {
    let target = NotingTarget(stage, "dismiss")
    stage.view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "act"))
    field.clearButtonMode = .always
    field.text = "text"
    try focus()
    try stage.tap(290, 120)
    #expect(field.text == "")
    #expect(stage.takeLog() == [])
  }

  // MARK: Insertions that clear

  @Test func `Clearing on insertion asks about all of the text, once`() throws {
    let recorder = FieldRecorder(stage, "field", field)
    field.text = "old"
    try focus()
    field.clearsOnInsertion = true
    _ = stage.takeLog()
    try stage.app.typeKeys("ab")
    #expect(
      stage.takeLog().filter { $0.contains("should") } == ["field shouldChange 0 3 'a'", "field shouldChange 1 0 'b'"])
    #expect(field.text == "ab")
    withExtendedLifetime(recorder) {}
  }

  @Test func `Moving the caret takes clearing on insertion back`() throws {
    field.text = "old"
    try focus()
    field.clearsOnInsertion = true
    try stage.app.moveCaret(by: -1)
    #expect(!field.clearsOnInsertion)
  }

  // MARK: Attributes

  @Test func `Attributed text keeps its attributes, through edits too`() throws {
    let text = NSMutableAttributedString(string: "red")
    text.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 3))
    text.append(NSAttributedString(string: "plain"))
    field.attributedText = text
    #expect(field.text == "redplain")
    #expect(color(at: 2) == .red)
    #expect(color(at: 3) == .label)
    #expect(field.textColor == .red)
    try focus()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.position(from: field.beginningOfDocument, offset: 1)!)
    try stage.app.pressDelete()
    #expect(color(at: 1) == .red)
    #expect(color(at: 2) == .label)
    field.text = "new"
    #expect(color(at: 0) == .red)
  }

  @Test func `Font and colour that are set apply to all of the text`() {
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "plain", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    field.attributedText = text
    field.textColor = .blue
    field.font = .systemFont(ofSize: 9)
    for index in [0, 3] {
      #expect(color(at: index) == .blue)
      let font = field.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      #expect(font == .systemFont(ofSize: 9))
    }
  }

  private func color(at index: Int) -> UIColor? {
    field.attributedText?.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
  }

  @Test func `Typing attributes are those of the next key, and nil while the field is not edited`() throws {
    #expect(field.typingAttributes == nil)
    field.text = "a"
    try focus()
    #expect(field.typingAttributes?[.font] as? UIFont == field.font)
    field.typingAttributes = [.foregroundColor: UIColor.green]
    try stage.app.typeKeys("b")
    #expect(color(at: 1) == .green)
    #expect(color(at: 0) != .green)
  }

  @Test func `Default attributes hold font and colour, both ways`() {
    field.defaultTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 2]
    #expect(field.font == .boldSystemFont(ofSize: 20))
    field.textColor = .red
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(field.defaultTextAttributes[.kern] as? Int == 2)
  }

  @Test func `An attributed placeholder is the placeholder with attributes`() {
    let text = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    field.attributedPlaceholder = text
    #expect(field.placeholder == "Name")
    #expect(field.attributedPlaceholder == text)
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other")
  }

  // MARK: Views at the sides

  @Test func `Side views are shown as their mode says, inside their rectangles`() throws {
    let (left, right) = (UIView(), UIView())
    left.frame = CGRect(x: 0, y: 0, width: 24, height: 20)
    right.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    field.leftView = left
    field.leftViewMode = .always
    field.rightView = right
    field.rightViewMode = .whileEditing
    try stage.app.run {}
    #expect(left.frame == CGRect(x: 0, y: 10, width: 24, height: 20))
    #expect(right.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 176, height: 40))
    try focus()
    #expect(right.frame == CGRect(x: 170, y: 15, width: 30, height: 10))
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 146, height: 40))
  }

  @Test func `Rectangles that a subclass overrides are used`() throws {
    final class PaddedField: UITextField {
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
      override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: 20, height: 20) }
    }
    let padded = try stage.add(PaddedField(), CGRect(x: 0, y: 300, width: 200, height: 40))
    padded.text = "abc"
    padded.clearButtonMode = .always
    #expect(padded.caretRect(for: padded.beginningOfDocument).minX == 48)
    try stage.app.run {}
    try stage.tap(10, 310)
    #expect(padded.text == "")
  }

  // MARK: Settings of the keyboard

  @Test func `Traits are kept and can be set through the protocol`() {
    let traits: any UITextInputTraits = field
    traits.keyboardType = .emailAddress
    traits.returnKeyType = .go
    traits.autocapitalizationType = .none
    traits.smartQuotesType = .no
    traits.textContentType = .username
    traits.isSecureTextEntry = true
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .go)
    #expect(field.autocapitalizationType == .none)
    #expect(field.smartQuotesType == .no)
    #expect(field.textContentType == .username)
    #expect(field.isSecureTextEntry)
  }

  @Test func `Without a font the field has its usual one`() {
    let field = UITextField()
    let usual = field.font
    field.font = .boldSystemFont(ofSize: 30)
    field.font = nil
    #expect(field.font != nil)
    #expect(field.font == usual)
  }

  @Test func `The buttons beside the keyboard's suggestions are kept by the field`() {
    let item = field.inputAssistantItem
    #expect(item.allowsHidingShortcuts && item.leadingBarButtonGroups.isEmpty)
    let button = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
    item.trailingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [button], representativeItem: nil)]
    #expect(field.inputAssistantItem === item)
    #expect(field.inputAssistantItem.trailingBarButtonGroups.first?.barButtonItems == [button])
  }

  @Test func `The kinds of contents of later systems have UIKit's texts`() {
    let cards: [UITextContentType] = [
      .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear, .creditCardSecurityCode,
      .creditCardType, .creditCardName, .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
    ]
    #expect(
      cards.map(\.rawValue) == [
        "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc", "cc-type", "cc-name", "cc-given-name",
        "cc-additional-name", "cc-family-name",
      ])
    let others: [UITextContentType] = [
      .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .cellularEID, .cellularIMEI, .dateTime,
      .flightNumber, .shipmentTrackingNumber,
    ]
    #expect(
      others.map(\.rawValue) == [
        "bday", "bday-day", "bday-month", "bday-year", "esim-eid", "esim-imei", "date-time", "flight-number",
        "shipment-tracking-number",
      ])
  }

  @Test func `In images the font becomes smaller so that the text fits, down to the smallest size`() throws {
    let controller = UIViewController()
    let app = XCUIApplication(rootViewController: controller, textMetrics: .system)
    try app.launch()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 120, height: 30))
    try app.run {
      field.text = "A text that is too long"
      controller.view.addSubview(field)
    }
    func fontSize() throws -> Double? {
      let image = try app.run { Snapshotting<UIView>.svg.text(of: field) }
      return image.firstMatch(of: #/font-size="([0-9.]+)"/#).flatMap { Double($0.1) }
    }
    #expect(try fontSize() == 17)
    field.adjustsFontSizeToFitWidth = true
    let fitting = try #require(try fontSize())
    #expect(fitting < 17 && fitting > 5)
    field.minimumFontSize = 15
    #expect(try fontSize() == 15)
    field.text = "short"
    #expect(try fontSize() == 17)
  }
}
