import Foundation
import PlainviewLayout
import PlainviewUIKitCore

/// The constraints and guides by which a stack view arranges its views, under UIKit's identifiers.
///
/// A rule that still applies keeps its constraint; only changed ones are made again.
@MainActor final class StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
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

  /// Whether a view's content changed from text of one line to several, or back, or its resistance changed.
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
    // Mostly all rules are kept, or the first ones; the rest is looked up.
    var count = 0
    while count < min(rules.count, constraints.count), rules[count].isKept(by: constraints[count]) {
      constraints[count].constant = rules[count].constant
      count += 1
    }
    if count == rules.count, count == constraints.count { return }
    var known: [StackRule.Key: NSLayoutConstraint] = [:]
    let former = constraints[count...]
    // A constraint that code deactivated, or that went with a guide, is made anew.
    for constraint in former where constraint.isActive { known[StackRule.Key(constraint)] = constraint }
    var new = Array(constraints[..<count])
    var added: [NSLayoutConstraint] = []
    for rule in rules[count...] {
      if !known.isEmpty, let constraint = known.removeValue(forKey: rule.key) {
        constraint.constant = rule.constant
        new.append(constraint)
      } else {
        let constraint = rule.makeConstraint()
        new.append(constraint)
        added.append(constraint)
      }
    }
    if !known.isEmpty {
      for constraint in former where known[StackRule.Key(constraint)] === constraint { constraint.isActive = false }
    }
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

  /// Equal for two rules that differ in their constants only.
  struct Key: Hashable {
    let identifier: String?
    let first: ObjectIdentifier?
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

  /// Whether a constraint that is active stands for the rule, its constant aside.
  func isKept(by constraint: NSLayoutConstraint) -> Bool {
    constraint.isActive && constraint.firstItem === first && constraint.secondItem === second
      && constraint.firstAttribute == firstAttribute && constraint.secondAttribute == secondAttribute
      && constraint.relation == relation && constraint.multiplier == multiplier
      && constraint.priority.rawValue == priority && constraint.identifier == identifier
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

extension StackRule.Key {
  /// The key of a constraint's rule.
  @MainActor init(_ constraint: NSLayoutConstraint) {
    self.init(
      identifier: constraint.identifier, first: constraint.firstItem.map { ObjectIdentifier($0) },
      firstAttribute: constraint.firstAttribute.rawValue, relation: constraint.relation.rawValue,
      second: constraint.secondItem.map { ObjectIdentifier($0) },
      secondAttribute: constraint.secondAttribute.rawValue, multiplier: constraint.multiplier,
      priority: constraint.priority.rawValue)
  }
}
