public import Foundation

/// An effect of a view on what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }
  /// Returns the effect itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
