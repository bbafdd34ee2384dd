import Foundation
public import FoundationNetworking
import PlainviewRuntime

extension URLSessionConfiguration {
  /// Returns a configuration with an identifier, whose requests go on while the app is suspended; here they stop with it.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
  /// Whether a request waits for a connection; kept, without effect.
  public var waitsForConnectivity: Bool {
    get { kept.waitsForConnectivity }
    set { kept.waitsForConnectivity = newValue }
  }
  /// Whether the app is started when requests end; kept, without effect.
  public var sessionSendsLaunchEvents: Bool {
    get { kept.sendsLaunchEvents }
    set { kept.sendsLaunchEvents = newValue }
  }
  /// Whether requests may use connections that cost much; kept, without effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept.allowsExpensiveAccess }
    set { kept.allowsExpensiveAccess = newValue }
  }
  /// Whether requests may use connections on which the user saves data; kept, without effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept.allowsConstrainedAccess }
    set { kept.allowsConstrainedAccess = newValue }
  }

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private var kept: KeptSessionSettings {
    if let kept = objc_getAssociatedObject(self, Self.key) as? KeptSessionSettings { return kept }
    let kept = KeptSessionSettings()
    objc_setAssociatedObject(self, Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
    return kept
  }
}

/// What Foundation's configuration has no properties for.
private final class KeptSessionSettings {
  var waitsForConnectivity = false
  var sendsLaunchEvents = true
  var allowsExpensiveAccess = true
  var allowsConstrainedAccess = true
}
