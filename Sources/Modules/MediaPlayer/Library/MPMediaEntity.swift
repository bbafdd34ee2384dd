public import Foundation

/// The identifier of something in the library.
public typealias MPMediaEntityPersistentID = UInt64

/// Something in the library, with properties by keys.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  let values: [String: Any]

  public override init() { values = [:] }
  init(values: [String: Any]) { self.values = values }

  /// Returns whether a query can look for a property.
  open class func canFilter(byProperty property: String) -> Bool { true }

  /// The identifier in the library; 0 for none.
  open var persistentID: MPMediaEntityPersistentID { values[MPMediaItemPropertyPersistentID] as? UInt64 ?? 0 }

  /// Returns the value of a property; nil for none.
  open func value(forProperty property: String) -> Any? { values[property] }

  /// Calls the closure with each of some properties that has a value, until it says stop.
  open func enumerateValues(
    forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for property in properties.sorted() {
      guard let value = value(forProperty: property) else { continue }
      block(property, value, &stop)
      if stop.boolValue { return }
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MPMediaEntity, type(of: other) == type(of: self) else { return false }
    return other === self || persistentID != 0 && persistentID == other.persistentID
  }
  open override var hash: Int { persistentID == 0 ? ObjectIdentifier(self).hashValue : persistentID.hashValue }
}
