/// An object whose contents may be thrown away while nobody uses them, as caches keep some.
public protocol NSDiscardableContent: AnyObject {
  /// Begins to use the contents; false if they are gone.
  func beginContentAccess() -> Bool
  /// Ends to use the contents.
  func endContentAccess()
  /// Throws the contents away if nobody uses them.
  func discardContentIfPossible()
  /// Whether the contents are gone.
  func isContentDiscarded() -> Bool
}
