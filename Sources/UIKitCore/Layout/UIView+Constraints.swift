public import Foundation
public import PlainviewLayout

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The constraints that this view holds, in the order of their installation.
  public var constraints: [NSLayoutConstraint] { layoutNode.constraints }

  /// Installs a constraint here; its items have to be this view or inside it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: layoutNode) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { addConstraint(each) } }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === layoutNode { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The installed constraints that decide about this view along the axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutNode.references.filter { $0.firstAttribute.isAlong(axis) }
  }

  /// Whether other rectangles would satisfy the constraints as well, along either axis (contract L15).
  ///
  /// A view counts as ambiguous by its own place in its superview, not by that of a superview. One whose frame follows
  /// from its mask never is. Updates constraints and solves them, lays out nothing; for debugging, since it may cost
  /// another solution.
  public var hasAmbiguousLayout: Bool {
    isLayoutAmbiguous(along: .horizontal) || isLayoutAmbiguous(along: .vertical)
  }

  /// Whether another position or size along one axis would satisfy the constraints as well.
  package func isLayoutAmbiguous(along axis: NSLayoutConstraint.Axis) -> Bool {
    solveConstraints()
    return layoutNode.engine?.isAmbiguous(layoutNode, along: axis) ?? false
  }

  /// Moves a view with an ambiguous layout to another valid place, and with the next call back (contract L15).
  ///
  /// UIKit chooses at random; here the same calls lead to the same places. The frame follows in the next layout pass.
  public func exerciseAmbiguityInLayout() {
    solveConstraints()
    layoutNode.engine?.exerciseAmbiguity(of: layoutNode)
  }

  /// Conflicts in the tree of this view that are not resolved, oldest first (contract L12); Plainview's own.
  public var layoutConflicts: [ConflictReport] { treeRoot.layoutNode.engine?.conflicts ?? [] }

  /// The part of the frame that constraints align, in the superview's coordinates.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  public func frame(forAlignmentRect rectangle: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rectangle.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
