import Foundation
import PlainviewLayout

/// A chain of calls whose constraint can be kept and named.
@preconcurrency @MainActor public class ConstraintMakerFinalizable {
  let plan: ConstraintPlan

  init(_ plan: ConstraintPlan) { self.plan = plan }

  /// Gives the constraints a name, which descriptions and conflict logs show.
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    plan.label = label
    return self
  }

  /// The constraint, to be changed later; calls of the chain after reading it have no effect.
  public var constraint: Constraint { plan.constraint }
}

/// A chain of calls whose priority can be set.
@preconcurrency @MainActor public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets the priority of the constraints.
  @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    plan.priority = amount
    return self
  }

  /// Sets the priority of the constraints, as a number from 1 to 1000 or a `UILayoutPriority`.
  @discardableResult public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    priority(ConstraintPriority(amount))
  }
}

/// A chain of calls that has a relation.
@preconcurrency @MainActor public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies what the attributes are related to.
  @discardableResult public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    plan.multiplier = ConstraintConstant.points(amount) ?? 1
    return self
  }

  /// Divides what the attributes are related to.
  @discardableResult public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    plan.multiplier = 1 / (ConstraintConstant.points(amount) ?? 1)
    return self
  }

  /// Adds points.
  @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    plan.constant = ConstraintConstant(amount) ?? .number(0)
    return self
  }

  /// Moves every edge inwards by points, and makes sizes smaller by those of both sides.
  @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    plan.constant = ConstraintConstant(inset: amount)
    return self
  }

  /// Moves every edge inwards by points, leading and trailing ones each by its own.
  @discardableResult public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    plan.constant = ConstraintConstant(inset: amount)
    return self
  }

  /// The older name of `inset`.
  @discardableResult public func insets(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    inset(amount)
  }
}
