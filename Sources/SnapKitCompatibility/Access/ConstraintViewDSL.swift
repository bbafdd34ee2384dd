import PlainviewLayout
public import PlainviewUIKitCore

extension UIView {
  /// The view's constraints in SnapKit's syntax: `view.snp.makeConstraints { make in make.edges.equalToSuperview() }`.
  @preconcurrency @MainActor public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

/// SnapKit's methods for a view.
@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: UIView

  /// The view.
  public var target: AnyObject? { view }

  /// Makes constraints without activating them; the view no longer translates its mask.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(view, closure)
  }

  /// Makes and activates constraints; the view no longer translates its mask.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(view, closure) }

  /// Removes what was made before, then makes and activates constraints.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.remake(view, closure) }

  /// Changes the constants of constraints that were made before.
  ///
  /// Each has to exist with the same items, attributes, relation, multiplier and priority; one that does not fails with
  /// SnapKit's message. A view that has no constraints yet gets them as by `makeConstraints`.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.update(view, closure) }

  /// Removes every constraint that these methods made for the view.
  public func removeConstraints() { ConstraintMaker.remove(view) }

  /// The priority against growing wider than the content.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  /// The priority against growing higher than the content.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  /// The priority against getting narrower than the content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  /// The priority against getting lower than the content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
  }
}
