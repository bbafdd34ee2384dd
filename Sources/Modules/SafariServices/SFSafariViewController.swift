public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
public import PlainviewWidgets

/// The titles of the button that closes the browser.
public enum SFSafariViewControllerDismissButtonStyle: Int, Sendable { case done, close, cancel }

/// A browser over the app: its address is kept, and its delegate is told at once that the page was loaded.
///
/// In a text picture it is a box with the address below a bar with the button that closes it.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The type of `dismissButtonStyle`.
  public typealias DismissButtonStyle = SFSafariViewControllerDismissButtonStyle

  /// How the browser is set up.
  @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
    /// Whether the browser shows the reader when the page allows it; kept, without effect.
    open var entersReaderIfAvailable = false
    /// Whether the bars become smaller during scrolling; kept, without effect.
    open var barCollapsingEnabled = true
    /// An additional button of the app; kept, without effect.
    open var activityButton: NSObject?
    public nonisolated override init() { super.init() }

    private var duplicate: Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      return copy
    }

    /// Returns a copy with the same values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { Copied(value: duplicate) }.value
    }
    private struct Copied: @unchecked Sendable { let value: Configuration }
  }

  /// The object that is informed of the first page and of the end.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The configuration of the browser.
  public let configuration: Configuration
  /// The color of the bars; kept, without effect.
  open var preferredBarTintColor: UIColor?
  /// The color of the bars' buttons; kept, without effect.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes the browser: Done, Close or Cancel.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The page that is shown.
  @_spi(Plainview) public let url: URL

  /// Creates a browser for an address; addresses other than of HTTP and HTTPS raise an exception.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Creates a browser for an address, with or without the reader.
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
  /// Returns nil; a browser cannot be created from an archive.
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

/// The mark of the page.
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

/// Is notified of what happens in the browser; every method is optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Declared for additional activities in the share sheet; never called here.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// Declared for activities to leave out of the share sheet; never called here.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  /// Called when the user has tapped the button that closes the browser.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called in the turn after the browser has appeared; the page always counts as loaded.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Declared for a redirection of the first page; never called here.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Declared for opening the page in Safari; never called here.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// The default of the optional `safariViewController(_:activityItemsFor:title:)`; returns no activities.
  dynamic public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { leftOut(by: self, [], with: [controller, URL, title]) }
  /// The default of the optional `safariViewController(_:excludedActivityTypesFor:title:)`; returns no types.
  dynamic public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { leftOut(by: self, [], with: [controller, URL, title]) }
  /// The default of the optional `safariViewControllerDidFinish(_:)`; does nothing.
  dynamic public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    leftOut(by: self, with: [controller])
  }
  /// The default of the optional `safariViewController(_:didCompleteInitialLoad:)`; does nothing.
  dynamic public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { leftOut(by: self, with: [controller, didLoadSuccessfully]) }
  /// The default of the optional `safariViewController(_:initialLoadDidRedirectTo:)`; does nothing.
  dynamic public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) { leftOut(by: self, with: [controller, URL]) }
  /// The default of the optional `safariViewControllerWillOpenInBrowser(_:)`; does nothing.
  dynamic public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
    leftOut(by: self, with: [controller])
  }
}
