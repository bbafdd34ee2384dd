public import Foundation
import PlainviewRuntime

/// The key of `urlString`.
public let CNSocialProfileURLStringKey = "urlString"
/// The key of `username`.
public let CNSocialProfileUsernameKey = "username"
/// The key of `userIdentifier`.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// The key of `service`.
public let CNSocialProfileServiceKey = "service"
/// The network Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The network Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The network LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The network MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// The network Sina Weibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// The network Tencent Weibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// The network Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The network Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// The network Game Center.
public let CNSocialProfileServiceGameCenter = "GameCenter"

/// A profile in a social network.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The address of the profile.
  public let urlString: String
  /// The name of the user there.
  public let username: String
  /// What tells the user from others there.
  public let userIdentifier: String
  /// The network.
  public let service: String

  /// Creates a profile; parts that are nil are empty texts.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }

  /// Returns the name of a property for the user.
  open class func localizedString(forKey key: String) -> String { propertyNames[key] ?? key }
  /// Returns the name of a service for the user.
  open class func localizedString(forService service: String) -> String { serviceNames[service] ?? service }

  private static let propertyNames = [
    CNSocialProfileURLStringKey: "URL", CNSocialProfileUsernameKey: "Username",
    CNSocialProfileUserIdentifierKey: "User identifier", CNSocialProfileServiceKey: "Service",
  ]
  private static let serviceNames = [
    CNSocialProfileServiceSinaWeibo: "Sina Weibo", CNSocialProfileServiceTencentWeibo: "Tencent Weibo",
    CNSocialProfileServiceGameCenter: "Game Center", CNSocialProfileServiceMySpace: "Myspace",
  ]

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads an object that was archived.
  public required init?(coder: NSCoder) {
    urlString = coder.objectIfPresent(of: NSString.self, forKey: "urlString") as String? ?? ""
    username = coder.objectIfPresent(of: NSString.self, forKey: "username") as String? ?? ""
    userIdentifier = coder.objectIfPresent(of: NSString.self, forKey: "userIdentifier") as String? ?? ""
    service = coder.objectIfPresent(of: NSString.self, forKey: "service") as String? ?? ""
  }
  /// Archives the values.
  open func encode(with coder: NSCoder) {
    coder.encode(urlString as NSString, forKey: "urlString")
    coder.encode(username as NSString, forKey: "username")
    coder.encode(userIdentifier as NSString, forKey: "userIdentifier")
    coder.encode(service as NSString, forKey: "service")
  }

  /// Equal are objects with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNSocialProfile else { return false }
    return urlString == other.urlString && username == other.username && userIdentifier == other.userIdentifier
      && service == other.service
  }
  open override var hash: Int { username.hashValue }
}
