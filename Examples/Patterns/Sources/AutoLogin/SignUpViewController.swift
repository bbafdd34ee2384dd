import UIKit

/// Signs a user up and lets its delegate, which it holds strongly, log them in.
public final class SignUpViewController: UIViewController {
  private let delegate: any SignUpDelegate
  private let idField = UITextField()
  private let passwordField = UITextField()

  public init(delegate: any SignUpDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    idField.placeholder = "New id"
    passwordField.placeholder = "New password"
    passwordField.isSecureTextEntry = true
    for field in [idField, passwordField] { field.borderStyle = .roundedRect }
    let button = UIButton(type: .system)
    button.setTitle("Create account", for: .normal)
    button.addTarget(self, action: Selector("createAccount"), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [idField, passwordField, button])
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

  #if canImport(ObjectiveC)
  @objc
  #endif
  private func createAccount() {
    delegate.logIn(id: idField.text ?? "", password: passwordField.text ?? "")
    dismiss(animated: true)
  }

  #if !canImport(ObjectiveC)
  public override class var actions: ActionTable { ["createAccount": .init(createAccount)] }
  #endif
}
