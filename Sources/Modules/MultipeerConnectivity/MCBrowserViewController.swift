public import Foundation
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Shows the devices nearby for the user to choose from: none here. Done is of use once enough are connected.
@preconcurrency @MainActor open class MCBrowserViewController: UINavigationController {
  open weak var browserDelegate: (any MCBrowserViewControllerDelegate)?
  public private(set) var session: MCSession
  public private(set) var browser: MCNearbyServiceBrowser?
  /// With the user's own device.
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  /// With the user's own device.
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  public convenience init(serviceType: String, session: MCSession) {
    self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
  }
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.browser = browser
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
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

/// Hears what the user chose, and has to dismiss.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}
extension MCBrowserViewControllerDelegate {
  dynamic public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { leftOut(by: self, true, with: [browserViewController, peerID, info]) }
}
