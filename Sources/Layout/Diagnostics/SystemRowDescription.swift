import Foundation
import PlainviewRuntime

/// Descriptions, as in UIKit, of the rows that no `NSLayoutConstraint` of the app stands for.
extension EngineRow {
  /// UIKit lists autoresizing constraints first, then those without an identifier, then by identifier.
  var sortKey: String {
    if isAutoresizing { return "0" }
    return identifier.map { "2" + $0.lowercased() } ?? "1"
  }

  var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .mask(let node, let axis, let isSize): maskDescription(node, axis, isSize: isSize)
    case .rootSize(let node, let axis): rootDescription(node, axis)
    case .contentSize(let node, let axis): contentDescription(node, axis)
    }
  }

  private func maskDescription(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, isSize: Bool) -> String {
    let isHorizontal = axis == .horizontal
    let part = isSize ? (isHorizontal ? "width" : "height") : (isHorizontal ? "minX" : "minY")
    let parent = node.liveParent?.item
    let rule = node.autoresizingRule(along: axis)
    let share = isSize ? rule.size : rule.position
    var value = signedText(share.value)
    if let parent, share.ofParent != 0 {
      let factor = share.ofParent == 1 ? "" : numberText(share.ofParent) + "*"
      value =
        "\(factor)\(parent.layoutDescription.reference).\(isHorizontal ? "width" : "height")"
        + offsetText(share.offset)
    }
    let names = isSize ? "" : parent.map { ", names: \($0.layoutDescription.superviewName) " } ?? ""
    return "<NSAutoresizingMaskLayoutConstraint:\(address(of: node)) h=\(signs(node.mask.horizontal)) "
      + "v=\(signs(node.mask.vertical)) \(reference(of: node)).\(part) == \(value)   (active\(names))>"
  }

  private func rootDescription(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> String {
    let size = node.item?.layoutFrame.size ?? .zero
    let (part, value) = axis == .horizontal ? ("width", size.width) : ("height", size.height)
    return "<NSLayoutConstraint:\(address(of: node)) '\(identifier ?? "")' \(reference(of: node)).\(part) == "
      + "\(signedText(Double(value)))   (active)>"
  }

  private func contentDescription(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> String {
    let size = node.entry?.contentSize ?? node.item?.layoutContentSize ?? .none
    let isWidth = axis == .horizontal
    let value = numberText(isWidth ? size.width : size.height)
    let hug = numberText(Double((isWidth ? size.horizontalHugging : size.verticalHugging).rawValue))
    let resist = numberText(Double((isWidth ? size.horizontalResistance : size.verticalResistance).rawValue))
    return "<NSContentSizeLayoutConstraint:\(address(of: node)) \(reference(of: node)).\(isWidth ? "width" : "height") "
      + "== \(value) Hug:\(hug) CompressionResistance:\(resist)   (active)>"
  }

  /// Three signs an axis: minimum margin, size, maximum margin; `&` is flexible. Something has to be: the last.
  private func signs(_ flexible: AutoresizingRule.Flexibility) -> String {
    let flexible = flexible.isEmpty ? .maxMargin : flexible
    let parts: [AutoresizingRule.Flexibility] = [.minMargin, .size, .maxMargin]
    return parts.map { flexible.contains($0) ? "&" : "-" }.joined()
  }

  private func reference(of node: LayoutNode) -> String { node.item?.layoutDescription.reference ?? "(gone)" }

  /// The address of the constraint object that UIKit would have here: the two sides of a content size are one object.
  private func address(of node: LayoutNode) -> String {
    guard let entry = node.entry else { return SimulatedProcess.address(of: node) }
    return SimulatedProcess.address(of: entry.standIn(standInIndex))
  }

  /// The index of the object among those that stand for system rows of one item.
  private var standInIndex: Int {
    switch self {
    case .constraint: 0
    case .mask(_, let axis, let isSize): axis.rawValue * 2 + (isSize ? 1 : 0)
    case .contentSize(_, let axis), .rootSize(_, let axis): axis.rawValue
    }
  }
}

extension EngineEntry {
  func standIn(_ index: Int) -> SystemRowStandIn {
    while standIns.count <= index { standIns.append(SystemRowStandIn()) }
    return standIns[index]
  }
}

extension LayoutNode {
  /// How the frame follows its parent's size now.
  func autoresizingRule(along axis: NSLayoutConstraint.Axis) -> AutoresizingRule {
    let frame = item?.layoutFrame ?? .zero
    let parentSize = liveParent?.item?.layoutFrame.size ?? .zero
    if axis == .horizontal {
      return AutoresizingRule(
        position: Double(frame.minX), size: Double(frame.width), parentSize: Double(parentSize.width),
        flexible: mask.horizontal)
    }
    return AutoresizingRule(
      position: Double(frame.minY), size: Double(frame.height), parentSize: Double(parentSize.height),
      flexible: mask.vertical)
  }
}
