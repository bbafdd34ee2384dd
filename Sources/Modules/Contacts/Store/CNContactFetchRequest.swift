public import Foundation
import PlainviewRuntime

/// What is fetched from a store.
open class CNFetchRequest: NSObject {}

/// Which contacts are fetched, with which properties, and in which order.
open class CNContactFetchRequest: CNFetchRequest, NSSecureCoding {
  /// The contacts: a predicate of `CNContact`, or nil for all.
  open var predicate: NSPredicate?
  /// The keys of the properties.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether the contacts are `CNMutableContact`s; false by default.
  open var mutableObjects = false
  /// Whether contacts of one person are one; true by default. Kept, without effect.
  open var unifyResults = true
  /// The order; that of the store by default.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request for all contacts with some properties.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }

  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads a request that was archived; predicates are not archived.
  public required init?(coder: NSCoder) {
    keysToFetch = (coder.objectIfPresent(of: NSString.self, forKey: "keys") as String? ?? "").split(separator: ",")
      .map(String.init)
    mutableObjects = coder.decodeBool(forKey: "mutableObjects")
    unifyResults = coder.decodeBool(forKey: "unifyResults")
    sortOrder = CNContactSortOrder(rawValue: coder.decodeInteger(forKey: "sortOrder")) ?? .none
  }
  /// Archives all but the predicate.
  open func encode(with coder: NSCoder) {
    coder.encode(keysToFetch.flatMap(\.contactKeys).joined(separator: ",") as NSString, forKey: "keys")
    coder.encode(mutableObjects, forKey: "mutableObjects")
    coder.encode(unifyResults, forKey: "unifyResults")
    coder.encode(sortOrder.rawValue, forKey: "sortOrder")
  }
}
