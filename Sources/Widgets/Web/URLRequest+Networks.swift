public import Foundation
public import FoundationNetworking

// What Foundation on Linux does not know of networks that cost much, or on which the user saves data.

extension URLRequest {
  /// Whether the request may use connections on which the user saves data: always true, since there are none here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the request may use connections that cost much: always true, since there are none here.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// The key for why the network was not there.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// Why a network was not there for a request.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The request may use no mobile network, none that costs much, or none on which the user saves data.
    case cellular, expensive, constrained
  }

  /// Why the network was not there; nil where the error does not say so.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
  }
}
