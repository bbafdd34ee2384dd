import UIKit

/// A form as many apps have it: two fields, a button, a picture that is tapped, a line of terms.
final class LoginController: UIViewController, UITextFieldDelegate {
  let avatar = UIImageView()
  let heading = UILabel()
  let email = UITextField()
  let password = UITextField()
  let button = UIButton(type: .system)
  let message = UILabel()

  override class var actions: ActionTable { ["logIn": .init(logIn), "chooseAvatar:": .init(chooseAvatar)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "로그인 · Log in"
    heading.font = .preferredFont(forTextStyle: .title1)
    prepareFields()
    button.setTitle("Log in", for: .normal)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 8
    button.addTarget(self, action: "logIn", for: .touchUpInside)
    avatar.isUserInteractionEnabled = true
    avatar.accessibilityIdentifier = "avatar"
    avatar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "chooseAvatar:"))
    message.numberOfLines = 0
    message.text = "Your password never leaves this device, and nobody but you can read what you write here."
    arrange()
  }

  private func prepareFields() {
    for (field, placeholder) in [(email, "Email"), (password, "Password")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.delegate = self
    }
    password.isSecureTextEntry = true
  }

  private func arrange() {
    let form = UIStackView(arrangedSubviews: [heading, email, password, button, message])
    form.axis = .vertical
    form.spacing = 16
    form.setCustomSpacing(32, after: heading)
    for view in [avatar, form] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      avatar.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 96),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      form.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 16),
      form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === email { password.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }

  private func logIn() {
    button.isEnabled = false
    message.text = "Welcome, \(email.text ?? "")"
  }

  private func chooseAvatar(_ recognizer: UITapGestureRecognizer) { avatar.alpha = 0.5 }
}
