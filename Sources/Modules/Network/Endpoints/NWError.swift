public import Foundation

/// The code of an error in the lookup of names and services.
public typealias DNSServiceErrorType = Int32

/// Why a connection does not work.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  /// An error of the system's sockets.
  case posix(POSIXErrorCode)
  /// An error in the lookup of names and services.
  case dns(DNSServiceErrorType)
  /// An error of TLS, by Security's code.
  case tls(Int32)

  /// The domain and the code.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
    case .dns(let code): "DNSServiceErrorType(\(code))"
    case .tls(let code): "OSStatus(\(code))"
    }
  }
}

extension NWError: CustomNSError, LocalizedError {
  /// The domain of the errors as `NSError`.
  public static var errorDomain: String { "Network.NWError" }
  /// The code of the error.
  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code): Int(code)
    case .tls(let code): Int(code)
    }
  }
  /// What the error says to the user.
  public var errorDescription: String? { "The operation couldn’t be completed. (\(debugDescription))" }
}
