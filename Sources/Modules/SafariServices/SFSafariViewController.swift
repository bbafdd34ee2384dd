public import Foundation
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
public import PlainviewWidgets

public enum SFSafariViewControllerDismissButtonStyle: Int, Sendable { case done, close, cancel }

/// A browser over the app: its address is kept, and its delegate hears of a page that is loaded at once.
///
/// In a text picture it is a box with the address below a bar with the button that closes it.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public typealias DismissButtonStyle = SFSafariViewControllerDismissButtonStyle

  /// How the browser is set up.
  @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: NSObject?
    public nonisolated override init() { super.init() }

    private var duplicate: Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      return copy
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { Copied(value: duplicate) }.value
    }
    private struct Copied: @unchecked Sendable { let value: Configuration }
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The page that is shown.
  @_spi(Plainview) public let url: URL

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  /// Takes an address of the web; others end the app, as on a device.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    if !["http", "https"].contains(URL.scheme?.lowercased() ?? "") {
      raise(
        .invalidArgument("The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."))
    }
    modalPresentationStyle = .fullScreen
  }
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle(["Done", "Close", "Cancel"][dismissButtonStyle.rawValue], for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    let page = PageView(url)
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

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.shared.clock.schedule(after: 0, "loading \(url.absoluteString)") { [weak self] in
      guard let self else { return }
      UserCode.tell(delegate, "safariViewController(_:didCompleteInitialLoad:)", of: self) {
        $0.safariViewController(self, didCompleteInitialLoad: true)
      }
    }
  }

  private func close() {
    dismiss(animated: true)
    UserCode.tell(delegate, "safariViewControllerDidFinish(_:)", of: self) { $0.safariViewControllerDidFinish(self) }
  }
}

/// What stands for the page.
private final class PageView: UIView {
  private let address: String

  init(_ url: URL) {
    address = url.absoluteString
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = address
  }
  required init?(coder: NSCoder) { return nil }

  override func drawText(on canvas: TextCanvas) { canvas.namedBox(["SFSafariViewController", address]) }
}

/// Hears of the browser; every method is optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  dynamic public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { leftOut(by: self, [], with: [controller, URL, title]) }
  dynamic public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { leftOut(by: self, [], with: [controller, URL, title]) }
  dynamic public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    leftOut(by: self, with: [controller])
  }
  dynamic public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { leftOut(by: self, with: [controller, didLoadSuccessfully]) }
  dynamic public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) { leftOut(by: self, with: [controller, URL]) }
  dynamic public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
    leftOut(by: self, with: [controller])
  }
}
