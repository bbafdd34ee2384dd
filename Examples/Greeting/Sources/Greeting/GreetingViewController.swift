import UIKit

/// Asks for a name and greets it.
public final class GreetingViewController: UIViewController {
  private let nameField = UITextField()
  private let greetButton = UIButton(type: .system)
  private let greeting = UILabel()

  public override class var actions: ActionTable { ["greet:": .init(greet)] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    greetButton.setTitle("Greet", for: .normal)
    greetButton.addTarget(self, action: Selector("greet:"), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nameField, greetButton, greeting])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func greet(_ sender: UIButton) {
    greeting.text = "Hello, \(nameField.text ?? "")!"
  }
}
