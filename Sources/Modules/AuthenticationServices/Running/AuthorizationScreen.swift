import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// The sheet on which the user chooses a credential.
final class AuthorizationScreen: UIViewController {
  private let offer: AuthorizationOffer
  private let hidesEmail = UISwitch(frame: .zero)
  private var answer: ASAuthorization?
  /// Called once, when the sheet is gone.
  private var ended: (@MainActor (ASAuthorization?) -> Void)?

  init(_ offer: AuthorizationOffer, _ ended: @escaping @MainActor (ASAuthorization?) -> Void) {
    self.offer = offer
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
    title = offer.title
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel(frame: .zero)
    heading.font = .boldSystemFont(ofSize: 22)
    heading.text = offer.title
    heading.accessibilityTraits = .header
    var rows: [UIView] = [heading] + offer.lines.map(line)
    if offer.canHideEmail {
      hidesEmail.accessibilityLabel = "Hide My Email"
      let row = UIStackView(arrangedSubviews: [line("Hide My Email"), hidesEmail])
      row.spacing = 8
      rows.append(row)
    }
    for choice in offer.choices {
      rows.append(
        button(choice.title) { [weak self] in
          guard let self else { return }
          close(choice.authorization(hidesEmail.isOn))
        })
    }
    rows.append(button("Cancel") { [weak self] in self?.close(nil) })
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func line(_ text: String) -> UIView {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// Closes the sheet with the user's answer; nil for none.
  func close(_ authorization: ASAuthorization?) {
    answer = authorization
    if let presentingViewController { presentingViewController.dismiss(animated: true) } else { end() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // It was closed before it was there.
    if ended == nil { presentingViewController?.dismiss(animated: true) }
  }

  /// A sheet that is swiped away, or closed by the app, is canceled.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingViewController == nil else { return }
    end()
  }

  private func end() {
    guard let ended else { return }
    self.ended = nil
    let answer = answer
    SimulatedProcess.current.clock.schedule(after: 0, "the answer of the user") { ended(answer) }
  }
}
