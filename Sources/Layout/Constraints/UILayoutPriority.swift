import PlainviewRuntime

/// How much a constraint matters, from 1 to 1000, where 1000 is required (contract L2).
///
/// A higher priority wins outright over any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  /// Creates a priority with a number from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority with a number from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly a view resists becoming smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how strongly a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly a view keeps to its content's width or height.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the target size that a view is measured with.
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

  /// Compares the numbers of two priorities.
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
