public import Foundation
import PlainviewRuntime

/// The key of a container's identifier.
public let CNContainerIdentifierKey = "identifier"
/// The key of a container's name.
public let CNContainerNameKey = "name"
/// The key of a container's type.
public let CNContainerTypeKey = "type"

/// Where the contacts of a container are.
public enum CNContainerType: Int, Sendable {
  /// Nowhere yet.
  case unassigned = 0
  /// On the device.
  case local = 1
  /// On a server of Exchange.
  case exchange = 1001
  /// On a server for CardDAV, such as iCloud.
  case cardDAV = 1002
}

/// An account or a device whose contacts are in the store; a contact is in one alone.
open class CNContainer: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What tells the container from others.
  public let identifier: String
  /// The name of the container.
  public let name: String
  /// Where the contacts are.
  public let type: CNContainerType

  /// A container of a simulated device.
  init(identifier: String, name: String, type: CNContainerType) {
    (self.identifier, self.name, self.type) = (identifier, name, type)
  }

  /// Returns the container itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads a container that was archived.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.objectIfPresent(of: NSString.self, forKey: "identifier") as String? else { return nil }
    self.identifier = identifier
    name = coder.objectIfPresent(of: NSString.self, forKey: "name") as String? ?? ""
    type = CNContainerType(rawValue: coder.decodeInteger(forKey: "type")) ?? .unassigned
  }
  /// Archives identifier, name and type.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(name as NSString, forKey: "name")
    coder.encode(type.rawValue, forKey: "type")
  }

  /// Equal are containers with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContainer)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }

  /// Returns a predicate for the containers with some identifiers.
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    StorePredicate(.containers(identifiers: Set(identifiers)))
  }
  /// Returns a predicate for the container that a contact is in.
  open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
    StorePredicate(.containerOfContact(contactIdentifier))
  }
  /// Returns a predicate for the container that a group is in.
  open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    StorePredicate(.containerOfGroup(groupIdentifier))
  }
}
