import Foundation
import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Something that a screen reader stops at, or a group of such things.
@MainActor indirect enum SpokenNode {
  case element(SpokenElement)
  /// A group is read as a whole, at the position of its frame.
  case group(SpokenGroup)

  var frame: CGRect {
    switch self {
    case .element(let element): element.frame
    case .group(let group): group.frame
    }
  }
}

/// Elements that stay together, in their order.
@MainActor struct SpokenGroup {
  let frame: CGRect
  /// What the container is said to be; nil when it is only grouped.
  let title: String?
  let nodes: [SpokenNode]
}

/// What is read aloud of one element.
@MainActor struct SpokenElement {
  let label: String?
  let value: String?
  let traits: UIAccessibilityTraits
  let hint: String?
  let identifier: String?
  /// In the screen's coordinates, in points.
  let frame: CGRect

  init(_ view: UIView) {
    let isRedacted = Redaction.current?.hides(view) ?? false
    label = isRedacted ? Redaction.shown(view.accessibilityLabel, of: view) : view.accessibilityLabel
    value = isRedacted ? Redaction.shown(view.accessibilityValue, of: view) : view.accessibilityValue
    traits = view.accessibilityTraits
    hint = view.accessibilityHint
    identifier = view.accessibilityIdentifier
    frame = view.accessibilityFrame
  }

  init(_ element: UIAccessibilityElement) {
    let isRedacted = Self.isRedacted(element)
    func shown(_ text: String?) -> String? { isRedacted && text?.isEmpty == false ? Redaction.placeholder : text }
    label = shown(element.accessibilityLabel)
    value = shown(element.accessibilityValue)
    traits = element.accessibilityTraits
    hint = element.accessibilityHint
    identifier = element.accessibilityIdentifier
    frame = element.accessibilityFrame
  }

  private static func isRedacted(_ element: UIAccessibilityElement) -> Bool {
    guard let redaction = Redaction.current else { return false }
    if let identifier = element.accessibilityIdentifier, redaction.identifiers.contains(identifier) { return true }
    return (element.accessibilityContainer as? UIView).map { redaction.hides($0) } ?? false
  }

  /// One line in the order of speech: label, value, traits, hint; then the identifier, which is not spoken.
  var line: String {
    var parts = [label.flatMap { $0.isEmpty ? nil : Self.quoted($0) } ?? "(no label)"]
    if let value, !value.isEmpty { parts.append("value \(Self.quoted(value))") }
    parts += traits.names
    if let hint, !hint.isEmpty { parts.append("hint \(Self.quoted(hint))") }
    if let identifier, !identifier.isEmpty { parts.append("id \(VisibleText.quoted(identifier))") }
    let isSilent = (label ?? "").isEmpty && (value ?? "").isEmpty
    return parts.joined(separator: ", ") + (isSilent ? "  ! nothing is read aloud" : "")
  }

  private static func quoted(_ text: String) -> String { "\"" + VisibleText.quoted(text) + "\"" }
}
