import Foundation
import PlainviewGraphics
package import PlainviewLayout

extension UIView {
  func baseRemoveConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === layoutNode { constraint.isActive = false }
  }

  func baseAddConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.install(on: layoutNode) }
  }

  func baseRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { baseRemoveConstraint(constraint) }
  }

  /// The installed constraints that decide about this view along an axis.
  func affecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutNode.references.filter { $0.firstAttribute.isAlong(axis) }
  }

  /// A view counts as ambiguous by its own frame in its superview, not by that of a superview. One whose frame follows
  /// from its mask never is. Updates constraints and solves them, lays out nothing; for debugging, since it may cost
  /// another solution.
  var baseHasAmbiguousLayout: Bool {
    isLayoutAmbiguous(along: .horizontal) || isLayoutAmbiguous(along: .vertical)
  }

  /// Whether another position or size along one axis would satisfy the constraints as well.
  package func isLayoutAmbiguous(along axis: NSLayoutConstraint.Axis) -> Bool {
    solveConstraints()
    return layoutNode.engine?.isAmbiguous(layoutNode, along: axis) ?? false
  }

  /// UIKit chooses at random; here the same calls lead to the same frames. The frame follows in the next layout pass.
  func baseExerciseAmbiguityInLayout() {
    solveConstraints()
    layoutNode.engine?.exerciseAmbiguity(of: layoutNode)
  }

  /// Conflicts in the tree of this view that are not resolved, oldest first (contract L12); Plainview's own.
  package var layoutConflicts: [ConflictReport] { treeRoot.layoutNode.engine?.conflicts ?? [] }

  func baseFrame(forAlignmentRect rectangle: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rectangle.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
