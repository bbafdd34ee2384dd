import Foundation

/// How much a chain of words matters, from 1 to 1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Sendable {
  public let value: Float

  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }

  init(_ target: any ConstraintPriorityTarget) {
    self.init(Float(ConstraintConstant.points(target) ?? 1000))
  }

  public static let required: ConstraintPriority = 1000.0
  public static let high: ConstraintPriority = 750.0
  public static let medium: ConstraintPriority = 500.0
  public static let low: ConstraintPriority = 250.0
}
