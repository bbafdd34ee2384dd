import Foundation
import PlainviewRuntime

/// What the names in a visual format string stand for.
@MainActor struct VisualFormatNames {
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(metrics: [String: Any], views: [String: Any]) {
    self.metrics = metrics
    self.views = views
  }

  func hasMetric(_ name: String) -> Bool { metrics[name] != nil }

  /// The number that a metric has; nil when it has none, or one that is not finite.
  func metric(_ name: String) -> Double? {
    guard let value = metrics[name], let number = Self.number(value), number.isFinite else { return nil }
    return number
  }

  func hasView(_ name: String) -> Bool { views[name] != nil }

  /// The view or guide of a name, or why there is none.
  func view(_ name: String) -> Result<any LayoutItem, VisualFormatProblem> {
    guard let value = views[name] else { return .failure(.unknownView(name)) }
    guard let item = value as? any LayoutItem else {
      return .failure(.notAView(name, className: Self.className(of: value)))
    }
    return .success(item)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: double(number)
    case let number as any BinaryFloatingPoint: double(number)
    case let priority as UILayoutPriority: Double(priority.rawValue)
    default: nil
    }
  }

  private static func double(_ number: some BinaryInteger) -> Double { Double(number) }

  private static func double(_ number: some BinaryFloatingPoint) -> Double { Double(number) }

  /// The class of an object; values that are no objects go to Objective-C in a box.
  private static func className(of value: Any) -> String {
    guard let type = type(of: value) as? AnyClass else { return "__SwiftValue" }
    return PlainviewRuntime.className(type)
  }
}
