import AutoLogin
import Testing
import UIKit

/// A login with saved credentials, and one that the sign-up screen starts.
@MainActor @Suite struct AutoLoginTests {
  /// The picture of the screen, the events up to it, and what was written to the console.
  private let everything = Snapshotting<XCUIApplication>.facets(.ascii, .events, .console)
  private let saved = ["id": "ada", "pwd": "lovelace"]

  /// An app whose login screen finds the saved values at its launch.
  private func makeApp(
    saved: [String: String], _ change: @escaping (LoginViewController) -> Void
  ) -> XCUIApplication {
    func start() -> LoginViewController {
      let controller = LoginViewController(nibName: nil, bundle: nil)
      change(controller)
      return controller
    }
    let app = XCUIApplication(rootViewController: start())
    for (key, value) in saved { app.userDefaults[key] = value }
    app.recordsTranscript = true
    return app
  }

  private func launched(
    saved: [String: String] = [:], _ change: @escaping (LoginViewController) -> Void = { _ in }
  ) throws -> (XCUIApplication, LoginViewController) {
    let app = makeApp(saved: saved, change)
    try app.launch()
    return (app, try #require(app.window?.rootViewController as? LoginViewController))
  }

  /// Records the calls that the login screen gets.
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
    assertSnapshot(of: app, as: everything)
  }

  @Test("3.1, A8: a button with a primary action runs it once too")
  func primaryAction() throws {
    var calls: [ObjectIdentifier] = []
    let (app, login) = try launched(saved: saved) { login in
      login.makeLoginButton = { _ in
        UIButton(type: .system, primaryAction: UIAction { calls.append(ObjectIdentifier($0.sender as AnyObject)) })
      }
    }
    #expect(calls == [ObjectIdentifier(login.loginButton)])
    assertSnapshot(of: app, as: everything)
  }

  @Test("3.1, V11: a login that presents before its screen is in a window is refused with a warning")
  func presentingTooEarly() throws {
    let (app, login) = try launched(saved: saved) { login in
      login.didLogIn = { $0.present(UIViewController(), animated: false) }
    }
    #expect(login.presentedViewController == nil)
    assertSnapshot(of: app, as: everything)
  }

  // MARK: 3.2 to 3.5

  @Test("3.2: without an id, or with an id alone, nothing happens", arguments: [[:], ["id": "ada"]])
  func incomplete(saved: [String: String]) throws {
    let (app, login) = try launched(saved: saved)
    #expect(login.txtFields.map(\.text) == ["", ""])
    #expect(login.statusLabel.text == nil)
    assertSnapshot(of: app, as: everything, named: saved.isEmpty ? "nothing" : "id-alone")
  }

  private enum Hindrance: String, CaseIterable {
    case disabled, hidden

    @MainActor func apply(to button: UIButton) {
      switch self {
      case .disabled: button.isEnabled = false
      case .hidden: button.isHidden = true
      }
    }
  }

  @Test("3.3, A8: a button that nobody could tap sends its action all the same", arguments: Hindrance.allCases)
  private func unreachableButton(_ hindrance: Hindrance) throws {
    let (app, login) = try launched(saved: saved) { login in
      let make = login.makeLoginButton
      login.makeLoginButton = {
        let button = make($0)
        hindrance.apply(to: button)
        return button
      }
    }
    #expect(login.statusLabel.text == "Welcome, ada")
    assertSnapshot(of: app, as: everything, named: hindrance.rawValue)
  }

  @Test("3.3, A8: a button that is in no window sends its action all the same")
  func buttonInNoWindow() throws {
    let (app, shown) = try launched()
    try app.run {
      let loose = LoginViewController(nibName: nil, bundle: nil)
      loose.loadViewIfNeeded()
      loose.logIn(id: "bob", password: "b")
      #expect(loose.view.window == nil)
      #expect(loose.statusLabel.text == "Welcome, bob")
    }
    #expect(shown.statusLabel.text == nil)
    assertSnapshot(of: app, as: everything)
  }

