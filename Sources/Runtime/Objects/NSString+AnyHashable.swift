public import Foundation

/// In a dictionary of keys of any type a text is the same key as `NSString` and as `String`, as on Apple's systems.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
  /// Returns the key of the same text as a `String`.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}
