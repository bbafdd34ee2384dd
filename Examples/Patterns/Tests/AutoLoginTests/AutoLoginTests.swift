import AutoLogin
import Testing
import UIKit

/// A login that fills itself in from what was saved, and one that a screen further on asks for.
@MainActor @Suite struct AutoLoginTests {
  /// An app whose login screen gets the saved values at its launch.
  private func launched(
    saved: [String: String] = [:], _ change: @escaping (LoginViewController) -> Void = { _ in }
  ) throws -> (XCUIApplication, LoginViewController) {
    var login: LoginViewController?
    func start() -> UIViewController {
      for (key, value) in saved { UserDefaults.standard.set(value, forKey: key) }
      let controller = LoginViewController(nibName: nil, bundle: nil)
      change(controller)
      login = controller
      return controller
    }
    let app = XCUIApplication(rootViewController: start())
    app.recordsTranscript = true
    try app.launch()
    return (app, try #require(login))
  }

  private let saved = ["id": "ada", "pwd": "lovelace"]

  /// Notes what reaches the login screen.
  private final class Log: NSObject, UITextFieldDelegate {
    var lines: [String] = []

    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEndEditing") }
  }

  // MARK: 3.1

  @Test("3.1: what was saved fills the fields and taps the button once, unseen by delegates and change events")
  func savedLogin() throws {
    let log = Log()
    let (app, login) = try launched(saved: saved) { login in
      login.makeLoginButton = { login in
        for field in login.txtFields {
          field.delegate = log
          field.addAction(UIAction { _ in log.lines.append("changed") }, for: .editingChanged)
        }
        let button = UIButton(type: .system)
        button.addTarget(login, action: Selector("logInTapped:"), for: .touchUpInside)
        return button
      }
      login.verify = { id, password in
        log.lines.append("\(id) \(password)")
        return true
      }
    }
    #expect(login.txtFields.map(\.text) == ["ada", "lovelace"])
    #expect(log.lines == ["ada lovelace"])
    assertSnapshot(of: app, as: .ascii, named: "screen")
    assertSnapshot(of: app, as: .events, named: "events")
  }

  @Test("3.1, A8: a button with a primary action runs it once too")
  func primaryAction() throws {
    var calls: [ObjectIdentifier] = []
    let (_, login) = try launched(saved: saved) { login in
      login.makeLoginButton = { _ in
        UIButton(type: .system, primaryAction: UIAction { calls.append(ObjectIdentifier($0.sender as AnyObject)) })
      }
    }
    #expect(calls == [ObjectIdentifier(login.loginButton)])
  }

  @Test("3.1, V11: a login that presents before its screen is in a window is refused with a warning")
  func presentingTooEarly() throws {
    let (app, login) = try launched(saved: saved) { login in
      login.didLogIn = { $0.present(UIViewController(), animated: false) }
    }
    #expect(login.presentedViewController == nil)
    let warnings = app.console.filter { $0.hasPrefix("[Presentation] Attempt to present <UIViewController: 0x") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasSuffix(" whose view is not in the window hierarchy.") == true)
  }

  // MARK: 3.2 to 3.5

  @Test("3.2: without an id, or with an id alone, nothing happens", arguments: [[:], ["id": "ada"]])
  func incomplete(saved: [String: String]) throws {
    let (app, login) = try launched(saved: saved)
    #expect(login.txtFields.map(\.text) == ["", ""])
    #expect(login.statusLabel.text == nil)
    #expect(app.isRunning)
  }

  @Test("3.3, A8: a button that is disabled, hidden or in no window sends its action all the same")
  func unreachableButtons() throws {
    for change in [{ $0.isEnabled = false }, { $0.isHidden = true }] as [(UIButton) -> Void] {
      let (_, login) = try launched(saved: saved) { login in
        let make = login.makeLoginButton
        login.makeLoginButton = {
          let button = make($0)
          change(button)
          return button
        }
      }
      #expect(login.statusLabel.text == "Welcome, ada")
    }
    let (app, _) = try launched()
    try app.run {
      let loose = LoginViewController(nibName: nil, bundle: nil)
      loose.loadViewIfNeeded()
      loose.logIn(id: "bob", password: "b")
      #expect(loose.view.window == nil)
      #expect(loose.statusLabel.text == "Welcome, bob")
    }
  }

  @Test("3.4: a button without any action does nothing")
  func noAction() throws {
    let (app, login) = try launched(saved: saved) { $0.makeLoginButton = { _ in UIButton(type: .system) } }
    #expect(login.txtFields.map(\.text) == ["ada", "lovelace"])
    #expect(login.statusLabel.text == nil)
    #expect(app.isRunning)
  }

  @Test("3.5, S1: an action that the target has not is the target's failure")
  func unregisteredAction() throws {
    let error = try #require(throws: UncaughtException.self) {
      _ = try launched(saved: saved) { login in
        login.makeLoginButton = { login in
          let button = UIButton(type: .system)
          button.addTarget(login, action: Selector("login:"), for: .touchUpInside)
          return button
        }
      }
    }
    #expect(
      error.reason.hasPrefix("-[AutoLogin.LoginViewController login:]: unrecognized selector sent to instance 0x"))
  }

  // MARK: 3.6 and 3.7: Swift's own traps

  @Test("3.6: outlets that are not there yet end the program")
  func outletsNotLoaded() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { LoginViewController(nibName: nil, bundle: nil).logIn(id: "a", password: "b") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unexpectedly found nil while implicitly unwrapping an Optional value"))
  }

  @Test("3.7: a collection with one field too few ends the program")
  func tooFewFields() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let login = LoginViewController(nibName: nil, bundle: nil)
        login.loadViewIfNeeded()
        login.txtFields = [UITextField()]
        login.logIn(id: "a", password: "b")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Index out of range"))
  }

  // MARK: The way from sign-up, and 3.8

  @Test("Somebody who signs up is logged in by the delegate, and stays so after a new launch")
  func signUp() throws {
    let (app, login) = try launched()
    try app.switches["Keep me logged in"].tap()
    try app.buttons["Sign up"].tap()
    try app.textFields["New id"].tap()
    try app.textFields["New id"].typeText("eve")
    try app.secureTextFields["New password"].tap()
    try app.secureTextFields["New password"].typeText("s3cret")
    assertSnapshot(of: app, as: .ascii, named: "signing-up")
    try app.buttons["Create account"].tap()
    try app.settle()
    #expect(login.statusLabel.text == "Welcome, eve")
    #expect(login.presentedViewController == nil)
    assertSnapshot(of: app, as: .ascii, named: "logged-in")
    try app.run {
      #expect(UserDefaults.standard.string(forKey: "id") == "eve")
      #expect(UserDefaults.standard.string(forKey: "pwd") == "s3cret")
    }
  }

  private final class KeepingLogin: LoginViewController {
    var signUp: SignUpViewController?
  }

  @Test("3.8, M1: a strong delegate is no leak unless the delegate keeps its owner too", arguments: [false, true])
  func ownership(keepsSignUp: Bool) throws {
    weak var login: KeepingLogin?
    weak var signUp: SignUpViewController?
    var app: XCUIApplication? = XCUIApplication(rootViewController: UIViewController())
    try app?.launch()
    try app?.run {
      let controller = KeepingLogin(nibName: nil, bundle: nil)
      controller.modalPresentationStyle = .fullScreen
      controller.makeSignUp = { delegate in
        let made = SignUpViewController(delegate: delegate)
        if keepsSignUp { (delegate as? KeepingLogin)?.signUp = made }
        signUp = made
        return made
      }
      login = controller
      app?.window?.rootViewController?.present(controller, animated: false)
    }
    try app?.settle()
    try app?.buttons["Sign up"].tap()
    #expect(signUp != nil)
    try app?.buttons["Create account"].tap()
    try app?.settle()
    try app?.run { login?.dismiss(animated: false) }
    try app?.settle()
    app = nil
    #expect((signUp != nil) == keepsSignUp)
    #expect((login != nil) == keepsSignUp)
    // The circle that the test is about would outlive it.
    login?.signUp = nil
  }
}
