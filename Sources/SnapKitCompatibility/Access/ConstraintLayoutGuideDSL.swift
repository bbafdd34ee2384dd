import PlainviewLayout
public import PlainviewUIKitCore

extension UILayoutGuide {
  /// The guide's constraints in SnapKit's syntax.
  @preconcurrency @MainActor public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

/// SnapKit's methods for a layout guide.
@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: UILayoutGuide

  /// The guide.
  public var target: AnyObject? { guide }

  /// Makes constraints without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(guide, closure)
  }

  /// Makes and activates constraints.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(guide, closure) }

  /// Removes what was made before, then makes and activates constraints.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.remake(guide, closure) }

  /// Changes the constants of constraints that were made before; see `ConstraintViewDSL.updateConstraints(_:)`.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.update(guide, closure) }

  /// Removes every constraint that these methods made for the guide.
  public func removeConstraints() { ConstraintMaker.remove(guide) }
}
