public import Foundation

/// Values that an app keeps in iCloud, for all devices of its user. Here they stay on the device, and outlive a launch.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the running app.
  open class var `default`: NSUbiquitousKeyValueStore { CloudValues.current.store }

  /// Posted when another device has changed values; the keys are in the notification's information.
  open class var didChangeExternallyNotification: NSNotification.Name {
    NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Creates an empty store.
  public override init() { super.init() }

  /// The value of a key; nil for none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key, which has to be of a property list; nil takes it away.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Takes a value away.
  open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }

  /// The text of a key; nil for another kind of value.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The list of a key; nil for another kind of value.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The dictionary of a key; nil for another kind of value.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// The data of a key; nil for another kind of value.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The integer of a key; 0 for another kind of value.
  open func longLong(forKey aKey: String) -> Int64 { number(forKey: aKey)?.int64Value ?? 0 }
  /// The number of a key; 0 for another kind of value.
  open func double(forKey aKey: String) -> Double { number(forKey: aKey)?.doubleValue ?? 0 }
  /// The truth value of a key; false for another kind of value.
  open func bool(forKey aKey: String) -> Bool { number(forKey: aKey)?.boolValue ?? false }

  /// Sets a text; nil takes the value away.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets data; nil takes the value away.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets a list; nil takes the value away.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets a dictionary; nil takes the value away.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets an integer.
  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets a truth value.
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Says that the values in memory and those on the disk are the same; always true.
  @discardableResult open func synchronize() -> Bool { true }

  private func number(forKey key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let truth as Bool: NSNumber(value: truth)
    case let integer as Int: NSNumber(value: integer)
    case let number as Double: NSNumber(value: number)
    default: nil
    }
  }
}

/// The key of the reason for a change from elsewhere, in a notification's information.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys whose values changed, in a notification's information.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason of a change by another device.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason of a change by the first download.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason of a notification about too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason of a change by another account of the user.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// The store of a device.
package final class CloudValues: Sendable {
  package let store = NSUbiquitousKeyValueStore()
  package static func of(_ parts: DeviceParts) -> CloudValues { parts.part(CloudValues.self) { CloudValues() } }
  static var current: CloudValues { of(SimulatedProcess.current.device) }
}
