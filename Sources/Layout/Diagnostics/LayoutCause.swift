import Foundation

/// A relation that one attribute of an item follows, as the item sees it: `attribute == multiplier × other + constant`.
///
/// Attributes are left and right, never leading and trailing; constants are points.
@MainActor package struct LayoutCause {
  /// Where a relation comes from.
  package enum Origin {
    case constraint(NSLayoutConstraint)
    /// The preferred size of the content; a measured one is a height for a width.
    case content(isMeasured: Bool)
    /// A frame that the app set, and the mask by which it follows the superview.
    case frame
    /// The size of the tree's root.
    case rootSize
  }

  package let origin: Origin
  package let attribute: NSLayoutConstraint.Attribute
  package let relation: NSLayoutConstraint.Relation
  package let multiplier: Double
  /// The item on the other side; nil for a constant alone.
  package let other: LayoutNode?
  package let otherAttribute: NSLayoutConstraint.Attribute
  package let constant: Double
  package let priority: UILayoutPriority

  init(
    _ origin: Origin, _ attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation = .equal,
    multiplier: Double = 1, other: LayoutNode? = nil, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    constant: Double, priority: UILayoutPriority = .required
  ) {
    self.origin = origin
    self.attribute = attribute
    self.relation = relation
    self.multiplier = multiplier
    self.other = other
    self.otherAttribute = otherAttribute
    self.constant = constant
    self.priority = priority
  }
}

/// One of the numbers that make up an item's rectangle along an axis, and the relations that it depends on directly.
@MainActor package struct LayoutDetermination {
  /// `left`, `right`, `centerX` or `width`; `top`, `bottom`, `centerY` or `height`.
  package let attribute: NSLayoutConstraint.Attribute
  /// Empty when nothing decides: the number is then the one nearest to zero.
  package let causes: [LayoutCause]
}

extension LayoutCause {
  /// A constraint as one of its two items sees it; where leading is right, distances count from the right.
  init(_ constraint: NSLayoutConstraint, seenFromFirst isFirst: Bool, other: LayoutNode?) {
    let isMirrored = constraint.isDirectional && constraint.holder?.isRightToLeft == true
    let first = constraint.firstAttribute.absolute(isRightToLeft: isMirrored)
    let second = constraint.secondAttribute.absolute(isRightToLeft: isMirrored)
    let isReversed = isMirrored && constraint.firstAttribute.isLocation
    let constant = isReversed ? 0 - Double(constraint.constant) : Double(constraint.constant)
    let factor = Double(constraint.multiplier)
    // Seen from the other side, or from the right, "at least" is "at most".
    let isTurned = isReversed != (!isFirst && factor > 0)
    self.init(
      .constraint(constraint), isFirst ? first : second,
      relation: isTurned ? constraint.relation.reversed : constraint.relation,
      multiplier: isFirst || factor == 0 ? factor : 1 / factor, other: other, isFirst ? second : first,
      constant: isFirst || factor == 0 ? constant : 0 - constant / factor, priority: constraint.priority)
  }

  /// The position or the size that a mask keeps along an axis.
  init(maskOf node: LayoutNode, _ axis: NSLayoutConstraint.Axis, isSize: Bool) {
    let rule = node.autoresizingRule(along: axis)
    let share = isSize ? rule.size : rule.position
    let isHorizontal = axis == .horizontal
    let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    let start: NSLayoutConstraint.Attribute = isHorizontal ? .left : .top
    if share.ofParent != 0 {
      self.init(
        .frame, isSize ? size : start, multiplier: share.ofParent, other: node.liveParent, size,
        constant: share.offset)
    } else if isSize {
      self.init(.frame, size, constant: share.value)
    } else {
      self.init(.frame, start, other: node.liveParent, start, constant: share.value)
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
