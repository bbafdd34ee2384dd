public import Foundation

/// The identifier of something in the library.
public typealias MPMediaEntityPersistentID = UInt64

/// Something in the library, with properties by keys.
open class MPMediaEntity: NSObject, NSSecureCoding, @unchecked Sendable {
  let values: [String: Any]

  public override init() {
    values = [:]
    super.init()
  }
  init(values: [String: Any]) {
    self.values = values
    super.init()
  }
  /// Creates what has the identifier of an archive in the library; without properties where the library does not have it.
  public required init?(coder: NSCoder) {
    let identifier = UInt64(bitPattern: coder.decodeInt64(forKey: MPMediaItemPropertyPersistentID))
    values = MusicDevice.current.values(of: identifier) ?? [MPMediaItemPropertyPersistentID: identifier]
    super.init()
  }
  /// Archives the identifier.
  open func encode(with coder: NSCoder) {
    coder.encode(Int64(bitPattern: persistentID), forKey: MPMediaItemPropertyPersistentID)
  }
  /// Whether entities can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns whether a query can look for a property.
  open class func canFilter(byProperty property: String) -> Bool { true }

  /// The identifier in the library; 0 for none.
  open var persistentID: MPMediaEntityPersistentID { values[MPMediaItemPropertyPersistentID] as? UInt64 ?? 0 }

  /// Returns the value of a property; nil for none.
  open func value(forProperty property: String) -> Any? { values[property] }

  /// The value of a property; nil for none.
  open subscript(key: Any) -> Any? { (key as? String).flatMap { value(forProperty: $0) } }

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
