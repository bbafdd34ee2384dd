import Foundation
@_spi(Plainview) import PlainviewLayout

/// Writes constraints as equations for tests: `a.leading == 2 * b.trailing + 8 @750`, where `.top` is the root's.
///
/// At the end there may be an identifier, `'UISV-spacing'`, and behind it `system` for one of UIKit's own constraints.
@MainActor struct ConstraintText {
  let root: any LayoutItem
  let views: [String: any LayoutItem]

  init(root: any LayoutItem, _ views: [String: any LayoutItem]) {
    self.root = root
    self.views = views
  }

  /// Activates the constraints in the order of the equations.
  @discardableResult
  func activate(_ equations: [String]) -> [NSLayoutConstraint] {
    let constraints = equations.map(constraint)
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  func constraint(_ equation: String) -> NSLayoutConstraint {
    var tokens = equation.split(separator: " ").map(String.init)
    let isSystem = tokens.last == "system"
    if isSystem { tokens.removeLast() }
    var identifier: String?
    if let last = tokens.last, last.hasPrefix("'") {
      identifier = last.replacing("'", with: "")
      tokens.removeLast()
    }
    var priority: Float = 1000
    if let last = tokens.last, last.hasPrefix("@") {
      priority = Float(last.dropFirst()) ?? 0
      tokens.removeLast()
    }
    let (first, firstAttribute) = part(tokens[0])
    let relation: NSLayoutConstraint.Relation =
      tokens[1] == "<=" ? .lessThanOrEqual : tokens[1] == ">=" ? .greaterThanOrEqual : .equal
    var right = Array(tokens.dropFirst(2))
    var multiplier = 1.0
    if right.count > 1, right[1] == "*" {
      multiplier = Double(right[0]) ?? 0
      right.removeFirst(2)
    }
    let constraint: NSLayoutConstraint
    if let constant = Double(right[0]) {
      constraint = NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: CGFloat(constant))
    } else {
      let (second, secondAttribute) = part(right[0])
      let sign = right.count > 2 ? (right[1] == "-" ? -1.0 : 1) : 0
      let constant = right.count > 2 ? sign * (Double(right[2]) ?? 0) : 0
      constraint = NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
        multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    }
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraint.isSystem = isSystem
    return constraint
  }

  private func part(_ token: String) -> (any LayoutItem, NSLayoutConstraint.Attribute) {
    let dot = token.lastIndex(of: ".") ?? token.startIndex
    let name = String(token[..<dot])
    guard let attribute = Self.attributes[String(token[token.index(after: dot)...])],
      let item = name.isEmpty ? root : views[name]
    else { fatalError("no such item or attribute: \(token)") }
    return (item, attribute)
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
