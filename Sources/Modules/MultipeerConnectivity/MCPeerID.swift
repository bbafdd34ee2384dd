public import Foundation
import PlainviewRuntime

/// A device that others can see, by the name that it shows.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  /// What others read.
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String {
    "<MCPeerID: \(SimulatedProcess.address(of: self)) DisplayName = \(displayName)>"
  }
}

/// How a message is sent.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// What a session has with a device.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether what is sent can be read by others.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// What goes wrong with other devices.
public struct MCError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MCErrorDomain }
}
public let MCErrorDomain = "MCErrorDomain"
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8
