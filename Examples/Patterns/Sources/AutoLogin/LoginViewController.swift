import UIKit

/// Logs in: by its button, automatically with saved credentials, or for a user who has just signed up.
open class LoginViewController: UIViewController, SignUpDelegate {
  /// The fields for id and password, connected as an outlet collection is.
  public var txtFields: [UITextField]!
  public private(set) var loginButton: UIButton!
  public let keepsLoginSwitch = UISwitch()
  public let statusLabel = UILabel()
  /// Makes the button; a subclass may make one that sends its action differently.
  public var makeLoginButton: (LoginViewController) -> UIButton = { controller in
    let button = UIButton(type: .system)
    button.addTarget(controller, action: Selector("logInTapped:"), for: .touchUpInside)
    return button
  }
  /// Whether id and password are valid.
  public var verify: (_ id: String, _ password: String) -> Bool = { _, _ in true }
  /// What happens after a login.
  public var didLogIn: (LoginViewController) -> Void = { _ in }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    makeViews()
    autoLogin()
  }

  private func makeViews() {
    let placeholders = ["Id", "Password"]
    txtFields = placeholders.map { placeholder in
      let field = UITextField()
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      return field
    }
    txtFields[1].isSecureTextEntry = true
    loginButton = makeLoginButton(self)
    loginButton.setTitle("Log in", for: .normal)
    let signUp = UIButton(type: .system)
    signUp.setTitle("Sign up", for: .normal)
    signUp.addTarget(self, action: Selector("signUpTapped"), for: .touchUpInside)
    keepsLoginSwitch.accessibilityLabel = "Keep me logged in"
    let views: [UIView] = [txtFields[0], txtFields[1], keepsLoginSwitch, loginButton, signUp, statusLabel]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
  }

  // MARK: Logging in

  private func autoLogin() {
    if let (id, password) = Credentials.saved { logIn(id: id, password: password) }
  }

  /// Fills the fields in and taps the button, as its user would.
  public func logIn(id: String, password: String) {
    txtFields[0].text = id
    txtFields[1].text = password
    loginButton.sendActions(for: .touchUpInside)
  }

  #if canImport(ObjectiveC)
  @objc
  #endif
  public func logInTapped(_ sender: UIButton) {
    let (id, password) = (txtFields[0].text ?? "", txtFields[1].text ?? "")
    guard verify(id, password) else {
      statusLabel.text = "Id or password is wrong"
      return
    }
    if keepsLoginSwitch.isOn { Credentials.save(id: id, password: password) }
    statusLabel.text = "Welcome, \(id)"
    didLogIn(self)
  }

  // MARK: Signing up

  /// Makes the sign-up screen.
  public var makeSignUp: (LoginViewController) -> SignUpViewController = { SignUpViewController(delegate: $0) }

  #if canImport(ObjectiveC)
  @objc
  #endif
  private func signUpTapped() { present(makeSignUp(self), animated: true) }

  #if !canImport(ObjectiveC)
  open override class var actions: ActionTable {
    ["logInTapped:": .init(logInTapped), "signUpTapped": .init(signUpTapped)]
  }
  #endif
}
