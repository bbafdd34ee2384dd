import Foundation
import PlainviewGraphics
import PlainviewLayout

/// Points, for each attribute its own: a number, a size, a point, or distances from edges.
enum ConstraintConstant {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(UIEdgeInsets)
  case directionalInsets(NSDirectionalEdgeInsets)

  /// The constant that a value of a `ConstraintConstantTarget` stands for.
  init?(_ value: Any) {
    switch value {
    case let size as CGSize: self = .size(size)
    case let point as CGPoint: self = .point(point)
    case let insets as UIEdgeInsets: self = .insets(insets)
    case let insets as NSDirectionalEdgeInsets: self = .directionalInsets(insets)
    default:
      guard let number = Self.points(value) else { return nil }
      self = .number(number)
    }
  }

  /// The value of a number of any of the accepted types.
  static func points(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt: CGFloat(number)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }

  /// A number as a distance that each edge keeps inwards; insets as they are.
  init(inset value: Any) {
    let constant = ConstraintConstant(value) ?? .number(0)
    if case .number(let number) = constant {
      self = .insets(UIEdgeInsets(top: number, left: number, bottom: number, right: number))
    } else {
      self = constant
    }
  }

  /// The constant of a constraint whose second attribute is the given one.
  func value(for attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .number(let number): return number
    case .size(let size): return attribute == .width ? size.width : attribute == .height ? size.height : 0
    case .point(let point):
      if attribute == .width || attribute == .height { return 0 }
      return attribute.isAlong(.vertical) ? point.y : point.x
    case .insets(let insets):
      return Self.value(
        for: attribute, top: insets.top, bottom: insets.bottom, left: insets.left, right: insets.right,
        leading: isRightToLeft ? insets.right : insets.left, trailing: isRightToLeft ? insets.left : insets.right)
    case .directionalInsets(let insets):
      return Self.value(
        for: attribute, top: insets.top, bottom: insets.bottom,
        left: isRightToLeft ? insets.trailing : insets.leading, right: isRightToLeft ? insets.leading : insets.trailing,
        leading: insets.leading, trailing: insets.trailing)
    }
  }

  /// Insets move the near edges forwards and the far ones backwards, centers by half the difference, and shrink sizes.
  private static func value(
    for attribute: NSLayoutConstraint.Attribute, top: CGFloat, bottom: CGFloat, left: CGFloat, right: CGFloat,
    leading: CGFloat, trailing: CGFloat
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: -trailing
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}
