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
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  public var size: ConstraintMakerExtendable { adding(.size) }
  public var center: ConstraintMakerExtendable { adding(.center) }
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
