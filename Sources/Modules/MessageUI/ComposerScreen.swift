import PlainviewGraphics
import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets

/// The composed message as text, with the buttons that end it.
final class ComposerScreen: UIViewController {
  var lines: [(title: String, text: String)] = []
  var buttons: [(title: String, action: @MainActor () -> Void)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let labels = lines.filter { !$0.text.isEmpty }.map { line in
      let label = UILabel(frame: .zero)
      label.numberOfLines = 0
      label.text = line.title.isEmpty ? line.text : "\(line.title): \(line.text)"
      return label
    }
    let ends = buttons.map { choice in
      let button = UIButton(type: .system)
      button.setTitle(choice.title, for: .normal)
      button.addAction(UIAction { _ in choice.action() }, for: .touchUpInside)
      return button
    }
    let stack = UIStackView(arrangedSubviews: ends + labels)
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
