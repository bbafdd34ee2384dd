import Foundation
import PlainviewLayout

/// What a chain of calls has specified so far.
@MainActor final class ConstraintPlan {
  let item: any LayoutItem
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  /// What the attributes are related to; without it, the constant alone or the superview.
  var related: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant = ConstraintConstant.number(0)
  var priority = ConstraintPriority.required
  var label: String?
  /// The constraint, fixed when it is first read.
  private(set) lazy var constraint = Constraint(self)

  init(_ item: any LayoutItem, _ attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  /// A constraint for each attribute; none before a relation was given.
  func makeLayoutConstraints() -> [LayoutConstraint] {
    guard let relation else { return [] }
    return attributes.list.map { attribute in
      let partner = attributes.partner(
        of: attribute, in: related?.attributes ?? [], isConstant: related == nil)
      let superview = item.layoutNode.liveParent?.item
      let second = related?.item ?? (partner == .width || partner == .height ? nil : superview)
      let constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: second, attribute: partner,
        multiplier: multiplier,
        constant: constant.value(for: partner, isRightToLeft: item.isLayoutRightToLeft))
      constraint.label = label
      constraint.priority = UILayoutPriority(priority.value)
      return constraint
    }
  }
}
