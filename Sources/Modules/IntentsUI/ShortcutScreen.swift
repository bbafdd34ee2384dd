import PlainviewGraphics
import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets

/// The phrase of a shortcut in a field, with the buttons that end its screen.
final class ShortcutScreen: UIViewController {
  /// What the shortcut does.
  var text = ""
  /// The phrase that stands in the field.
  var phrase = ""
  var buttons: [(title: String, action: @MainActor () -> Void)] = []
  private let field = UITextField(frame: .zero)

  /// The phrase in the field; what the shortcut does where there is none.
  var chosenPhrase: String {
    let typed = viewIfLoaded == nil ? phrase : field.text ?? ""
    return typed.isEmpty ? text : typed
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let labels = [text, "When I Say"].map { text in
      let label = UILabel(frame: .zero)
      label.numberOfLines = 0
      label.text = text
      return label
    }
    field.text = phrase
    field.placeholder = "Phrase"
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Phrase"
    let ends = buttons.map { choice in
      let button = UIButton(type: .system)
      button.setTitle(choice.title, for: .normal)
      button.addAction(UIAction { _ in choice.action() }, for: .touchUpInside)
      return button
    }
    let stack = UIStackView(arrangedSubviews: labels + [field] + ends)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }
}

extension UIViewController {
  /// Shows the contents of a shortcut below a bar with the controller's title.
  func showBelowBar(_ screen: ShortcutScreen) {
    screen.title = title
    embed(UINavigationController(rootViewController: screen))
  }
}
