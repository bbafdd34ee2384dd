import PlainviewScripting

extension FlowSelector: CustomStringConvertible {
  /// The selector in short: `"Delete" below "Banana"`, `id "avatar"`.
  package var description: String {
    var parts: [String] = []
    if let text { parts.append(Self.quoted(text)) }
    if let id { parts.append("id \(Self.quoted(id))") }
    if let width { parts.append("\(width) wide") }
    if let height { parts.append("\(height) high") }
    parts += traits.map { "that is \($0.phrase)" }
    if let isEnabled { parts.append(isEnabled ? "enabled" : "disabled") }
    if let isChecked { parts.append(isChecked ? "checked" : "not checked") }
    if let isSelected { parts.append(isSelected ? "selected" : "not selected") }
    if let isFocused { parts.append(isFocused ? "focused" : "not focused") }
    parts += relations.map { "\($0.kind.phrase) \($0.other)" }
    if !descendants.isEmpty { parts.append("containing " + descendants.map(\.description).joined(separator: " and ")) }
    if let css { parts.append("css \(Self.quoted(css))") }
    if let index { parts.append("index \(index)") }
    if let point { parts.append("at \(point)") }
    return parts.joined(separator: " ")
  }

  /// The text in quotes, on one line.
  static func quoted(_ text: String) -> String { "\"\(text.replacing("\n", with: " "))\"" }
}

extension FlowRelation.Kind {
  var phrase: String {
    switch self {
    case .below: "below"
    case .above: "above"
    case .leftOf: "left of"
    case .rightOf: "right of"
    case .childOf: "in"
    case .containsChild: "with child"
    }
  }
}

extension FlowTrait {
  fileprivate var phrase: String {
    switch self {
    case .text: "text"
    case .longText: "long text"
    case .square: "square"
    }
  }
}

extension FlowNumber: CustomStringConvertible {
  package var description: String {
    switch self {
    case .literal(let number): "\(number)"
    case .expression(let text): text
    }
  }
}

extension FlowPoint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .points(let x, let y): "\(NumberText.text(x)),\(NumberText.text(y))"
    case .percent(let x, let y): "\(NumberText.text(x))%,\(NumberText.text(y))%"
    case .expression(let text): text
    }
  }
}
