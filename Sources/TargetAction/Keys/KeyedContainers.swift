import Foundation

/// Foundation's containers whose keys are their contents: key-value coding reads and writes what they hold.
enum KeyedContainers {
  /// Sets an entry; false where the object is no such container.
  static func set(_ value: Any?, forKey key: String, in object: AnyObject) -> Bool {
    switch object {
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
    default: return false
    }
    return true
  }

  /// What is under a key.
  struct Entry { let found: Any? }

  /// Reads an entry, of arrays and sets that of every element; nil where the object is no such container.
  @MainActor static func value(forKey key: String, in object: AnyObject) -> Entry? {
    switch object {
    case let defaults as UserDefaults: Entry(found: defaults.object(forKey: key))
    case let dictionary as NSDictionary: Entry(found: dictionary.object(forKey: key))
    case let array as NSArray: Entry(found: array.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() })
    default: nil
    }
  }
}
