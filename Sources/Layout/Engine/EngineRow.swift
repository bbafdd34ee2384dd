import Foundation
import PlainviewRuntime

/// What a row of the solver stands for.
@MainActor enum EngineRow {
  case constraint(NSLayoutConstraint)
  /// A frame that follows its superview: the position or the size along an axis (contract L9).
  case mask(LayoutNode, NSLayoutConstraint.Axis, isSize: Bool, value: Double)
  /// A content size: the side against growing or the one against shrinking (contract L14).
  case contentSize(LayoutNode, NSLayoutConstraint.Axis)
  /// The size that the root of the tree has.
  case rootSize(LayoutNode, NSLayoutConstraint.Axis)

  var isAutoresizing: Bool {
    switch self {
    case .mask, .rootSize: true
    case .constraint, .contentSize: false
    }
  }

  /// UIKit lists autoresizing constraints first, then those without an identifier, then by identifier.
  var sortKey: String {
    switch self {
    case .mask, .rootSize: "0"
    case .contentSize: "1"
    case .constraint(let constraint): constraint.identifier.map { "2" + $0.lowercased() } ?? "1"
    }
  }

  var description: String {
    switch self {
    case .constraint(let constraint): return constraint.description
    case .mask(let node, let axis, let isSize, let value):
      let part = isSize ? (axis == .horizontal ? "width" : "height") : (axis == .horizontal ? "minX" : "minY")
      return autoresizing(node, "\(part) == \(signed(value))", names: isSize ? nil : node.parent)
    case .rootSize(let node, let axis):
      let size = node.item?.layoutFrame.size ?? .zero
      let (part, value) = axis == .horizontal ? ("width", size.width) : ("height", size.height)
      return autoresizing(node, "\(part) == \(signed(Double(value)))", names: nil)
    case .contentSize(let node, let axis):
      let item = node.item?.layoutDescription.reference ?? "(gone)"
      let size = node.item?.layoutContentSize ?? .none
      let isWidth = axis == .horizontal
      let value = number(isWidth ? size.width : size.height)
      let hug = number(Double((isWidth ? size.horizontalHugging : size.verticalHugging).rawValue))
      let resist = number(Double((isWidth ? size.horizontalResistance : size.verticalResistance).rawValue))
      return "<NSContentSizeLayoutConstraint:\(SimulatedProcess.address(of: node)) \(item)"
        + ".\(isWidth ? "width" : "height") == \(value) Hug:\(hug) CompressionResistance:\(resist)   (active)>"
    }
  }

  private func autoresizing(_ node: LayoutNode, _ body: String, names parent: LayoutNode?) -> String {
    let item = node.item?.layoutDescription.reference ?? "(gone)"
    let names = parent?.item.map { ", names: \($0.layoutDescription.superviewName) " } ?? ""
    let mask = "h=\(signs(node.mask.horizontal)) v=\(signs(node.mask.vertical))"
    return "<NSAutoresizingMaskLayoutConstraint:\(SimulatedProcess.address(of: node)) \(mask) "
      + "\(item).\(body)   (active\(names))>"
  }

  /// Three signs an axis: minimum margin, size, maximum margin; `&` is flexible.
  private func signs(_ flexible: AutoresizingRule.Flexibility) -> String {
    let parts: [AutoresizingRule.Flexibility] = [.minMargin, .size, .maxMargin]
    return parts.map { flexible.contains($0) ? "&" : "-" }.joined()
  }
}
