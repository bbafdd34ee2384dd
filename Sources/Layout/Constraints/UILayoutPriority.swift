import PlainviewRuntime

/// How much a constraint matters, from 1 to 1000, where 1000 is required (contract L2).
///
/// A higher priority wins outright over any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether it is one; what is not fails with UIKit's exception. None at all, 0, is taken.
  @MainActor package func isLegal() -> Bool {
    // A comparison with NaN does not hold.
    if rawValue >= 0, rawValue <= 1000 { return true }
    raise(
      .internalInconsistency(
        "It's illegal to set priority:\(compactNumber(Double(rawValue))).  Priorities must be greater than 0 and less or "
          + "equal to NSLayoutPriorityRequired, which is 1000.000000."))
    return false
  }

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue < other.rawValue }
}

extension UILayoutPriority {
  /// The priority that is higher by a number.
  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + distance)
  }

  /// The priority that is lower by a number.
  public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - distance)
  }

  /// Raises the priority by a number.
  public static func += (priority: inout UILayoutPriority, distance: Float) { priority = priority + distance }

  /// Lowers the priority by a number.
  public static func -= (priority: inout UILayoutPriority, distance: Float) { priority = priority - distance }
}
