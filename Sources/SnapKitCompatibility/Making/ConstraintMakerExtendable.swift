import PlainviewLayout

/// One or more attributes, to which further ones can be added: `make.leading.trailing`.
@preconcurrency @MainActor public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    plan.attributes.formUnion(attributes)
    return self
  }

  /// Adds the left edge to the constraint.
  public var left: ConstraintMakerExtendable { adding(.init(.left)) }
  /// Adds the top edge to the constraint.
  public var top: ConstraintMakerExtendable { adding(.init(.top)) }
  /// Adds the right edge to the constraint.
  public var right: ConstraintMakerExtendable { adding(.init(.right)) }
  /// Adds the bottom edge to the constraint.
  public var bottom: ConstraintMakerExtendable { adding(.init(.bottom)) }
  /// Adds the leading edge to the constraint.
  public var leading: ConstraintMakerExtendable { adding(.init(.leading)) }
  /// Adds the trailing edge to the constraint.
  public var trailing: ConstraintMakerExtendable { adding(.init(.trailing)) }
  /// Adds the width to the constraint.
  public var width: ConstraintMakerExtendable { adding(.init(.width)) }
  /// Adds the height to the constraint.
  public var height: ConstraintMakerExtendable { adding(.init(.height)) }
  /// Adds the horizontal middle to the constraint.
  public var centerX: ConstraintMakerExtendable { adding(.init(.centerX)) }
  /// Adds the vertical middle to the constraint.
  public var centerY: ConstraintMakerExtendable { adding(.init(.centerY)) }
  /// Adds the baseline of the last line of text to the constraint.
  public var lastBaseline: ConstraintMakerExtendable { adding(.init(.lastBaseline)) }
  /// Adds the baseline of the first line of text to the constraint.
  public var firstBaseline: ConstraintMakerExtendable { adding(.init(.firstBaseline)) }
  /// Adds the left margin to the constraint.
  public var leftMargin: ConstraintMakerExtendable { adding(.init(.leftMargin)) }
  /// Adds the top margin to the constraint.
  public var topMargin: ConstraintMakerExtendable { adding(.init(.topMargin)) }
  /// Adds the right margin to the constraint.
  public var rightMargin: ConstraintMakerExtendable { adding(.init(.rightMargin)) }
  /// Adds the bottom margin to the constraint.
  public var bottomMargin: ConstraintMakerExtendable { adding(.init(.bottomMargin)) }
  /// Adds the leading margin to the constraint.
  public var leadingMargin: ConstraintMakerExtendable { adding(.init(.leadingMargin)) }
  /// Adds the trailing margin to the constraint.
  public var trailingMargin: ConstraintMakerExtendable { adding(.init(.trailingMargin)) }
  /// Adds the horizontal middle within the margins to the constraint.
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(.init(.centerXWithinMargins)) }
  /// Adds the vertical middle within the margins to the constraint.
  public var centerYWithinMargins: ConstraintMakerExtendable { adding(.init(.centerYWithinMargins)) }
  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// The horizontal and the vertical center.
  public var center: ConstraintMakerExtendable { adding(.center) }
  /// Left, top, right and bottom inside the layout margins.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// Leading, top, trailing and bottom inside the layout margins.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// Both centers of what is inside the layout margins.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
