/// A key of a command's map: the reader, the checks and the schema for editors follow from it.
struct FlowField: Sendable {
  indirect enum Kind: Sendable {
    case text
    /// A whole number, also by an expression; Maestro takes an expression too.
    case number
    /// The same, but Maestro takes digits alone.
    case count
    case percent
    case flag
    case point
    case selector
    case selectors
    case condition
    /// A map of texts.
    case variables
    case commands
    case texts
    /// One of several values, whatever their case.
    case choice([String])
    /// The same, or an expression.
    case openChoice([String])
  }

  let name: String
  let kind: Kind
  let isRequired: Bool
  /// What it says, for editors.
  let summary: String

  init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
  }

  /// What every command and every selector may say.
  static let shared = [
    FlowField("label", .text, "What the step is called in reports."),
    FlowField("optional", .flag, "Whether the flow goes on when the step fails."),
  ]

  // MARK: Selectors

  private static let states = ["enabled", "checked", "selected", "focused"]

  /// What says which element is meant.
  static let selector: [FlowField] =
    [
      FlowField("text", .text, "A text of the element: literal, or a regular expression for the whole of it."),
      FlowField("id", .text, "Its accessibility identifier: literal, or a regular expression."),
      FlowField(
        "index", .number, "Which of several elements, counted from 0; from the last one backwards if negative."),
      FlowField("width", .count, "Its width in points."), FlowField("height", .count, "Its height in points."),
      FlowField("tolerance", .count, "By how many points width and height may differ."),
      FlowField("traits", .text, "Words with blanks between: text, long-text, square."),
    ]
    + states.map { FlowField($0, .flag, "Whether the element is \($0).") }
    + FlowRelation.Kind.allCases.map { FlowField($0.rawValue, .selector, $0.summary) }
    + [
      FlowField("containsDescendants", .selectors, "Elements that are all somewhere inside it."),
      FlowField("css", .text, "A selector of web pages, which are not here."),
    ]

  /// What selectors also may say, and what means something for touches alone.
  static let touch: [FlowField] = [
    FlowField("point", .point, "A place in the element, or on the screen: `x,y` in points or `x%,y%`."),
    FlowField("repeat", .count, "How often to tap."),
    FlowField("delay", .count, "Milliseconds between taps."),
    FlowField("retryTapIfNoChange", .flag, "For devices; has no effect here."),
    FlowField("waitUntilVisible", .flag, "For devices; has no effect here."),
    FlowField("waitToSettleTimeoutMs", .count, "For devices; has no effect here."),
    FlowField("start", .text, "Has no effect."), FlowField("end", .text, "Has no effect."),
  ]

  static let conditions: [FlowField] = [
    FlowField("platform", .choice(FlowCondition.Platform.allCases.map(\.rawValue)), "Which platform this is."),
    FlowField("visible", .selector, "An element that can be seen."),
    FlowField("notVisible", .selector, "An element that cannot be seen."),
    FlowField("true", .text, "An expression that is true."),
  ]
}

extension FlowRelation.Kind {
  fileprivate var summary: String {
    switch self {
    case .below: "An element that it is below of."
    case .above: "An element that it is above of."
    case .leftOf: "An element that it is left of."
    case .rightOf: "An element that it is right of."
    case .childOf: "An element that it is inside of."
    case .containsChild: "An element that is directly inside of it."
    }
  }
}
