public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore

/// The screen of the system's dictionaries; there are none here, so that no term has a definition.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Creates a screen that looks a term up.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen from an archive or a document, without a term.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// A screen without a term; there is nothing to load from a nib.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(term: "")
  }

  /// Whether one of the dictionaries has a term; false.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    let message = UILabel()
    message.text = "No definition found for “\(term)”."
    message.numberOfLines = 0
    message.textAlignment = .center
    for one in [done, message] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      done.topAnchor.constraint(equalTo: guide.topAnchor), done.heightAnchor.constraint(equalToConstant: 44),
      done.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      message.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      message.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      message.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }
}
