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

  /// The left edge of the view, for relations to it.
  public var left: ConstraintItem { item(.init(.left)) }
  /// The top edge of the view, for relations to it.
  public var top: ConstraintItem { item(.init(.top)) }
  /// The right edge of the view, for relations to it.
  public var right: ConstraintItem { item(.init(.right)) }
  /// The bottom edge of the view, for relations to it.
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  /// The leading edge of the view, for relations to it.
  public var leading: ConstraintItem { item(.init(.leading)) }
  /// The trailing edge of the view, for relations to it.
  public var trailing: ConstraintItem { item(.init(.trailing)) }
  /// The width of the view, for relations to it.
  public var width: ConstraintItem { item(.init(.width)) }
  /// The height of the view, for relations to it.
  public var height: ConstraintItem { item(.init(.height)) }
  /// The horizontal middle of the view, for relations to it.
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  /// The vertical middle of the view, for relations to it.
  public var centerY: ConstraintItem { item(.init(.centerY)) }
  /// The baseline of the last line of text, for relations to it.
  public var lastBaseline: ConstraintItem { item(.init(.lastBaseline)) }
  /// The baseline of the first line of text, for relations to it.
  public var firstBaseline: ConstraintItem { item(.init(.firstBaseline)) }
  /// The left margin of the view, for relations to it.
  public var leftMargin: ConstraintItem { item(.init(.leftMargin)) }
  /// The top margin of the view, for relations to it.
  public var topMargin: ConstraintItem { item(.init(.topMargin)) }
  /// The right margin of the view, for relations to it.
  public var rightMargin: ConstraintItem { item(.init(.rightMargin)) }
  /// The bottom margin of the view, for relations to it.
  public var bottomMargin: ConstraintItem { item(.init(.bottomMargin)) }
  /// The leading margin of the view, for relations to it.
  public var leadingMargin: ConstraintItem { item(.init(.leadingMargin)) }
  /// The trailing margin of the view, for relations to it.
  public var trailingMargin: ConstraintItem { item(.init(.trailingMargin)) }
  /// The horizontal middle within the margins, for relations to it.
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  /// The vertical middle within the margins, for relations to it.
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
