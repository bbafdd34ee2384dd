import PlainviewLayout

/// The attributes of a view or guide, as something to relate to.
@preconcurrency @MainActor public protocol ConstraintAttributesDSL {
  /// The view or guide.
  var target: AnyObject? { get }
}

extension ConstraintAttributesDSL {
  private func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target as? any LayoutItem, attributes)
  }

  public var left: ConstraintItem { item(.init(.left)) }
  public var top: ConstraintItem { item(.init(.top)) }
  public var right: ConstraintItem { item(.init(.right)) }
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  public var leading: ConstraintItem { item(.init(.leading)) }
  public var trailing: ConstraintItem { item(.init(.trailing)) }
  public var width: ConstraintItem { item(.init(.width)) }
  public var height: ConstraintItem { item(.init(.height)) }
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  public var centerY: ConstraintItem { item(.init(.centerY)) }
  public var lastBaseline: ConstraintItem { item(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintItem { item(.init(.firstBaseline)) }
  public var leftMargin: ConstraintItem { item(.init(.leftMargin)) }
  public var topMargin: ConstraintItem { item(.init(.topMargin)) }
  public var rightMargin: ConstraintItem { item(.init(.rightMargin)) }
  public var bottomMargin: ConstraintItem { item(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintItem { item(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintItem { item(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  public var centerYWithinMargins: ConstraintItem { item(.init(.centerYWithinMargins)) }
  /// Left, top, right and bottom.
  public var edges: ConstraintItem { item(.edges) }
  /// Left and right.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintItem { item(.size) }
  /// The horizontal and the vertical center.
  public var center: ConstraintItem { item(.center) }
  /// Left, top, right and bottom inside the layout margins.
  public var margins: ConstraintItem { item(.margins) }
  /// Leading, top, trailing and bottom inside the layout margins.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// Both centers of what is inside the layout margins.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
