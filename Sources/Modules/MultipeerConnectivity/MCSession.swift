public import Foundation

/// What devices that have found each other send and receive. The simulated device is alone: nobody is connected.
open class MCSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCSessionDelegate)?
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
  }

  open var connectedPeers: [MCPeerID] { [] }
  open func disconnect() {}
  open func cancelConnectPeer(_ peerID: MCPeerID) {}

  /// Fails: there is nobody to send it to.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }
  /// Fails: there is nobody to send it to.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
  /// Fails: there is nobody to send it to.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }
}

/// Hears of other devices and what they send.
@preconcurrency public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}
