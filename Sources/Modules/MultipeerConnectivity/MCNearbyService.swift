public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Tells devices nearby that this one is there, and asks the user when one of them invites.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  public let serviceType: String
  public let discoveryInfo: [String: String]?
  public let session: MCSession
  /// Whether it tells of this device.
  @_spi(Plainview) public private(set) var isAdvertising = false

  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
  }
  open func start() { isAdvertising = true }
  open func stop() { isAdvertising = false }
}

/// Hears of the question that the user is asked; every method is optional.
@preconcurrency public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}
extension MCAdvertiserAssistantDelegate {
  dynamic public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {
    leftOut(by: self, anywhere: (), with: [advertiserAssistant])
  }
  dynamic public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {
    leftOut(by: self, anywhere: (), with: [advertiserAssistant])
  }
}

/// Tells devices nearby that this one is there.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  /// Whether it tells of this device.
  @_spi(Plainview) public private(set) var isAdvertising = false

  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }
  open func startAdvertisingPeer() { isAdvertising = true }
  open func stopAdvertisingPeer() { isAdvertising = false }
}

/// Hears of invitations.
@preconcurrency public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
  dynamic public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
    leftOut(by: self, anywhere: (), with: [advertiser, error])
  }
}

/// Looks for devices nearby, and finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public let myPeerID: MCPeerID
  public let serviceType: String
  /// Whether it looks for devices.
  @_spi(Plainview) public private(set) var isBrowsing = false

  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }
  open func startBrowsingForPeers() { isBrowsing = true }
  open func stopBrowsingForPeers() { isBrowsing = false }
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}

/// Hears of devices nearby.
@preconcurrency public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
  dynamic public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
    leftOut(by: self, anywhere: (), with: [browser, error])
  }
}
