public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Advertises this device to devices nearby, and asks the user when one of them invites.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The object that would be informed of questions to the user; it is never called here.
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  /// The name of the service.
  public let serviceType: String
  /// The information that other devices would receive; nil for none.
  public let discoveryInfo: [String: String]?
  /// The session to which the user would be invited.
  public let session: MCSession
  /// Whether it tells of this device.
  @_spi(Plainview) public private(set) var isAdvertising = false

  /// Creates an assistant that advertises a service for a session.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
  }
  /// Begins to advertise; no device answers.
  open func start() { isAdvertising = true }
  /// Ends advertising.
  open func stop() { isAdvertising = false }
}

/// Is notified of the question that the user is asked; every method is optional.
@preconcurrency public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  /// Declared for the moment before the user is asked; never called here.
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  /// Declared for the moment after the user has answered; never called here.
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}
extension MCAdvertiserAssistantDelegate {
  /// The default of the optional `advertiserAssistantWillPresentInvitation(_:)`; does nothing.
  dynamic public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {
    leftOut(by: self, anywhere: (), with: [advertiserAssistant])
  }
  /// The default of the optional `advertiserAssistantDidDismissInvitation(_:)`; does nothing.
  dynamic public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {
    leftOut(by: self, anywhere: (), with: [advertiserAssistant])
  }
}

/// Advertises this device to devices nearby.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// The object that would be informed of invitations; it is never called here.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// The user's own device.
  public let myPeerID: MCPeerID
  /// The information that other devices would receive; nil for none.
  public let discoveryInfo: [String: String]?
  /// The name of the service.
  public let serviceType: String
  /// Whether it tells of this device.
  @_spi(Plainview) public private(set) var isAdvertising = false

  /// Creates an advertiser of a service for the user's own device.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }
  /// Begins to advertise; no device answers.
  open func startAdvertisingPeer() { isAdvertising = true }
  /// Ends advertising.
  open func stopAdvertisingPeer() { isAdvertising = false }
}

/// Is notified of invitations.
@preconcurrency public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Declared for an invitation, which the closure accepts or refuses; never called here.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Declared for advertising that cannot begin; never called here.
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
  /// The default of the optional `advertiser(_:didNotStartAdvertisingPeer:)`; does nothing.
  dynamic public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
    leftOut(by: self, anywhere: (), with: [advertiser, error])
  }
}

/// Searches for devices nearby, and finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// The object that would be informed of devices; it is never called here.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// The user's own device.
  public let myPeerID: MCPeerID
  /// The name of the service.
  public let serviceType: String
  /// Whether it searches for devices.
  @_spi(Plainview) public private(set) var isBrowsing = false

  /// Creates a browser that searches for devices with a service.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }
  /// Begins to search; no device is found.
  open func startBrowsingForPeers() { isBrowsing = true }
  /// Ends the search.
  open func stopBrowsingForPeers() { isBrowsing = false }
  /// Does nothing, since there is no other device.
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}

/// Is notified of devices nearby.
@preconcurrency public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Declared for a device that was found; never called here.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// Declared for a device that is no longer there; never called here.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Declared for a search that cannot begin; never called here.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
  /// The default of the optional `browser(_:didNotStartBrowsingForPeers:)`; does nothing.
  dynamic public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
    leftOut(by: self, anywhere: (), with: [browser, error])
  }
}
