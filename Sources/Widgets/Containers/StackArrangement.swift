import Foundation
import PlainviewLayout
import PlainviewUIKitCore

/// The constraints and guides by which a stack view arranges its views, under UIKit's identifiers.
///
/// A rule that stays true keeps its constraint; only what a change of the stack makes different is made anew.
@MainActor final class StackArrangement {
  private var constraints: [(rule: StackRule, constraint: NSLayoutConstraint)] = []
  private var spanner: UILayoutGuide?
  private var gaps: [UILayoutGuide] = []
  /// The views whose width a rule keeps from being ambiguous, with the compression resistance that it goes by.
  private var disambiguated: [ObjectIdentifier: UILayoutPriority] = [:]

  /// Replaces the constraints by those that the stack's properties ask for.
  func update(for stack: UIStackView) {
    let plan = StackPlan(stack)
    adjustGuides(to: plan, in: stack)
    let rules = plan.rules(spanner: spanner, gaps: gaps)
    disambiguated = plan.disambiguatedWidths
    take(rules)
  }

  /// Whether a view's content changed from text of one line to several, or back, or resists in another way.
  func isOutdated(for view: UIView) -> Bool {
    StackPlan.disambiguationResistance(of: view) != disambiguated[ObjectIdentifier(view)]
  }

  private func adjustGuides(to plan: StackPlan, in stack: UIStackView) {
    if plan.needsSpanner, spanner == nil { spanner = makeGuide(in: stack) }
    if !plan.needsSpanner, let unused = spanner {
      stack.removeLayoutGuide(unused)
      spanner = nil
    }
    while gaps.count < plan.gapCount { gaps.append(makeGuide(in: stack)) }
    while gaps.count > plan.gapCount { stack.removeLayoutGuide(gaps.removeLast()) }
  }

  private func makeGuide(in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    stack.addLayoutGuide(guide)
    return guide
  }

  private func take(_ rules: [StackRule]) {
    var kept: [StackRule.Key: NSLayoutConstraint] = [:]
    // A constraint that somebody deactivated, or that went with a guide, is made anew.
    for (rule, constraint) in constraints where constraint.isActive { kept[rule.key] = constraint }
    var added: [NSLayoutConstraint] = []
    var new: [(rule: StackRule, constraint: NSLayoutConstraint)] = []
    for rule in rules {
      let constraint: NSLayoutConstraint
      if let known = kept.removeValue(forKey: rule.key) {
        known.constant = rule.constant
        constraint = known
      } else {
        constraint = rule.makeConstraint()
        added.append(constraint)
      }
      new.append((rule, constraint))
    }
    for (rule, constraint) in constraints where kept[rule.key] === constraint { constraint.isActive = false }
    constraints = new
    NSLayoutConstraint.activate(added)
  }
}

/// One constraint of a stack, before it is made.
@MainActor struct StackRule {
  let identifier: String
  let first: any LayoutItem
  let firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: (any LayoutItem)?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000

  /// What makes two rules the same but for their constants.
  struct Key: Hashable {
    let identifier: String
    let first: ObjectIdentifier
    let firstAttribute: Int
    let relation: Int
    let second: ObjectIdentifier?
    let secondAttribute: Int
    let multiplier: CGFloat
    let priority: Float
  }

  var key: Key {
    Key(
      identifier: identifier, first: ObjectIdentifier(first), firstAttribute: firstAttribute.rawValue,
      relation: relation.rawValue, second: second.map { ObjectIdentifier($0) },
      secondAttribute: secondAttribute.rawValue, multiplier: multiplier, priority: priority)
  }

  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
