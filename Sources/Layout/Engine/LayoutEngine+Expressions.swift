/// A constraint as the solver takes it: the terms and the constant that are to be compared with zero.
struct ConstraintExpression {
  var terms: [LayoutSolver.Term] = []
  var constant = 0.0
}

extension LayoutEngine {
  /// Writes `first - multiplier × second - constant` in the coordinates of the item that holds the constraint.
  func expression(of constraint: NSLayoutConstraint) -> ConstraintExpression {
    var expression = ConstraintExpression()
    guard let holder = constraint.holder, let first = constraint.firstNode else { return expression }
    let second = constraint.secondNode
    expression.terms.reserveCapacity(4)
    add(constraint.firstAttribute, of: first, against: second, factor: 1, in: holder, to: &expression)
    if let second {
      let factor = -Double(constraint.multiplier)
      add(constraint.secondAttribute, of: second, against: first, factor: factor, in: holder, to: &expression)
    }
    expression.constant -= Double(constraint.constant)
    return expression
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, against other: LayoutNode?, factor: Double,
    in holder: LayoutNode, to expression: inout ConstraintExpression
  ) {
    guard let named = node.item else { return }
    let node = attribute.isLocation ? contentNode(of: node, against: other) : node
    guard let entry = entry(of: node), let item = node.item else { return }
    // The margins of a scroll view's content are those of the scroll view.
    let part = AttributePart(attribute, of: attribute.isMargin ? named : item)
    if attribute.isLocation { addOrigin(of: node, along: attribute.axis, factor, upTo: holder, to: &expression) }
    if part.sizeShare != 0 {
      let size = attribute.axis == .horizontal ? entry.width : entry.height
      expression.terms.append(.init(size, factor * part.sizeShare))
    }
    expression.constant += factor * part.offset
  }

  /// Adds up the positions from the node to the holder, whose own origin is zero.
  private func addOrigin(
    of node: LayoutNode, along axis: NSLayoutConstraint.Axis, _ factor: Double, upTo holder: LayoutNode,
    to expression: inout ConstraintExpression
  ) {
    var node = node
    while node !== holder, let entry = entry(of: node), let parent = node.liveParent {
      expression.terms.append(.init(axis == .horizontal ? entry.x : entry.y, factor))
      node = parent
    }
  }

  /// A descendant of a scroll view that names the scroll view means its content.
  private func contentNode(of node: LayoutNode, against other: LayoutNode?) -> LayoutNode {
    guard let content = node.item?.layoutContentItem, let other, other !== node, other.isDescendant(of: node) else {
      return node
    }
    return content.layoutNode === other ? node : content.layoutNode
  }
}

/// An attribute as a share of the item's size and an offset from its origin, in points.
@MainActor struct AttributePart {
  let sizeShare: Double
  let offset: Double

  init(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) {
    let attribute = attribute.absolute(isRightToLeft: item.isLayoutRightToLeft)
    let insets = attribute.isMargin ? item.layoutMarginInsets : item.layoutAlignmentInsets
    switch attribute {
    case .left, .leftMargin: (sizeShare, offset) = (0, insets.left)
    case .right, .rightMargin: (sizeShare, offset) = (1, -insets.right)
    case .top, .topMargin: (sizeShare, offset) = (0, insets.top)
    case .bottom, .bottomMargin: (sizeShare, offset) = (1, -insets.bottom)
    case .width: (sizeShare, offset) = (1, -insets.left - insets.right)
    case .height: (sizeShare, offset) = (1, -insets.top - insets.bottom)
    case .centerX, .centerXWithinMargins: (sizeShare, offset) = (0.5, (insets.left - insets.right) / 2)
    case .centerY, .centerYWithinMargins: (sizeShare, offset) = (0.5, (insets.top - insets.bottom) / 2)
    case .firstBaseline, .lastBaseline:
      let baseline = item.layoutBaseline(isFirst: attribute == .firstBaseline)
      sizeShare = baseline.heightFraction
      offset = baseline.offset + insets.top - baseline.heightFraction * (insets.top + insets.bottom)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: (sizeShare, offset) = (0, 0)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute with leading and trailing replaced by left and right.
  func absolute(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
  /// Which member of a conflict is given up: the most recently activated one, and none of UIKit's own.
  ///
  /// UIKit's choice is not known (contract, simulator rule 1).
  var breakingRank: Int { isSystem ? -1 : activation }
}
