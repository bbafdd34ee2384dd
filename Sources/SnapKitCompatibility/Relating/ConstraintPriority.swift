import Foundation

/// The priority of a chain of calls, from 1 to 1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Sendable {
  /// The number, from 1 to 1000.
  public let value: Float

  /// Creates a priority from a literal.
  public init(floatLiteral value: Float) { self.value = value }
  /// Creates a priority from a number.
  public init(_ value: Float) { self.value = value }

  init(_ target: any ConstraintPriorityTarget) {
    self.init(Float(ConstraintConstant.points(target) ?? 1000))
  }

  /// The constraint has to hold: 1000.
  public static let required: ConstraintPriority = 1000.0
  /// A high priority: 750.
  public static let high: ConstraintPriority = 750.0
  /// A medium priority: 500.
  public static let medium: ConstraintPriority = 500.0
  /// A low priority: 250.
  public static let low: ConstraintPriority = 250.0
}
