import Foundation
import PlainviewLayout
import PlainviewRuntime

/// The result of one chain of calls: a constraint for each of its attributes, changed together.
@preconcurrency @MainActor public final class Constraint {
  /// One constraint for each attribute, `edges` for example has four.
  public let layoutConstraints: [LayoutConstraint]
  private weak var item: (any LayoutItem)?
  private var constant: ConstraintConstant

  init(_ plan: ConstraintPlan) {
    item = plan.item
    constant = plan.constant
    layoutConstraints = plan.makeLayoutConstraints()
  }

  /// Whether any of the constraints is installed; setting it installs or removes all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  /// Installs the constraints; from now on `updateConstraints` and `removeConstraints` of the view know them.
  public func activate() {
    guard let item else { return }
    NSLayoutConstraint.activate(layoutConstraints)
    ConstraintBook.shared.add(self, of: item)
  }

  /// Takes the constraints off; they can be activated again.
  public func deactivate() {
    guard let item else { return }
    NSLayoutConstraint.deactivate(layoutConstraints)
    ConstraintBook.shared.remove(self, of: item)
  }

  /// Gives every attribute the same constant, in points.
  @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(ConstraintConstant(offset) ?? constant)
  }

  /// Gives every attribute its distance inwards, in points.
  @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(ConstraintConstant(inset: inset))
  }

  /// Gives every attribute its distance inwards, in points.
  @discardableResult public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    update(ConstraintConstant(inset: inset))
  }

  /// Changes the priority; as in SnapKit, constraints never become required nor stop being so.
  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(priority))
  }

  /// Changes the priority; as in SnapKit, constraints never become required nor stop being so.
  @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
    guard priority != .required else { return self }
    for constraint in layoutConstraints where constraint.priority < .required {
      constraint.priority = UILayoutPriority(priority.value)
    }
    return self
  }

  private func update(_ newConstant: ConstraintConstant) -> Constraint {
    constant = newConstant
    for constraint in layoutConstraints { apply(to: constraint) }
    return self
  }

  private func apply(to constraint: LayoutConstraint) {
    let attribute =
      constraint.secondAttribute == .notAnAttribute ? constraint.firstAttribute : constraint.secondAttribute
    constraint.constant = constant.value(for: attribute, isRightToLeft: item?.isLayoutRightToLeft ?? false)
  }

  /// Hands the constants over to constraints that exist already; fails with SnapKit's message when one does not.
  func updateExisting() {
    guard let item else { return }
    let existing = ConstraintBook.shared.constraints(of: item).flatMap(\.layoutConstraints)
    for constraint in layoutConstraints {
      guard let match = existing.first(where: { $0.isVariant(of: constraint) }) else {
        raise(
          .internalInconsistency(
            "Updated constraint could not find existing matching constraint to update: \(constraint)"))
        return
      }
      apply(to: match)
    }
  }
}
