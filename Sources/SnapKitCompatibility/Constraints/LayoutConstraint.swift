public import PlainviewLayout

/// A layout constraint that a chain of calls made.
@preconcurrency @MainActor public class LayoutConstraint: NSLayoutConstraint {
  /// The name given by `labeled`; descriptions and conflict logs show it.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// Whether the two differ in nothing but their constants.
  func isVariant(of other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
