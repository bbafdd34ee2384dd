package import Foundation

extension NSCoder {
  /// Returns an object of an archive; nil where the archive has none for the key, or one of another class.
  ///
  /// Apple's Foundation returns nil for a key that is not there; that of Linux makes the whole archive unreadable.
  package func objectIfPresent<Value: NSObject & NSCoding>(of type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Returns an object of one of some classes; nil where the archive has none for the key.
  package func objectIfPresent(of types: [AnyClass], forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: types, forKey: key) : nil
  }
}
