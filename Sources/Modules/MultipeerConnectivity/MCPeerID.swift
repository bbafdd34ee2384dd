public import Foundation
public import PlainviewRuntime

/// A device that others can see, by the name that it shows.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  /// The name that other devices show.
  public let displayName: String
  /// Creates a device with a name that users read.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String {
    "<MCPeerID: \(SimulatedProcess.address(of: self)) DisplayName = \(displayName)>"
  }
}

/// How a message is sent.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// The state of the connection with a device.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether what is sent can be read by others.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// The errors of connections with other devices.
public struct MCError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = MCError
    /// Not known, not connected, a wrong parameter, not supported, too late, canceled, or not available.
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `MCErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { MCErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `notConnected`, for use in a pattern.
  public static var notConnected: Code { .notConnected }
  /// The code `invalidParameter`, for use in a pattern.
  public static var invalidParameter: Code { .invalidParameter }
  /// The code `unsupported`, for use in a pattern.
  public static var unsupported: Code { .unsupported }
  /// The code `timedOut`, for use in a pattern.
  public static var timedOut: Code { .timedOut }
  /// The code `cancelled`, for use in a pattern.
  public static var cancelled: Code { .cancelled }
  /// The code `unavailable`, for use in a pattern.
  public static var unavailable: Code { .unavailable }
}
/// The domain of the errors of multipeer sessions.
public let MCErrorDomain = "MCErrorDomain"
/// The smallest number of devices in a session, the user's own included.
public let kMCSessionMinimumNumberOfPeers = 2
/// The largest number of devices in a session, the user's own included.
public let kMCSessionMaximumNumberOfPeers = 8
