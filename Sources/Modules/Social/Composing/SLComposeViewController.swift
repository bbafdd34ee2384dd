public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// How a sheet has ended: the user has canceled or posted.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

/// Is called with how a sheet has ended.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// A sheet for a post to a service; its buttons post and cancel, and the device keeps what was posted.
///
/// Without an account of the service (`SimulatedSocial.services`) it says so, and can only be left.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
  /// The service that the sheet posts to.
  open private(set) var serviceType: String!
  /// Is called when the user has posted or canceled; after that the sheet goes by itself.
  open var completionHandler: SLComposeViewControllerCompletionHandler!
  private var text = ""
  private var images: [UIImage] = []
  private var urls: [URL] = []
  private var sheet: ComposeSheetScreen?

  /// Returns whether the user has an account of a service, as set in `XCUIDevice.social`; false by default.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool {
    serviceType.map { SocialDevice.current.services.contains($0) } ?? false
  }

  /// Creates a sheet for a service; nil for a service that is none of `SLServiceType…`.
  public convenience init!(forServiceType serviceType: String!) {
    guard let serviceType, SocialServices.names[serviceType] != nil else { return nil }
    self.init(nibName: nil, bundle: nil)
    self.serviceType = serviceType
  }

  private var isShown: Bool { presentingViewController != nil }

  /// Sets the text; false once the sheet is presented.
  @discardableResult open func setInitialText(_ text: String!) -> Bool { change { self.text = text ?? "" } }
  /// Adds a picture; false once the sheet is presented, and for nil.
  @discardableResult open func add(_ image: UIImage!) -> Bool {
    image != nil && change { images.append(image) }
  }
  /// Takes all pictures away; false once the sheet is presented.
  @discardableResult open func removeAllImages() -> Bool { change { images = [] } }
  /// Adds an address; false once the sheet is presented, and for nil.
  @discardableResult open func add(_ url: URL!) -> Bool {
    url != nil && change { urls.append(url) }
  }
  /// Takes all addresses away; false once the sheet is presented.
  @discardableResult open func removeAllURLs() -> Bool { change { urls = [] } }

  private func change(_ body: () -> Void) -> Bool {
    guard !isShown else { return false }
    body()
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    let sheet = ComposeSheetScreen(
      cancel: { [weak self] in self?.finish(.cancelled) }, post: { [weak self] in self?.finish(.done) })
    self.sheet = sheet
    let name = serviceType.flatMap { SocialServices.names[$0] } ?? ""
    sheet.title = name
    sheet.textView.text = text
    sheet.show(remaining: nil)
    if Self.isAvailable(forServiceType: serviceType) {
      let parts = images.map { "Image \(Int($0.size.width)) x \(Int($0.size.height))" } + urls.map(\.absoluteString)
      sheet.showPreview(parts.isEmpty ? nil : Self.label(parts.joined(separator: "\n")))
    } else {
      sheet.navigationItem.rightBarButtonItem?.isEnabled = false
      sheet.textView.isEditable = false
      sheet.showPreview(
        Self.label(
          "There are no \(name) accounts configured. You can add or create a \(name) account in Settings."))
    }
    embed(UINavigationController(rootViewController: sheet))
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if sheet?.textView.isEditable == true { _ = sheet?.textView.becomeFirstResponder() }
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private func finish(_ result: SLComposeViewControllerResult) {
    if result == .done {
      SocialDevice.current.posts.append(
        SimulatedPost(
          service: serviceType ?? "", text: sheet?.textView.text ?? "", imageCount: images.count, urls: urls))
    }
    UserCode.run { completionHandler?(result) }
    // An app of an older system dismisses it in the closure.
    if isShown, !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
  }
}
