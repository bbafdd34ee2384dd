import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// What an app shows above the keyboard and instead of it.
@MainActor @Suite struct InputViewTests {
  private final class Bar: UIToolbar {
    var log: [String] = []
    override func didMoveToWindow() {
      super.didMoveToWindow()
      log.append(window == nil ? "out" : "in")
    }
  }

  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let picker = UIPickerView()
    private(set) var dones = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "name"
      view.addSubview(field)
      let done = UIBarButtonItem(
        title: "Done!", image: nil,
        primaryAction: UIAction(title: "Done!") { [unowned self] _ in
          dones += 1
          field.resignFirstResponder()
        })
      bar.items = [done]
    }
  }

  private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    weak var field: UITextField?
    let names = ["Seoul", "Busan", "Jeju"]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      names[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      field?.text = names[row]
    }
  }

  private let form = Form()

  private func launched() throws -> XCUIApplication {
    let form = form
    let app = XCUIApplication(rootViewController: form)
    try app.launch()
    return app
  }

  /// The frames that notifications of a name end with.
  private final class Frames: @unchecked Sendable {
    private(set) var log: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init(of app: XCUIApplication) throws {
      let screen = try app.run { UIScreen.main }
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "show"), (UIResponder.keyboardWillHideNotification, "hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "change"),
      ]
      tokens = names.map { name, label in
        NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { [weak self] note in
          let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          self?.log.append("\(label) \(Int(begin.minY)) \(Int(begin.height)) -> \(Int(end.minY)) \(Int(end.height))")
        }
      }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func stop() { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
  }

  // MARK: Accessories

  @Test func `W65 An accessory stands above the keyboard, is found and tapped, and goes with it`() throws {
    let app = try launched()
    form.field.inputAccessoryView = form.bar
    try app.textFields["name"].tap()
    #expect(form.bar.window != nil)
    #expect(form.bar.convert(form.bar.bounds, to: nil) == CGRect(x: 0, y: 464, width: 390, height: 44))
    #expect(app.keyboards.element.frame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(app.toolbars.buttons["Done!"].isHittable)
    try app.buttons["Done!"].tap()
    #expect(form.dones == 1 && !app.isKeyboardShown)
    #expect(form.bar.window == nil && form.bar.superview == nil)
    #expect(form.bar.log == ["in", "out"])
    #expect(!app.buttons["Done!"].exists)
  }

  @Test func `W65 A picture shows the accessory, and no keys`() throws {
    let app = try launched()
    form.field.inputAccessoryView = form.bar
    #expect(!app.text(as: .ascii).contains("Done!"))
    try app.textFields["name"].tap()
    #expect(app.text(as: .ascii).contains("Done!"))
    #expect(!app.text(as: .ascii).contains("space"))
  }

  @Test func `W65 An accessory is as high as its constraints or its intrinsic size say`() throws {
    final class Tall: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }
    }
    let app = try launched()
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let tall = Tall()
    tall.autoresizingMask = .flexibleHeight
    try app.textFields["name"].tap()
    for (view, height) in [
      (constrained, 50.0), (tall, 60), (UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 70)), 70),
    ] {
      try app.run {
        form.field.inputAccessoryView = view
        form.field.reloadInputViews()
      }
      #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 508 - height, width: 390, height: height))
    }
  }

  @Test func `W65 The frames of notifications and of the layout guide hold the accessory`() throws {
    let app = try launched()
    let frames = try Frames(of: app)
    defer { frames.stop() }
    form.field.inputAccessoryView = form.bar
    try app.run { _ = form.view.keyboardLayoutGuide }
    try app.textFields["name"].tap()
    // The keyboard is 336 points high, the bar 44, the screen 844.
    #expect(frames.take() == ["change 844 380 -> 464 380", "show 844 380 -> 464 380"])
    #expect(form.view.keyboardLayoutGuide.layoutFrame.minY == 464)
    try app.run {
      form.field.inputAccessoryView = nil
      form.field.reloadInputViews()
    }
    #expect(frames.take() == ["change 464 380 -> 508 336"])
    #expect(form.view.keyboardLayoutGuide.layoutFrame.minY == 508)
    #expect(form.bar.window == nil)
    try app.dismissKeyboard()
    #expect(frames.take() == ["change 508 336 -> 844 336", "hide 508 336 -> 844 336"])
  }

  // MARK: Bars of chats

  private final class Chat: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    let input = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      input.accessibilityIdentifier = "message"
      bar.addSubview(input)
      list.contentSize = CGSize(width: 390, height: 2000)
      list.keyboardDismissMode = .onDrag
      list.accessibilityIdentifier = "list"
      view.addSubview(list)
    }
  }

  @Test
  func `W65 The bar of a chat stands at the lower edge, above the keyboard while one types, and then there again`()
    throws
  {
    let chat = Chat()
    let app = XCUIApplication(rootViewController: chat)
    try app.launch()
    let frames = try Frames(of: app)
    defer { frames.stop() }
    #expect(chat.isFirstResponder && !app.isKeyboardShown)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 794, width: 390, height: 50))
    try app.textViews["message"].tap()
    #expect(frames.take() == ["change 794 50 -> 458 386", "show 794 50 -> 458 386"])
    #expect(chat.input.isFirstResponder && chat.bar.frame.height == 50)
    try app.typeText("Hello")
    #expect(chat.input.text == "Hello")
    try app.scrollViews["list"].swipeUp()
    #expect(chat.isFirstResponder && chat.bar.window != nil && !app.isKeyboardShown)
    #expect(frames.take() == ["change 458 386 -> 794 50", "hide 458 386 -> 794 50"])
  }

  // MARK: Input views

  @Test func `W65 A picker takes the keyboard's place and is turned there`() throws {
    let app = try launched()
    let choices = Choices()
    (form.picker.dataSource, form.picker.delegate, choices.field) = (choices, choices, form.field)
    form.field.inputView = form.picker
    try app.textFields["name"].tap()
    #expect(!app.keyboards.element.exists && app.isKeyboardShown)
    #expect(form.picker.window != nil)
    let frame = form.picker.convert(form.picker.bounds, to: nil)
    #expect(frame.maxY == 844 && frame.width == 390 && frame.height > 100)
    try app.pickerWheels.element.adjust(toPickerWheelValue: "Jeju")
    #expect(form.field.text == "Jeju")
    try app.run {
      form.field.inputView = nil
      form.field.reloadInputViews()
    }
    #expect(form.picker.window == nil && app.keyboards.element.exists)
  }

  @Test func `W65 The view of an input view controller types by way of its proxy`() throws {
    final class Keys: UIInputViewController {
      var log: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let key = UIButton(type: .system)
        key.setTitle("smile", for: .normal)
        key.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        key.addAction(UIAction { [unowned self] _ in textDocumentProxy.insertText(":)") }, for: .touchUpInside)
        view.addSubview(key)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appeared")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("disappeared")
      }
    }
    final class Field: UITextField {
      let keys = Keys()
      override var inputViewController: UIInputViewController? { keys }
    }
    let app = try launched()
    let field = Field(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    field.accessibilityIdentifier = "smiles"
    try app.run { form.view.addSubview(field) }
    try app.textFields["smiles"].tap()
    try app.typeText("a")
    try app.buttons["smile"].tap()
    #expect(field.text == "a:)")
    #expect(field.keys.textDocumentProxy.documentContextBeforeInput == "a:)")
    #expect(field.keys.textDocumentProxy.documentContextAfterInput == nil)
    try app.run { field.keys.dismissKeyboard() }
    #expect(field.keys.log == ["appeared", "disappeared"] && !app.isKeyboardShown)
  }
}
