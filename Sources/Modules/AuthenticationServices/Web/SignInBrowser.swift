import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

/// A browser with the page on which the user signs in: a box with its address, below a bar with Cancel.
final class SignInBrowser: UIViewController {
  private let url: URL
  private var answer: URL?
  /// Called once, when the browser is gone, with the address at which the page has ended.
  private var ended: (@MainActor (URL?) -> Void)?

  init(_ url: URL, _ ended: @escaping @MainActor (URL?) -> Void) {
    self.url = url
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.close(nil) }, for: .touchUpInside)
    let page = SignInPage(url)
    for one in [button, page] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: guide.topAnchor), button.heightAnchor.constraint(equalToConstant: 44),
      button.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      page.topAnchor.constraint(equalTo: button.bottomAnchor), page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  /// Closes the browser with the address at which the page has ended; nil for none.
  func close(_ url: URL?) {
    answer = url
    if let presentingViewController { presentingViewController.dismiss(animated: true) } else { end() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // It was closed before it was there.
    if ended == nil { presentingViewController?.dismiss(animated: true) }
  }

  /// A browser that is swiped away, or closed by the app, is canceled.
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

/// The mark of the page.
private final class SignInPage: UIView {
  private let address: String

  init(_ url: URL) {
    address = url.absoluteString
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = address
  }
  required init?(coder: NSCoder) { nil }

  override func drawText(on canvas: TextCanvas) { canvas.namedBox(["ASWebAuthenticationSession", address]) }
}
