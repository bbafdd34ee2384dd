import Testing
import UIKit

private enum Entry: String {
  case title, price
}

/// Takes over what a field has to say when its editing is over.
@MainActor private protocol EntryKeeper: AnyObject {
  func keep(_ entry: Entry, _ text: String?)
}

/// A field that is its own delegate and hands its text on to a keeper, as an article on delegation does it.
private class EntryField: UITextField, UITextFieldDelegate {
  weak var keeper: (any EntryKeeper)?
  var log: [String] = []
  var mayEnd = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    placeholder = "Title"
    textColor = .black
    font = .preferredFont(forTextStyle: .body)
    translatesAutoresizingMaskIntoConstraints = false
    delegate = self
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("shouldChange \(string)")
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("shouldReturn")
    textField.resignFirstResponder()
    return true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("shouldEnd")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("didEnd")
    keeper?.keep(.title, textField.text)
  }
}

/// Shows the field and keeps what it hands on, numbers as numbers.
private class EntryController: UIViewController, EntryKeeper, UITextFieldDelegate {
  let field = EntryField(frame: .zero)
  /// The article's slip: the controller makes itself the delegate of the field.
  var takesTheFieldOver = false
  var callsSuper = true
  var entries: [String: Any?] = [:]
  var kept: [String] = []

  override func viewDidLoad() {
    if callsSuper { super.viewDidLoad() }
    field.accessibilityIdentifier = "title"
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    field.keeper = self
    if takesTheFieldOver { field.delegate = self }
  }

  func keep(_ entry: Entry, _ text: String?) {
    kept.append("\(entry) \(text ?? "nil")")
    guard let text else { return }
    entries.updateValue(Int(text) ?? text, forKey: entry.rawValue)
  }
}

@MainActor @Suite struct FieldThroughDelegateTests {
  private let controller = EntryController()
  private let app: XCUIApplication

  init() {
    let controller = controller
    app = XCUIApplication(rootViewController: controller)
  }

  private var field: EntryField { controller.field }

  private func enter(_ text: String) throws {
    try app.launch()
    try app.textFields["title"].tap()
    try app.textFields["title"].typeText(text)
  }

  @Test func `0.1 A typed text is handed on once, when Return ends the editing`() throws {
    try enter("MacBook\n")
    #expect(
      field.log == [
        "shouldBegin", "didBegin", "shouldChange M", "shouldChange a", "shouldChange c", "shouldChange B",
        "shouldChange o", "shouldChange o", "shouldChange k", "shouldReturn", "shouldEnd", "didEnd",
      ])
    #expect(controller.kept == ["title MacBook"])
    #expect(controller.entries["title"] as? String == "MacBook")
    #expect(!field.isFirstResponder)
  }

  @Test func `0.1 The field's events come with its delegate's calls, begun before the keyboard`() throws {
    let field = field
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event change"),
      (.editingDidEnd, "event end"),
    ] {
      field.addAction(UIAction { _ in field.log.append(name) }, for: event)
    }
    try app.launch()
    let screen = try app.run { UIScreen.main }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: screen, queue: nil
    ) { _ in MainActor.assumeIsolated { field.log.append("keyboard") } }
    defer { NotificationCenter.default.removeObserver(token) }
    try app.textFields["title"].tap()
    try app.textFields["title"].typeText("M\n")
    #expect(
      field.log == [
        "shouldBegin", "didBegin", "event begin", "keyboard", "shouldChange M", "event change", "shouldReturn",
        "shouldEnd", "didEnd", "event end",
      ])
  }

  @Test func `0.1 Korean is handed on as syllables although it was asked about letter by letter`() throws {
    try enter("맥북\n")
    #expect(field.log.filter { $0.hasPrefix("shouldChange") }.count == 6)
    #expect(controller.kept == ["title 맥북"])
  }

  @Test func `0.2 A number is kept as a number`() throws {
    try enter("1500\n")
    #expect(controller.entries["title"] as? Int == 1500)
  }

  @Test func `0.2 No text is kept as an empty one, for it is never nil`() throws {
    try enter("\n")
    #expect(controller.kept == ["title "])
    #expect(controller.entries["title"] as? String == "")
  }

  @Test
  func `0.3 A controller that makes itself the delegate silences the field: nothing is kept, Return ends nothing`()
    throws
  {
    controller.takesTheFieldOver = true
    try enter("MacBook\n")
    #expect(field.log == [])
    #expect(field.text == "MacBook")
    #expect(field.isFirstResponder)
    #expect(controller.entries.isEmpty)
  }

  @Test func `0.4 A field that comes from a document has none of what the other initializer sets`() {
    let field = EntryField(coder: NSCoder())
    #expect(field != nil)
    #expect(field?.delegate == nil)
    #expect(field?.placeholder == nil)
    #expect(EntryField().placeholder == "Title")
  }

  @Test func `0.5 A keeper that is gone is not called`() throws {
    final class Passing: EntryKeeper {
      var kept = 0
      func keep(_ entry: Entry, _ text: String?) { kept += 1 }
    }
    try app.launch()
    do {
      let passing = Passing()
      field.keeper = passing
    }
    #expect(field.keeper == nil)
    try app.textFields["title"].tap()
    try app.textFields["title"].typeText("MacBook\n")
    #expect(field.log.last == "didEnd")
    #expect(controller.kept == [])
  }

  @Test func `0.6 A viewDidLoad without its super call works all the same`() throws {
    controller.callsSuper = false
    try enter("MacBook\n")
    #expect(controller.kept == ["title MacBook"])
  }

  @Test func `0.7 A field that does not end keeps the focus, unless it is forced`() throws {
    field.mayEnd = false
    try enter("MacBook\n")
    #expect(field.isFirstResponder)
    #expect(field.log.suffix(2) == ["shouldReturn", "shouldEnd"])
    #expect(controller.kept == [])
    try app.run { _ = controller.view.endEditing(true) }
    #expect(!field.isFirstResponder)
    #expect(controller.kept == ["title MacBook"])
  }

  @Test func `A field that nobody tapped takes no text, and the driver says so`() throws {
    try app.launch()
    let error = #expect(throws: ElementError.self) { try app.textFields["title"].typeText("MacBook") }
    #expect(error?.description.contains("tap a text field first") == true)
    #expect(field.text == "")
  }
}
