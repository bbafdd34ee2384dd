import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// The keyboard at the lower edge of the screen covers what is behind it.
@MainActor @Suite struct KeyboardCoverTests {
  /// An ordinary screen: a field at the top, a button at the bottom, which is 844 points below the top.
  private final class LogIn: UIViewController {
    let scrollView = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
    let button = UIButton(type: .system)
    var insetsContent = false
    private(set) var taps = 0
    private var tokens: [any NSObjectProtocol] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 390, height: 780)
      view.addSubview(scrollView)
      field.accessibilityIdentifier = "name"
      button.setTitle("Log in", for: .normal)
      button.frame = CGRect(x: 20, y: 700, width: 350, height: 44)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      scrollView.addSubview(field)
      scrollView.addSubview(button)
      guard insetsContent else { return }
      tokens.append(
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
        ) { [weak self] note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = frame?.height ?? 0 }
        })
    }
  }

  private let logIn = LogIn()

  private func launched(insetsContent: Bool = false, device: SimulatedDevice = .default) throws -> XCUIApplication {
    let logIn = logIn
    logIn.insetsContent = insetsContent
    let app = XCUIApplication(rootViewController: logIn, device: device)
    try app.launch()
    return app
  }

  @Test func `W65 A button under the keyboard cannot be tapped, and the error says why and what to do`() throws {
    let app = try launched()
    #expect(app.buttons["Log in"].isHittable)
    try app.textFields["name"].tap()
    try app.typeText("kim")
    #expect(app.buttons["Log in"].exists && !app.buttons["Log in"].isHittable)
    let error = #expect(throws: ElementError.self) { try app.buttons["Log in"].tap() }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("the keyboard covers it"))
    #expect(text.contains("dismissKeyboard()"))
    #expect(logIn.taps == 0)
    try app.dismissKeyboard()
    try app.buttons["Log in"].tap()
    #expect(logIn.taps == 1)
  }

  @Test func `W65 A scroll view that makes room for the keyboard is scrolled until the button can be tapped`() throws {
    let app = try launched(insetsContent: true)
    try app.textFields["name"].tap()
    try app.typeText("kim")
    #expect(app.keyboards.count == 1)
    try app.buttons["Log in"].tap()
    #expect(logIn.taps == 1)
  }

  @Test func `W65 A touch on the keyboard reaches its keys and not what is behind it`() throws {
    let app = try launched()
    try app.textFields["name"].tap()
    let key = app.keys["Q"].frame
    #expect(app.keyboards.element.frame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(app.keyboards.element.frame.contains(key))
    let screen = app.coordinate(withNormalizedOffset: .zero)
    try screen.withOffset(CGVector(dx: key.midX, dy: key.midY)).tap()
    #expect(logIn.field.text == "Q")
    try screen.withOffset(CGVector(dx: 195, dy: 722)).tap()
    #expect(logIn.taps == 0)
    #expect(logIn.field.isFirstResponder)
  }

  @Test func `W65 What a part of stands above the keyboard is touched there`() throws {
    let app = try launched()
    try app.run { logIn.button.frame = CGRect(x: 20, y: 440, width: 350, height: 100) }
    try app.textFields["name"].tap()
    #expect(app.buttons["Log in"].isHittable)
    try app.buttons["Log in"].tap()
    #expect(logIn.taps == 1)
  }

  @Test func `W65 The app does not find the keyboard's window among its own`() throws {
    let app = try launched()
    try app.textFields["name"].tap()
    try app.run {
      #expect(UIApplication.shared.windows.count == 1)
      #expect(UIApplication.shared.keyWindow === logIn.view.window)
    }
  }

  @Test func `W65 An alert over the focus puts the keyboard away until it is gone`() throws {
    let app = try launched()
    try app.textFields["name"].tap()
    try app.run {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      logIn.present(alert, animated: true)
    }
    try app.advance(by: 1)
    #expect(!app.isKeyboardShown)
    try app.buttons["Yes"].tap()
    try app.advance(by: 1)
    #expect(app.isKeyboardShown && logIn.field.isFirstResponder)
  }

  @Test func `W65 An alert with fields stands above the keyboard that they bring`() throws {
    let app = try launched()
    var names: [String?] = []
    try app.run {
      let alert = UIAlertController(title: "Who?", message: "Two names, please.", preferredStyle: .alert)
      for _ in 0..<3 { alert.addTextField() }
      for title in ["Add", "Later", "Never"] {
        alert.addAction(UIAlertAction(title: title, style: .default) { _ in names.append(title) })
      }
      logIn.present(alert, animated: true)
    }
    try app.advance(by: 1)
    try app.textFields.element(boundBy: 1).tap()
    #expect(app.isKeyboardShown && app.alerts["Who?"].frame.maxY <= 508)
    try app.buttons["Never"].tap()
    #expect(names == ["Never"])
  }

  @Test func `W65 A flow is told that the keyboard covers a button, and hides it`() throws {
    let stage = FlowStage { stage in
      stage.field("Name", at: 20, 100)
      stage.button("Log in", at: 20, 700)
    }
    let covered = try stage.play("- launchApp\n- tapOn: Name\n- inputText: kim\n- tapOn: Log in\n")
    #expect(!covered.passed && covered.text.contains("the keyboard covers it"))
    let hidden = try stage.play("- launchApp\n- tapOn: Name\n- inputText: kim\n- hideKeyboard\n- tapOn: Log in\n")
    #expect(hidden.passed && stage.heard == ["Log in"])
  }

  // MARK: Keys

  @Test func `W65 The return key is off while there is no text, if the field wants that`() throws {
    let app = try launched()
    logIn.field.enablesReturnKeyAutomatically = true
    logIn.field.returnKeyType = .search
    try app.textFields["name"].tap()
    #expect(!app.keyboards.buttons["Search"].isEnabled)
    try app.keys["K"].tap()
    #expect(app.keyboards.buttons["Search"].isEnabled)
  }

  @Test func `W65 The first letter of a secret is a small one`() throws {
    let app = try launched()
    logIn.field.isSecureTextEntry = true
    try app.secureTextFields["name"].tap()
    #expect(app.keys["q"].exists && !app.keys["Q"].exists)
  }

  @Test func `W65 A key asks the delegate as a typed character does`() throws {
    final class Refusal: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string != "Q" }
    }
    let app = try launched()
    let refusal = Refusal()
    logIn.field.delegate = refusal
    try app.textFields["name"].tap()
    try app.keys["Q"].tap()
    try app.keys["W"].tap()
    #expect(logIn.field.text == "W")
  }

  @Test func `W65 A tablet's keyboard has a key that hides it, and no pad of numbers`() throws {
    let app = try launched(device: .named("iPad (9th generation)"))
    logIn.field.keyboardType = .numberPad
    try app.textFields["name"].tap()
    #expect(app.keys["7"].exists && app.keyboards.buttons["Return"].exists)
    try app.buttons["Hide keyboard"].tap()
    #expect(!app.isKeyboardShown && !logIn.field.isFirstResponder)
  }

  @Test func `W65 The keyboard is lower on its side, and is announced anew as the device turns`() throws {
    let app = try launched()
    try app.textFields["name"].tap()
    nonisolated(unsafe) var frames: [CGRect] = []
    let screen = try app.run { UIScreen.main }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: screen, queue: nil
    ) { note in
      if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { frames.append(frame) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try app.hardware.rotate(to: .landscapeLeft)
    let frame = app.keyboards.element.frame
    #expect(frame.maxY == 390 && frame.width == 844 && frame.height < 336)
    #expect(frames == [frame])
  }
}
