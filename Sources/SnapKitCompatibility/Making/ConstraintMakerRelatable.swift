import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore

/// Attributes that still need a relation.
@preconcurrency @MainActor public class ConstraintMakerRelatable {
  let plan: ConstraintPlan

  init(_ plan: ConstraintPlan) { self.plan = plan }

  /// Relates each attribute to the same one of a view or guide, to a named one, or to points.
  ///
  /// Points for a position count from the superview. Several attributes go with one, or with the same several, or edges
  /// with margins; anything else fails with SnapKit's message.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other, file, line)
  }

  /// Relates each attribute to the superview's; a view without one fails with SnapKit's message.
  @discardableResult
  public func equalToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.equal, "equalToSuperview")
  }

  /// As `equalTo`, with an upper bound.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other, file, line)
  }

  /// As `equalToSuperview`, with an upper bound.
  @discardableResult
  public func lessThanOrEqualToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview")
  }

  /// As `equalTo`, with a lower bound.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other, file, line)
  }

  /// As `equalToSuperview`, with a lower bound.
  @discardableResult
  public func greaterThanOrEqualToSuperview(_ file: String = #file, line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview")
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    if let other = other as? ConstraintItem {
      guard plan.attributes.pairs(with: other.attributes) else {
        return fail("Cannot constraint to multiple non identical attributes. (\(file), \(line))")
      }
      plan.related = other
    } else if let item = other as? any LayoutItem {
      plan.related = ConstraintItem(item, [])
    } else if let constant = ConstraintConstant(other) {
      plan.constant = constant
    } else {
      return fail("Invalid constraint. (\(file), \(line))")
    }
    plan.relation = relation
    return ConstraintMakerEditable(plan)
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation, _ word: String
  ) -> ConstraintMakerEditable {
    guard let superview = plan.item.layoutNode.liveParent?.item else {
      return fail("Expected superview but found nil when attempting make constraint `\(word)`.")
    }
    plan.related = ConstraintItem(superview, [])
    plan.relation = relation
    return ConstraintMakerEditable(plan)
  }

  /// SnapKit stops the program here; the chain goes on without making a constraint when a driver catches that.
  private func fail(_ text: String) -> ConstraintMakerEditable {
    raise(.internalInconsistency(text))
    return ConstraintMakerEditable(plan)
  }
}
