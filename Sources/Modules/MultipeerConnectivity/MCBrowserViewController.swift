public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Shows the devices nearby for the user to choose from: none here. Done is of use once enough are connected.
@preconcurrency @MainActor open class MCBrowserViewController: UINavigationController {
  /// The object that is informed of the user's choice; it has to dismiss the browser.
  open weak var browserDelegate: (any MCBrowserViewControllerDelegate)?
  /// The session to which chosen devices are invited.
  public private(set) var session: MCSession
  /// The browser that searches for devices while the view controller is shown.
  public private(set) var browser: MCNearbyServiceBrowser?
  /// With the user's own device.
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  /// With the user's own device.
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  /// Creates a view controller that searches for devices with a service and invites them to a session.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
  }
  /// Creates a view controller with a browser and a session.
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.browser = browser
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil; a browser view controller cannot be created from an archive.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIViewController(nibName: nil, bundle: nil)
    screen.view.backgroundColor = .systemBackground
    let label = UILabel(frame: .zero)
    label.text = "Searching for devices"
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: 16),
      label.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
    ])
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        UserCode.tell(browserDelegate, "browserViewControllerWasCancelled(_:)", of: self) {
          $0.browserViewControllerWasCancelled(self)
        }
      })
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        UserCode.tell(browserDelegate, "browserViewControllerDidFinish(_:)", of: self) {
          $0.browserViewControllerDidFinish(self)
        }
      })
    screen.navigationItem.rightBarButtonItem?.isEnabled = session.connectedPeers.count + 1 >= minimumNumberOfPeers
    setViewControllers([screen], animated: false)
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    browser?.startBrowsingForPeers()
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    browser?.stopBrowsingForPeers()
  }
}

/// Is notified of the user's choice, and has to dismiss the browser.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has tapped Done.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Called when the user has tapped Cancel.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  /// Declared for whether a found device is listed; never called here.
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}
extension MCBrowserViewControllerDelegate {
  /// The default of the optional `browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:)`; returns true.
  dynamic public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { leftOut(by: self, true, with: [browserViewController, peerID, info]) }
}
