public import Foundation
import PlainviewRuntime

/// The key of a group's identifier.
public let CNGroupIdentifierKey = "identifier"
/// The key of a group's name.
public let CNGroupNameKey = "name"

/// A group of contacts, which does not change.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// What tells the group from others.
  public let identifier: String
  var storedName: String
  /// The name of the group.
  open var name: String { storedName }

  init(identifier: String, name: String) { (self.identifier, storedName) = (identifier, name) }
  /// Creates a group without a name.
  public override init() { (identifier, storedName) = (UUID().uuidString, "") }

  /// Returns a copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNGroup(identifier: identifier, name: name) }
  /// Returns a copy that can be changed, with the same identifier.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(identifier: identifier, name: name) }
  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads a group that was archived.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.objectIfPresent(of: NSString.self, forKey: "identifier") as String? else { return nil }
    self.identifier = identifier
    storedName = coder.objectIfPresent(of: NSString.self, forKey: "name") as String? ?? ""
  }
  /// Archives identifier and name.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(name as NSString, forKey: "name")
  }

  /// Equal are groups with the same identifier and name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNGroup else { return false }
    return identifier == other.identifier && name == other.name
  }
  open override var hash: Int { identifier.hashValue }

  /// Returns a predicate for the groups with some identifiers.
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    StorePredicate(.groups(identifiers: Set(identifiers)))
  }
  /// Returns a predicate for the groups in a container.
  open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    StorePredicate(.groupsInContainer(containerIdentifier))
  }
}

/// A group that can be changed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  /// The name of the group.
  open override var name: String {
    get { storedName }
    set { storedName = newValue }
  }
}
