import Foundation
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// A constraint as seen from the view that it is about: `leading == superview.leading + 16 @750`.
@MainActor struct ConstraintText {
  private let constraint: NSLayoutConstraint
  private let names: ObjectNames

  init(_ constraint: NSLayoutConstraint, names: ObjectNames) {
    self.constraint = constraint
    self.names = names
  }

  /// The view that the constraint says something about: the deeper one, the first of two that are equally deep.
  var subject: UIView? {
    guard let first = Self.view(of: constraint.firstItem) else { return nil }
    guard let second = Self.view(of: constraint.secondItem) else { return first }
    return second !== first && second.isDescendant(of: first) ? second : first
  }

  var text: String {
    let priority = constraint.priority < .required ? " @\(number(CGFloat(constraint.priority.rawValue)))" : ""
    let identifier = constraint.identifier.map { "  '\(VisibleText.quoted($0))'" } ?? ""
    let left = operand(constraint.firstItem, constraint.firstAttribute)
    return "\(left) \(constraint.relation.sign) \(right)\(priority)\(identifier)"
  }

  private var right: String {
    let constant = constraint.constant
    guard constraint.secondItem != nil else { return number(constant) }
    let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier))*"
    let offset = constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
    return factor + operand(constraint.secondItem, constraint.secondAttribute) + offset
  }

  private func operand(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let view = Self.view(of: item) else { return "(gone).\(attribute.word)" }
    var parts: [String] = []
    if let subject, view !== subject { parts.append(view === subject.superview ? "superview" : names.name(of: view)) }
    if let guide = item as? UILayoutGuide { parts.append(Self.name(of: guide)) }
    return (parts + [attribute.word]).joined(separator: ".")
  }

  private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private static func name(of guide: UILayoutGuide) -> String {
    switch guide.identifier {
    case "": "guide"
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewLayoutMarginsGuide": "margins"
    case "UIScrollView-contentLayoutGuide": "contentLayout"
    case "UIScrollView-frameLayoutGuide": "frameLayout"
    default: "'\(VisibleText.quoted(guide.identifier))'"
    }
  }

  private func number(_ value: CGFloat) -> String { compactNumber(Double(value)) }
}
