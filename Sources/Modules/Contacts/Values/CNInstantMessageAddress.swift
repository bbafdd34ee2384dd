public import Foundation
import PlainviewRuntime

/// The key of `username`.
public let CNInstantMessageAddressUsernameKey = "username"
/// The key of `service`.
public let CNInstantMessageAddressServiceKey = "service"
/// The service AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// The service Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// The service GaduGadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// The service GoogleTalk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// The service ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// The service Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// The service MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// The service QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// The service Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// The service Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"

/// An address for instant messages.
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name of the user.
  public let username: String
  /// The service.
  public let service: String

  /// Creates an address at a service.
  public init(username: String, service: String) { (self.username, self.service) = (username, service) }

  /// Returns the name of a property for the user.
  open class func localizedString(forKey key: String) -> String { propertyNames[key] ?? key }
  /// Returns the name of a service for the user.
  open class func localizedString(forService service: String) -> String { serviceNames[service] ?? service }

  private static let propertyNames = [
    CNInstantMessageAddressUsernameKey: "Username", CNInstantMessageAddressServiceKey: "Service",
  ]
  private static let serviceNames = [
    CNInstantMessageServiceGaduGadu: "Gadu-Gadu", CNInstantMessageServiceGoogleTalk: "Google Talk",
    CNInstantMessageServiceYahoo: "Yahoo!",
  ]

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads an object that was archived.
  public required init?(coder: NSCoder) {
    username = coder.objectIfPresent(of: NSString.self, forKey: "username") as String? ?? ""
    service = coder.objectIfPresent(of: NSString.self, forKey: "service") as String? ?? ""
  }
  /// Archives the values.
  open func encode(with coder: NSCoder) {
    coder.encode(username as NSString, forKey: "username")
    coder.encode(service as NSString, forKey: "service")
  }

  /// Equal are objects with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNInstantMessageAddress else { return false }
    return username == other.username && service == other.service
  }
  open override var hash: Int { username.hashValue }
}