  @Test("3.4: a button without any action does nothing")
  func noAction() throws {
    let (app, login) = try launched(saved: saved) { $0.makeLoginButton = { _ in UIButton(type: .system) } }
    #expect(login.txtFields.map(\.text) == ["ada", "lovelace"])
    #expect(login.statusLabel.text == nil)
    assertSnapshot(of: app, as: everything)
  }

  @Test("3.5, S1: an action that the target has not is the target's failure")
  func unregisteredAction() throws {
    let app = makeApp(saved: saved) { login in
      login.makeLoginButton = { login in
        let button = UIButton(type: .system)
        button.addTarget(login, action: Selector("login:"), for: .touchUpInside)
        return button
      }
    }
    let error = try #require(throws: UncaughtException.self) { try app.launch() }
    #expect(error.name == "NSInvalidArgumentException")
    #expect(
      error.reason.hasPrefix("-[AutoLogin.LoginViewController login:]: unrecognized selector sent to instance 0x"))
    assertSnapshot(of: app, as: everything)
  }

  // MARK: 3.6 and 3.7: Swift's own traps

  /// Shows a screen and prints its picture, for a program that is about to crash.
  private static func show(_ screen: UIViewController) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: screen)
    app.recordsTranscript = true
    try app.launch()
    FileHandle.standardOutput.write(Data(Snapshotting.facets(.ascii, .events).text(of: app).utf8))
    return app
  }

  /// The output of a program, with the line in which Swift reports why it crashed, without line numbers.
  private func assertLastWords(_ result: ExitTest.Result?, testName: String = #function) {
    let screen = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let trap = errors.split(separator: "\n").first { $0.contains("Fatal error") } ?? "(no fatal error)"
    assertSnapshot(
      of: "\(screen)\n\n\(trap)", as: .lines.redacting(/swift:\d+/, with: "swift:…"), testName: testName)
  }

  @Test("3.6: outlets that are not there yet end the program")
  func outletsNotLoaded() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      try await MainActor.run {
        let app = try Self.show(UIViewController())
        try app.run { LoginViewController(nibName: nil, bundle: nil).logIn(id: "a", password: "b") }
      }
    }
    assertLastWords(result)
  }

  @Test("3.7: a collection with one field too few ends the program")
  func tooFewFields() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      try await MainActor.run {
        let login = LoginViewController(nibName: nil, bundle: nil)
        let app = try Self.show(login)
        try app.run {
          login.txtFields.removeLast()
          login.logIn(id: "a", password: "b")
        }
      }
    }
    assertLastWords(result)
  }

  // MARK: From sign-up to login, and 3.8

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
    try app.launch()
    let next = try #require(app.window?.rootViewController as? LoginViewController)
    #expect(next !== login && next.statusLabel.text == "Welcome, eve")
    assertSnapshot(of: app, as: everything, named: "launched-again")
  }

  private final class KeepingLogin: LoginViewController {
    var signUp: SignUpViewController?
  }

  @Test("3.8, M1: a strong delegate is no leak unless the delegate keeps its owner too", arguments: [false, true])
  func ownership(keepsSignUp: Bool) throws {
    weak var login: KeepingLogin?
    weak var signUp: SignUpViewController?
    let root = UIViewController()
    let app = XCUIApplication(rootViewController: root)
    app.recordsTranscript = true
    try app.launch()
    try app.run {
      let controller = KeepingLogin(nibName: nil, bundle: nil)
      controller.modalPresentationStyle = .fullScreen
      controller.makeSignUp = { delegate in
        let made = SignUpViewController(delegate: delegate)
        if keepsSignUp { (delegate as? KeepingLogin)?.signUp = made }
        signUp = made
        return made
      }
      login = controller
      root.present(controller, animated: false)
    }
    try app.settle()
    try app.buttons["Sign up"].tap()
    #expect(signUp != nil)
    try app.buttons["Create account"].tap()
    try app.settle()
    #expect((signUp != nil) == keepsSignUp)
    try app.run { login?.dismiss(animated: false) }
    try app.settle()
    #expect((signUp != nil) == keepsSignUp)
    #expect((login != nil) == keepsSignUp)
    assertSnapshot(of: app, as: everything, named: keepsSignUp ? "leaking" : "released")
    // The circle that the test is about would outlive it.
    login?.signUp = nil
  }
}
