import PlainviewMultipeerConnectivity
import PlainviewUIAutomation
import Testing
import UIKit

/// `MultipeerConnectivity`: a device that is alone.
@MainActor @Suite struct NearbyDevicesTests {
  private final class Host: UIViewController, MCBrowserViewControllerDelegate {
    let session = MCSession(peer: MCPeerID(displayName: "Ada"))
    var said: [String] = []
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) { dismiss(animated: true) }
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
      said.append("cancelled")
      dismiss(animated: true)
    }
  }

  @Test func `The browser finds nobody, and is left by Cancel`() throws {
    let host = Host()
    let app = XCUIApplication(rootViewController: host)
    try app.launch()
    try app.run {
      let browser = MCBrowserViewController(serviceType: "notes", session: host.session)
      browser.browserDelegate = host
      host.present(browser, animated: true)
    }
    try app.settle()
    #expect(!app.buttons["Done"].isEnabled)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(host.said == ["cancelled"] && host.presentedViewController == nil)
  }

  @Test func `Nothing can be sent to nobody`() {
    let session = MCSession(peer: MCPeerID(displayName: "Ada"))
    #expect(session.connectedPeers.isEmpty)
    #expect(throws: MCError(.notConnected)) {
      try session.send(Data(), toPeers: [MCPeerID(displayName: "Bob")], with: .reliable)
    }
  }
}
