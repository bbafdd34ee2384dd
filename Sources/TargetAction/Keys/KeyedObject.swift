/// An object that answers for keys by itself and on any thread, where other objects have what their classes expose.
package protocol KeyedObject: AnyObject {
  /// The value under a key; `NSUnknownKeyException` for a key that it does not have.
  func keyedValue(_ key: String) -> Any?
  /// Sets the value under a key; `NSUnknownKeyException` for a key that it does not have.
  func setKeyedValue(_ value: Any?, _ key: String)
  /// A value that is the same for all objects that predicates consider equal.
  var comparedIdentity: AnyObject { get }
}
