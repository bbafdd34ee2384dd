public import Foundation
import PlainviewRuntime

/// Somebody who is related to a contact.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name.
  public let name: String

  /// Creates a related person with a name.
  public init(name: String) { self.name = name }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads an object that was archived.
  public required init?(coder: NSCoder) {
    name = coder.objectIfPresent(of: NSString.self, forKey: "name") as String? ?? ""
  }
  /// Archives the values.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "name")
  }

  /// Equal are objects with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContactRelation else { return false }
    return name == other.name
  }
  open override var hash: Int { name.hashValue }
}
