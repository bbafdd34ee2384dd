public import Foundation

extension NSMutableDictionary {
  /// The value of a key that is only known to be copied, as Apple's Foundation takes it; nil removes the key.
  @_disfavoredOverload public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
