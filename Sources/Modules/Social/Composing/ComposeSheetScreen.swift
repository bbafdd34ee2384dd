import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets

/// A sheet for a text, between Cancel and Post, with what belongs to the text below it.
final class ComposeSheetScreen: UIViewController {
  let textView = UITextView(frame: .zero)
  let placeholderLabel = UILabel(frame: .zero)
  /// The number of characters that still fit; hidden unless it is known.
  let remainingLabel = UILabel(frame: .zero)
  let preview = UIStackView(frame: .zero)
  let rows = UIStackView(frame: .zero)
  private let cancel: @MainActor () -> Void
  private let post: @MainActor () -> Void

  init(cancel: @escaping @MainActor () -> Void, post: @escaping @MainActor () -> Void) {
    self.cancel = cancel
    self.post = post
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Post", primaryAction: UIAction { [weak self] _ in self?.post() })
    navigationItem.rightBarButtonItem?.style = .done
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.translatesAutoresizingMaskIntoConstraints = false
    textView.addSubview(placeholderLabel)
    let stack = UIStackView(arrangedSubviews: [textView, remainingLabel, preview, rows])
    for part in [stack, preview, rows] {
      part.axis = .vertical
      part.spacing = 8
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      textView.heightAnchor.constraint(equalToConstant: 120),
      placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
      placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 5),
    ])
    textDidChange()
  }

  /// Shows the placeholder while there is no text.
  func textDidChange() { placeholderLabel.isHidden = !(textView.text ?? "").isEmpty }

  func showPreview(_ view: UIView?) {
    for old in preview.arrangedSubviews { old.removeFromSuperview() }
    if let view { preview.addArrangedSubview(view) }
  }

  func show(remaining: NSNumber?) {
    remainingLabel.text = remaining.map { "\($0)" }
    remainingLabel.textColor = (remaining?.intValue ?? 0) < 0 ? .systemRed : .secondaryLabel
    remainingLabel.isHidden = remaining == nil
  }
}
