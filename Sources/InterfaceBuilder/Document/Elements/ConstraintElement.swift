/// A constraint with its defaults filled in.
package struct ConstraintElement: DocumentElement {
  package enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing
    case width, height, centerX, centerY
    /// Of old documents: the last baseline.
    case baseline
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package enum Relation: String, CaseIterable, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  package let node: DocumentNode
  /// The id of the view that holds the constraint; nil for the few views that have none.
  package let ownerID: String?

  package init(node: DocumentNode, ownerID: String?) {
    self.node = node
    self.ownerID = ownerID
  }

  /// The id of the first item, which is the owner unless the document says otherwise; nil stands for an owner without id.
  package var firstItemID: String? { node["firstItem"] ?? ownerID }
  /// Nil for an unknown attribute, which makes the constraint unusable.
  package var firstAttribute: Attribute? { node["firstAttribute"].flatMap(Attribute.init(rawValue:)) }
  /// Nil if the constraint has no second item.
  package var secondItemID: String? { node["secondItem"] ?? (node["secondAttribute"] == nil ? nil : ownerID) }
  package var secondAttribute: Attribute? { node["secondAttribute"].flatMap(Attribute.init(rawValue:)) }
  package var relation: Relation { node["relation"].flatMap(Relation.init(rawValue:)) ?? .equal }
  package var multiplier: Double { node["multiplier"].flatMap(Self.multiplier) ?? 1 }
  /// The constant in points as stored; see `usesStandardSpacing` for the constraints that store none.
  package var constant: Double { length("constant") ?? 0 }
  /// Whether the constant is the system's spacing: 8 between siblings, 20 to a container.
  package var usesStandardSpacing: Bool { isSymbolic && node["constant"] == nil }
  /// Whether the system decides about the constant; the stored one is for systems that cannot.
  package var isSymbolic: Bool { bool("symbolic") ?? false }
  /// From 1 to 1000.
  package var priority: Double { min(max(number("priority") ?? 1000, 1), 1000) }
  package var identifier: String? { node["identifier"] }
  /// Whether the constraint only serves the design canvas and is absent from the running app.
  package var isPlaceholder: Bool { bool("placeholder") ?? false }

  /// The factor that one of `0.5`, `3:4`, `1/3` and `35%` stands for; nil for anything else and for a zero divisor.
  package static func multiplier(_ text: String) -> Double? {
    guard let factor = factor(text), abs(factor) <= DecimalNumber.largestLength else { return nil }
    return factor
  }

  /// Blanks around numbers and signs do not matter: Xcode keeps a factor as it was typed.
  private static func factor(_ text: String) -> Double? {
    let text = text.filter { $0 != " " }
    if text.hasSuffix("%") { return DecimalNumber.parse(String(text.dropLast())).map { $0 / 100 } }
    let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
    if parts.count == 1 { return DecimalNumber.parse(text) }
    guard parts.count == 2, let dividend = DecimalNumber.parse(String(parts[0])) else { return nil }
    guard let divisor = DecimalNumber.parse(String(parts[1])), divisor != 0 else { return nil }
    return dividend / divisor
  }
}
