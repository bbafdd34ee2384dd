import PlainviewLayout
import PlainviewUIKitCore

/// Makes the constraints of a view or guide: every chain of calls begins with one of its attributes.
@preconcurrency @MainActor public class ConstraintMaker {
  private let item: any LayoutItem
  private var plans: [ConstraintPlan] = []

  private init(_ item: any LayoutItem) {
    self.item = item
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  private func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let plan = ConstraintPlan(item, attributes)
    plans.append(plan)
    return ConstraintMakerExtendable(plan)
  }

  /// Begins a constraint of the left edge.
  public var left: ConstraintMakerExtendable { begin(.init(.left)) }
  /// Begins a constraint of the top edge.
  public var top: ConstraintMakerExtendable { begin(.init(.top)) }
  /// Begins a constraint of the right edge.
  public var right: ConstraintMakerExtendable { begin(.init(.right)) }
  /// Begins a constraint of the bottom edge.
  public var bottom: ConstraintMakerExtendable { begin(.init(.bottom)) }
  /// Begins a constraint of the leading edge.
  public var leading: ConstraintMakerExtendable { begin(.init(.leading)) }
  /// Begins a constraint of the trailing edge.
  public var trailing: ConstraintMakerExtendable { begin(.init(.trailing)) }
  /// Begins a constraint of the width.
  public var width: ConstraintMakerExtendable { begin(.init(.width)) }
  /// Begins a constraint of the height.
  public var height: ConstraintMakerExtendable { begin(.init(.height)) }
  /// Begins a constraint of the horizontal middle.
  public var centerX: ConstraintMakerExtendable { begin(.init(.centerX)) }
  /// Begins a constraint of the vertical middle.
  public var centerY: ConstraintMakerExtendable { begin(.init(.centerY)) }
  /// Begins a constraint of the baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { begin(.init(.lastBaseline)) }
  /// Begins a constraint of the baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { begin(.init(.firstBaseline)) }
  /// Begins a constraint of the left margin.
  public var leftMargin: ConstraintMakerExtendable { begin(.init(.leftMargin)) }
  /// Begins a constraint of the top margin.
  public var topMargin: ConstraintMakerExtendable { begin(.init(.topMargin)) }
  /// Begins a constraint of the right margin.
  public var rightMargin: ConstraintMakerExtendable { begin(.init(.rightMargin)) }
  /// Begins a constraint of the bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { begin(.init(.bottomMargin)) }
  /// Begins a constraint of the leading margin.
  public var leadingMargin: ConstraintMakerExtendable { begin(.init(.leadingMargin)) }
  /// Begins a constraint of the trailing margin.
  public var trailingMargin: ConstraintMakerExtendable { begin(.init(.trailingMargin)) }
  /// Begins a constraint of the horizontal middle within the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.init(.centerXWithinMargins)) }
  /// Begins a constraint of the vertical middle within the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.init(.centerYWithinMargins)) }
  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { begin(.edges) }
  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { begin(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { begin(.size) }
  /// The horizontal and the vertical center.
  public var center: ConstraintMakerExtendable { begin(.center) }
  /// Left, top, right and bottom inside the layout margins.
  public var margins: ConstraintMakerExtendable { begin(.margins) }
  /// Leading, top, trailing and bottom inside the layout margins.
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
  /// Both centers of what is inside the layout margins.
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}

extension ConstraintMaker {
  /// The constraints that the closure specifies, in order; chains without a relation make none.
  static func prepare(_ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.plans.filter { $0.relation != nil }.map(\.constraint)
  }

  static func make(_ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  static func remake(_ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  /// Changes constants of constraints that exist; makes the constraints when there are none at all.
  static func update(_ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void) {
    if ConstraintBook.shared.constraints(of: item).isEmpty { return make(item, closure) }
    for constraint in prepare(item, closure) { constraint.updateExisting() }
  }

  static func remove(_ item: any LayoutItem) {
    for constraint in ConstraintBook.shared.constraints(of: item) { constraint.deactivate() }
  }
}
