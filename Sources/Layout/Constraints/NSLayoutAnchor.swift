public import Foundation

/// An edge, a center or a size of an item, from which constraints are made.
///
/// Anchors of different axes do not relate to each other: the compiler refuses them.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private let node: LayoutNode
  let attribute: NSLayoutConstraint.Attribute

  package init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
    super.init()
  }

  init(_ edge: AnchorEnd) {
    node = edge.node
    attribute = edge.attribute
    super.init()
  }

  /// The edge that the anchor is, or where a distance begins.
  var edge: AnchorEnd { AnchorEnd(node: node, attribute: attribute) }
  /// Where a distance ends; nil for an edge, a center or a size.
  var end: AnchorEnd? { nil }

  @available(*, unavailable) public nonisolated override init() { fatalError("an anchor needs an item") }

  /// The view or guide that the anchor is a part of; nil once it is gone.
  open var item: AnyObject? { node.item }

  /// The item and the attribute as constraints are described, such as `UIView:0x….leading`.
  open var name: String { "\(node.item?.layoutDescription.reference ?? "(gone)").\(attribute.word)" }
  /// The active constraints that name the anchor.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    let (node, attribute) = (node, attribute)
    return node.references.filter {
      ($0.firstNode === node && $0.firstAttribute == attribute)
        || ($0.secondNode === node && $0.secondAttribute == attribute)
    }
  }
  /// Whether another value would satisfy the constraints as well, in the last layout.
  open var hasAmbiguousLayout: Bool { node.engine?.isAmbiguous(node, along: attribute.axis) ?? false }

  /// Anchors of the same attribute of an item are equal, whatever their axis' class is.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { (object as? any AnchorComparing)?.identity == identity }
  }

  open override nonisolated var hash: Int { MainActor.assumeIsolated { identity.hashValue } }

  /// Returns an inactive constraint that keeps this anchor at the other one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// Returns an inactive constraint that keeps this anchor at or beyond the other one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  /// Returns an inactive constraint that keeps this anchor at or before the other one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// Returns an inactive constraint that keeps this anchor at the other one plus a number of points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: constant)
  }

  /// Returns an inactive constraint that keeps this anchor at least at the other one plus a number of points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Returns an inactive constraint that keeps this anchor at most at the other one plus a number of points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    if end != nil || anchor?.end != nil {
      return constraint(relation, ofDistances: anchor, multiplier: multiplier, constant: constant)
    }
    let constraint = NSLayoutConstraint(
      firstNode: node, attribute, relation, secondNode: anchor?.node, anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    constraint.validate(first: node.item as Any, second: anchor?.node.item)
    return constraint
  }

  /// The same where a side is a distance; one that is to be a number of points is a relation of its two ends.
  private func constraint(
    _ relation: NSLayoutConstraint.Relation, ofDistances anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let (from, to) = (edge, end)
    guard let anchor else {
      let constraint = NSLayoutConstraint(
        firstNode: (to ?? from).node, (to ?? from).attribute, relation, secondNode: from.node, from.attribute,
        multiplier: 1, constant: constant)
      constraint.isOfDistance = true
      return constraint
    }
    let constraint = NSLayoutConstraint(
      firstNode: from.node, from.attribute, relation, secondNode: anchor.edge.node, anchor.edge.attribute,
      multiplier: multiplier, constant: constant)
    constraint.distances = AnchorDistances(first: to, second: anchor.end)
    return constraint
  }
}

/// What tells anchors apart.
@MainActor private protocol AnchorComparing {
  var identity: [AnchorIdentity] { get }
}

private struct AnchorIdentity: Hashable {
  let node: ObjectIdentifier
  let attribute: NSLayoutConstraint.Attribute
}

extension NSLayoutAnchor: AnchorComparing {
  fileprivate var identity: [AnchorIdentity] {
    ([edge] + (end.map { [$0] } ?? [])).map {
      AnchorIdentity(node: ObjectIdentifier($0.node), attribute: $0.attribute)
    }
  }
}

/// A horizontal edge or center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that sets this anchor the standard space, times the multiplier, after the other one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: multiplier * SystemSpacing.betweenSiblings)
  }

  /// Returns a constraint that sets this anchor at least the standard space, times the multiplier, after the other one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.betweenSiblings)
  }

  /// Returns a constraint that sets this anchor at most the standard space, times the multiplier, after the other one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.betweenSiblings)
  }

  /// The distance from this anchor to another one, for constraints; negative where the other one comes before.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    AnchorOffset(from: edge, to: otherAnchor.edge)
  }
}

/// A vertical edge, center or baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that sets this anchor the standard space, times the multiplier, below the other one.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: multiplier * SystemSpacing.betweenSiblings)
  }

  /// Returns a constraint that sets this anchor at least the standard space, times the multiplier, below the other one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.betweenSiblings)
  }

  /// Returns a constraint that sets this anchor at most the standard space, times the multiplier, below the other one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.betweenSiblings)
  }

  /// The distance from this anchor to another one, for constraints; negative where the other one comes before.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    AnchorOffset(from: edge, to: otherAnchor.edge)
  }
}

/// A width or a height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint that fixes the size at a number of points.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: nil, constant: constant)
  }

  /// Returns an inactive constraint that keeps the size at a number of points or more.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: constant)
  }

  /// Returns an inactive constraint that keeps the size at a number of points or less.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: constant)
  }

  /// Returns a constraint that makes the size the other one times the multiplier plus the constant. With a multiplier of 0 it
  /// is a constraint to the constant alone, as on a device.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, toTimes: multiplier, anchor, constant: constant)
  }

  /// Returns a constraint that makes the size at least the other one times the multiplier plus the constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toTimes: multiplier, anchor, constant: constant)
  }

  /// Returns a constraint that makes the size at most the other one times the multiplier plus the constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toTimes: multiplier, anchor, constant: constant)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, toTimes multiplier: CGFloat, _ anchor: NSLayoutDimension,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, to: multiplier == 0 ? nil : anchor, multiplier: multiplier == 0 ? 1 : multiplier, constant: constant)
  }
}

extension AnchorEnd {
  /// The edge as an anchor, which is an object of its axis' class, or the distance from it to an end, which is a dimension, under
  /// the type of constraints' anchors. On a device, where generic arguments of classes are not known at run time, it can be cast
  /// to its class; it can here.
  @MainActor func anchor(to end: AnchorEnd?) -> NSLayoutAnchor<AnyObject> {
    if let end { return unsafeBitCast(AnchorOffset(from: self, to: end), to: NSLayoutAnchor<AnyObject>.self) }
    return switch attribute.kind {
    case .size: unsafeBitCast(NSLayoutDimension(self), to: NSLayoutAnchor<AnyObject>.self)
    case .vertical: unsafeBitCast(NSLayoutYAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    case .none: NSLayoutAnchor(self)
    default: unsafeBitCast(NSLayoutXAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    }
  }
}

/// The distances that UIKit calls standard, in points.
package enum SystemSpacing {
  package static let betweenSiblings: CGFloat = 8
}
