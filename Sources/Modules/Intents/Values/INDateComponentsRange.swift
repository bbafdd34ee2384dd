public import Foundation

/// A range of dates whose ends are given by their parts.
open class INDateComponentsRange: NSObject, NSCopying, @unchecked Sendable {
  /// The parts of the beginning; nil for an open one.
  open private(set) var startDateComponents: DateComponents?
  /// The parts of the end; nil for an open one.
  open private(set) var endDateComponents: DateComponents?

  /// Creates a range between two dates.
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }

  /// Returns the range itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INDateComponentsRange else { return false }
    return startDateComponents == other.startDateComponents && endDateComponents == other.endDateComponents
  }
  open override var hash: Int { startDateComponents.hashValue }
}
