public import Foundation

extension NumberFormatter {
  /// The version of the rules for numbers; raw values are Foundation's.
  public enum Behavior: UInt, Sendable {
    /// The current rules, those before Mac OS X 10.4, and those since then.
    case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040
  }
  /// The version of the rules; kept, without effect: those since 10.4 are the only ones on iOS.
  public var formatterBehavior: Behavior {
    get { FormatterBehavior.value(of: self).flatMap(Behavior.init) ?? .behavior10_4 }
    set { FormatterBehavior.set(newValue.rawValue, of: self) }
  }
  /// The version of the rules that new formatters have: always those since 10.4.
  public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
}

extension DateFormatter {
  /// The version of the rules for dates; raw values are Foundation's.
  public enum Behavior: UInt, Sendable {
    /// The current rules, those before Mac OS X 10.4, and those since then.
    case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040
  }
  /// The version of the rules; kept, without effect: those since 10.4 are the only ones on iOS.
  public var formatterBehavior: Behavior {
    get { FormatterBehavior.value(of: self).flatMap(Behavior.init) ?? .behavior10_4 }
    set { FormatterBehavior.set(newValue.rawValue, of: self) }
  }
  /// The version of the rules that new formatters have: always those since 10.4.
  public class var defaultFormatterBehavior: Behavior { .behavior10_4 }
}

/// The version that a formatter was given.
private enum FormatterBehavior {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  static func value(of formatter: Formatter) -> UInt? { objc_getAssociatedObject(formatter, key) as? UInt }
  static func set(_ value: UInt, of formatter: Formatter) {
    objc_setAssociatedObject(formatter, key, value, .OBJC_ASSOCIATION_RETAIN)
  }
}
