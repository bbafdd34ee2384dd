public import Foundation
public import PlainviewGraphics
public import PlainviewLayout
public import PlainviewUIKitCore

/// What attributes can be related to: numbers, sizes, points, insets, views, guides, and `other.snp.bottom`.
public protocol ConstraintRelatableTarget {}

/// A number of points that is added.
public protocol ConstraintOffsetTarget {}

/// A distance inwards: a number of points for every edge, or insets.
public protocol ConstraintInsetTarget {}

/// Distances inwards from leading and trailing edges.
public protocol ConstraintDirectionalInsetTarget {}

/// A factor.
public protocol ConstraintMultiplierTarget {}

/// A priority from 1 to 1000.
public protocol ConstraintPriorityTarget {}

/// A number that is accepted for every kind of target.
public typealias ConstraintNumber = ConstraintRelatableTarget & ConstraintOffsetTarget & ConstraintInsetTarget
  & ConstraintMultiplierTarget & ConstraintPriorityTarget

extension Int: ConstraintNumber {}
extension UInt: ConstraintNumber {}
extension Float: ConstraintNumber {}
extension Double: ConstraintNumber {}
extension CGFloat: ConstraintNumber {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// SnapKit's names for UIKit's types.
public typealias ConstraintView = UIView
/// SnapKit's name of UIKit's layout guides.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// SnapKit's name of UIKit's insets.
public typealias ConstraintInsets = UIEdgeInsets
/// SnapKit's name of UIKit's directional insets.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
