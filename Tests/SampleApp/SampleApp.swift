import UIKit

// An app whose screens are built in code, as a program: the tests of the command line run it.

@main final class SampleDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: SignInViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Asks for a name; the button is lower while there is a message.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let nameField = UITextField()
  private let button = UIButton(type: .system)
  private let messageLabel = UILabel()
  private var messageHeight: NSLayoutConstraint?

  override class var actions: ActionTable { ["signIn:": .init(signIn), "nameChanged:": .init(nameChanged)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.delegate = self
    button.setTitle("Continue", for: .normal)
    button.addTarget(self, action: Selector("signIn:"), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self, selector: Selector("nameChanged:"), name: UITextField.textDidChangeNotification, object: nameField)
    for view in [nameField, messageLabel, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let messageHeight = messageLabel.heightAnchor.constraint(equalToConstant: 0)
    self.messageHeight = messageHeight
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      nameField.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
      nameField.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      nameField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      messageLabel.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor), messageHeight,
      button.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func signIn(_ sender: UIButton) {
    guard let name = nameField.text, !name.isEmpty else {
      messageLabel.text = "A name, please."
      messageHeight?.constant = 20
      return
    }
    navigationController?.pushViewController(NotesViewController(name: name), animated: false)
  }

  private func nameChanged(_ notification: Notification) { messageLabel.text = nil }
}

/// The notes of a person; a tap selects one.
final class NotesViewController: UITableViewController {
  private let notes = ["Bread", "Milk", "Call Grace"]

  init(name: String) {
    super.init(style: .plain)
    title = "Notes of \(name)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = notes[indexPath.row]
  }
}
