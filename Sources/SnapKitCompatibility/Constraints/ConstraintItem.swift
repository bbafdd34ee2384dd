import PlainviewLayout

/// Attributes of a view or guide, as something to relate to: `other.snp.bottom`.
@preconcurrency @MainActor public final class ConstraintItem: ConstraintRelatableTarget {
  private weak var layoutItem: (any LayoutItem)?
  let attributes: ConstraintAttributes

  init(_ item: (any LayoutItem)?, _ attributes: ConstraintAttributes) {
    layoutItem = item
    self.attributes = attributes
  }

  /// The view or guide; nil once it is gone.
  public var target: AnyObject? { layoutItem }

  var item: (any LayoutItem)? { layoutItem }
}
