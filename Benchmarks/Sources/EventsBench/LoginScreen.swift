import PlainviewUIAutomation
import PlainviewSnapshot
import UIKit

/// Two fields, two labels, a button and a message: tap, type, tap, type, tap, and look at it.
@MainActor final class LoginScreen: UIViewController {
  override class var actions: ActionTable { ["logIn": .init(LoginScreen.logIn)] }
  private let name = UITextField(frame: CGRect(x: 120, y: 100, width: 240, height: 34))
  private let password = UITextField(frame: CGRect(x: 120, y: 150, width: 240, height: 34))
  private let button = UIButton(type: .system)
  private let message = UILabel(frame: CGRect(x: 20, y: 260, width: 340, height: 21))

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Name"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    for (index, text) in ["Name", "Password"].enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * index, width: 90, height: 34))
      label.text = text
      view.addSubview(label)
    }
    button.frame = CGRect(x: 120, y: 200, width: 120, height: 44)
    button.setTitle("Log in", for: .normal)
    button.addTarget(self, action: Selector("logIn"), for: .touchUpInside)
    for part in [name, password, button, message] { view.addSubview(part) }
  }

  private func logIn() { message.text = "Hello, \(name.text ?? "")!" }

  static func run(takesPicture: Bool) {
    do {
      let app = XCUIApplication(rootViewController: LoginScreen())
      try app.launch()
      try app.textFields["Name"].tap()
      try app.typeKeys("ada.lovela")
      try app.secureTextFields["Password"].tap()
      try app.typeKeys("x")
      try app.buttons["Log in"].tap()
      precondition(app.staticTexts["Hello, ada.lovela!"].exists, "the login did not arrive")
      if takesPicture { precondition(app.text(as: .ascii).contains("Hello"), "the picture lacks the message") }
    } catch {
      fatalError("\(error)")
    }
  }
}
