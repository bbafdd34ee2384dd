import Foundation
import PlainviewRuntime

/// The description of a constraint as in UIKit, for example `<NSLayoutConstraint:0x… H:|-(10)-[UIView:0x…]   (active, …)>` (contract L13).
@MainActor struct ConstraintDescription {
  private let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  var text: String {
    guard let first = constraint.firstNode?.item?.layoutDescription else { return "<\(head) (gone)>" }
    let second = constraint.secondNode?.item?.layoutDescription
    var names: [String] = []
    let body: Body
    if let second, let art = art(first, second) {
      body = art.body
      names += art.names
    } else {
      body = equation(first, second)
    }
    for item in [first, second] {
      if let item, let name = item.name { names.append("\(name):\(item.address)") }
    }
    let priority = constraint.priority < .required ? "@\(numberText(Double(constraint.priority.rawValue)))" : ""
    let suffix = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
    let state = constraint.isActive ? "active" : "inactive"
    return "<\(head) \(body.text)\(priority)\(body.direction)   (\(state)\(suffix))>"
  }

  private var head: String {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    return SimulatedProcess.classAndAddress(of: constraint).replacing(": ", with: ":") + name
  }

  private typealias Body = (text: String, direction: String)

  private func equation(_ first: LayoutItemDescription, _ second: LayoutItemDescription?) -> Body {
    let left = side(first, constraint.firstAttribute, constraint.distances?.first)
    let sign = constraint.relation.sign
    let constant = Double(constraint.constant)
    guard let second else { return ("\(left) \(sign) \(signedText(constant))", "") }
    let factor = constraint.multiplier == 1 ? "" : "\(numberText(Double(constraint.multiplier)))*"
    let right = factor + side(second, constraint.secondAttribute, constraint.distances?.second)
    return ("\(left) \(sign) \(right)\(offsetText(constant))", "")
  }

  /// An attribute of an item, or the distance from there to another one.
  private func side(
    _ item: LayoutItemDescription, _ attribute: NSLayoutConstraint.Attribute, _ end: AnchorEnd?
  ) -> String {
    let own = "\(item.reference).\(attribute.word)"
    guard let end else { return own }
    return "(\(end.node.item?.layoutDescription.reference ?? "(gone)").\(end.attribute.word) - \(own))"
  }

  /// The picture form, used when a later edge stands at or behind an earlier one of a sibling or the superview.
  private func art(
    _ first: LayoutItemDescription, _ second: LayoutItemDescription
  ) -> (body: Body, names: [String])? {
    guard constraint.distances == nil, constraint.multiplier == 1, constraint.constant >= 0,
      let firstNode = constraint.firstNode,
      let secondNode = constraint.secondNode
    else { return nil }
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    guard let orientation = Self.orientation[one], Self.orientation[other] == orientation else { return nil }
    guard Self.isAbsolute(one) == Self.isAbsolute(other) else { return nil }
    let relation = constraint.relation == .equal ? "" : constraint.relation.sign
    let distance = numberText(Double(constraint.constant))
    let gap = "-(\(relation)\(constraint.isStandardSpace ? "NSSpace(\(distance))" : distance))-"
    let direction = Self.isAbsolute(one) ? "(LTR)" : ""
    let (firstIsStart, secondIsStart) = (Self.isStart(one), Self.isStart(other))
    if firstNode.parent === secondNode, firstIsStart, secondIsStart {
      return (("\(orientation):|\(gap)[\(first.reference)]", direction), [second.superviewName])
    }
    if secondNode.parent === firstNode, !firstIsStart, !secondIsStart {
      return (("\(orientation):[\(second.reference)]\(gap)|", direction), [first.superviewName])
    }
    if firstNode.parent === secondNode.parent, firstIsStart, !secondIsStart {
      return (("\(orientation):[\(second.reference)]\(gap)[\(first.reference)]", direction), [])
    }
    return nil
  }

  private static let orientation: [NSLayoutConstraint.Attribute: String] = [
    .leading: "H", .trailing: "H", .left: "H", .right: "H", .top: "V", .bottom: "V",
  ]

  private static func isStart(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute == .leading || attribute == .left || attribute == .top
  }

  private static func isAbsolute(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute == .left || attribute == .right
  }
}

extension LayoutItemDescription {
  /// How a constraint names the item: class and address with the quoted title, or the item's own name.
  var reference: String { name ?? "\(className):\(address)" + (title.map { "'\(Self.shortened($0))'" } ?? "") }

  var superviewName: String { "'|':\(name ?? "\(className):\(address)")" }

  private static func shortened(_ title: String) -> String {
    title.count > 25 ? title.prefix(25) + "..." : title
  }
}

extension NSLayoutConstraint.Relation {
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint as UIKit's description of it says it.
  var fullText: String { ConstraintDescription(self).text }
}
