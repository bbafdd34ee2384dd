import Foundation
import PlainviewScripting

extension FlowSelector {
  /// The selector as the value of a key: its text, or a map.
  var node: YAMLNode {
    var fields = FieldList()
    add(to: &fields)
    if fields.entries.count == 1, let text { return .text(text) }
    return .map(fields.entries)
  }

  func add(to fields: inout FieldList) {
    fields.add("text", text)
    fields.add("id", id)
    fields.add("index", index)
    fields.add("width", width)
    fields.add("height", height)
    fields.add("tolerance", tolerance)
    if !traits.isEmpty { fields.add("traits", traits.map(\.rawValue).joined(separator: " ")) }
    fields.add("point", point?.yaml)
    fields.add("enabled", isEnabled)
    fields.add("checked", isChecked)
    fields.add("selected", isSelected)
    fields.add("focused", isFocused)
    for relation in relations { fields.add(relation.kind.rawValue, relation.other) }
    fields.add("css", css)
    fields.add("containsDescendants", descendants.map(\.node))
  }
}

extension FlowPoint {
  fileprivate var yaml: String {
    switch self {
    case .points(let x, let y): "\(Self.digits(x)),\(Self.digits(y))"
    case .percent(let x, let y): "\(Self.digits(x))%,\(Self.digits(y))%"
    case .expression(let text): text
    }
  }

  /// The number without an exponent, with as many digits as it takes to read the same one.
  private static func digits(_ number: Double) -> String {
    let text = NumberText.text(number)
    guard text.contains("e") else { return text }
    var digits = String(format: "%.60f", number)
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }
}

extension FlowSwipe {
  func add(to fields: inout FieldList) {
    switch self {
    case .direction(let direction, let element):
      fields.add("direction", direction.rawValue.uppercased())
      fields.add("from", element)
    case .points(let start, let end):
      fields.add("start", start.yaml)
      fields.add("end", end.yaml)
    }
  }
}

extension FlowScroll {
  func add(to fields: inout FieldList) {
    fields.add("element", element)
    if direction != .down { fields.add("direction", direction.rawValue.uppercased()) }
    fields.add("timeout", timeout)
    fields.add("speed", speed)
    fields.add("visibilityPercentage", visibilityPercentage)
    if centersElement { fields.add("centerElement", true) }
  }
}

extension FlowCondition {
  var node: YAMLNode {
    var fields = FieldList()
    fields.add("platform", platform?.name)
    fields.add("visible", visible)
    fields.add("notVisible", notVisible)
    fields.add("true", expression)
    return .map(fields.entries)
  }
}

extension FlowCondition.Platform {
  /// The name in Maestro's spelling.
  fileprivate var name: String {
    switch self {
    case .android: "Android"
    case .ios: "iOS"
    case .web: "Web"
    }
  }
}
