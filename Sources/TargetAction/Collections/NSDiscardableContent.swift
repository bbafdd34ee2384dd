/// An object whose contents may be discarded while they are not in use, for example in caches.
public protocol NSDiscardableContent: AnyObject {
  /// Begins the use of the contents; false if they were discarded.
  func beginContentAccess() -> Bool
  /// Ends the use of the contents.
  func endContentAccess()
  /// Discards the contents if they are not in use.
  func discardContentIfPossible()
  /// Whether the contents were discarded.
  func isContentDiscarded() -> Bool
}
