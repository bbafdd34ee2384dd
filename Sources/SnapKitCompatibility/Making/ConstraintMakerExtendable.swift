import PlainviewLayout

/// One or more attributes, to which further ones can be added: `make.leading.trailing`.
@preconcurrency @MainActor public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    plan.attributes.formUnion(attributes)
    return self
  }

  public var left: ConstraintMakerExtendable { adding(.init(.left)) }
  public var top: ConstraintMakerExtendable { adding(.init(.top)) }
  public var right: ConstraintMakerExtendable { adding(.init(.right)) }
  public var bottom: ConstraintMakerExtendable { adding(.init(.bottom)) }
  public var leading: ConstraintMakerExtendable { adding(.init(.leading)) }
  public var trailing: ConstraintMakerExtendable { adding(.init(.trailing)) }
  public var width: ConstraintMakerExtendable { adding(.init(.width)) }
  public var height: ConstraintMakerExtendable { adding(.init(.height)) }
  public var centerX: ConstraintMakerExtendable { adding(.init(.centerX)) }
  public var centerY: ConstraintMakerExtendable { adding(.init(.centerY)) }
  public var lastBaseline: ConstraintMakerExtendable { adding(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintMakerExtendable { adding(.init(.firstBaseline)) }
  public var leftMargin: ConstraintMakerExtendable { adding(.init(.leftMargin)) }
  public var topMargin: ConstraintMakerExtendable { adding(.init(.topMargin)) }
  public var rightMargin: ConstraintMakerExtendable { adding(.init(.rightMargin)) }
  public var bottomMargin: ConstraintMakerExtendable { adding(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintMakerExtendable { adding(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintMakerExtendable { adding(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(.init(.centerXWithinMargins)) }
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
