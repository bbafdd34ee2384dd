public import Foundation

/// What devices that have found each other send and receive. The simulated device is alone: no other device is connected.
open class MCSession: NSObject, @unchecked Sendable {
  /// The object that would be informed of other devices; it is never called here.
  open weak var delegate: (any MCSessionDelegate)?
  /// The user's own device.
  public let myPeerID: MCPeerID
  /// The identity with which the device proves itself, and certificates; nil for none. Kept, without effect.
  public let securityIdentity: [Any]?
  /// Whether data is encrypted; kept, without effect.
  public let encryptionPreference: MCEncryptionPreference

  /// Creates a session in which data has to be encrypted.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }
  /// Creates a session with an identity and a preference for encryption.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
  }

  /// The devices in the session, always none.
  open var connectedPeers: [MCPeerID] { [] }
  /// Does nothing, since no device is connected.
  open func disconnect() {}
  /// Does nothing, since no device is being connected.
  open func cancelConnectPeer(_ peerID: MCPeerID) {}

  /// Fails: no other device is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }
  /// Fails: no other device is connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
  /// Fails: no other device is connected.
  @discardableResult
  @preconcurrency open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }
}

/// Is notified of other devices and the data they send.
@preconcurrency public protocol MCSessionDelegate: NSObjectProtocol {
  /// Declared for a device that was connected or disconnected; never called here.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Declared for data from a device; never called here.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Declared for a stream from a device; never called here.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  /// Declared for the begin of a transfer of a file; never called here.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  /// Declared for the end of a transfer of a file; never called here.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}
