import Foundation
import PlainviewRuntime

/// What a row of the solver stands for.
@MainActor enum EngineRow {
  case constraint(NSLayoutConstraint)
  /// A frame that follows its superview: the position or the size along an axis (contract L9).
  case mask(LayoutNode, NSLayoutConstraint.Axis, isSize: Bool)
  /// A content size: the side against growing or the one against shrinking (contract L14).
  case contentSize(LayoutNode, NSLayoutConstraint.Axis)
  /// The size that the root of the tree has.
  case rootSize(LayoutNode, NSLayoutConstraint.Axis)

  /// Which rows a conflict breaks rather than others: contents before masks, and constraints before both.
  var rank: Int {
    switch self {
    case .constraint(let constraint): constraint.breakingRank
    case .contentSize: 0
    case .mask, .rootSize: -1
    }
  }

  var isAutoresizing: Bool {
    if case .mask = self { return true }
    return false
  }

  var identifier: String? {
    switch self {
    case .constraint(let constraint): constraint.identifier
    case .rootSize(_, let axis):
      axis == .horizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    case .mask, .contentSize: nil
    }
  }
}
