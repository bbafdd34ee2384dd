/// Which element a command means; an element has to meet all that is said.
package struct FlowSelector: Equatable, Sendable {
  package let position: TextPosition
  package var text: String?
  package var id: String?
  /// Which of several elements, counted from 0.
  package var index: FlowNumber?
  /// A point in the element, or on the screen if nothing else is said.
  package var point: FlowPoint?
  /// Points, give or take the tolerance.
  package var width: FlowNumber?
  package var height: FlowNumber?
  package var tolerance: FlowNumber?
  package var traits: [FlowTrait] = []
  package var isEnabled: Bool?
  package var isChecked: Bool?
  package var isSelected: Bool?
  package var isFocused: Bool?
  /// A selector of web pages, which no element here meets.
  package var css: String?
  package var relations: [FlowRelation] = []
  /// Each of these is somewhere inside the element.
  package var descendants: [FlowSelector] = []

  package init(at position: TextPosition = .start) { self.position = position }
}

/// The appearance of an element.
package enum FlowTrait: String, CaseIterable, Sendable {
  /// It has a text.
  case text
  /// Its text has 200 characters or more.
  case longText = "long-text"
  /// Width and height differ by 3 percent at most.
  case square
}

/// Where an element is, seen from another one.
package struct FlowRelation: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case below
    case above
    case leftOf
    case rightOf
    case childOf
    case containsChild
  }
  package let kind: Kind
  package let other: FlowSelector

  package init(_ kind: Kind, _ other: FlowSelector) {
    self.kind = kind
    self.other = other
  }
}

/// A point on the screen or in an element.
package enum FlowPoint: Equatable, Sendable {
  /// Points from the upper left corner.
  case points(x: Double, y: Double)
  /// Percents of width and height, from 0 to 100.
  case percent(x: Double, y: Double)
  /// A text with `${}` that will be one of the others.
  case expression(String)
}

/// When commands run: everything that is said has to hold.
package struct FlowCondition: Equatable, Sendable {
  package enum Platform: String, CaseIterable, Sendable {
    case android
    case ios
    case web
  }
  package var platform: Platform?
  package var visible: FlowSelector?
  package var notVisible: FlowSelector?
  /// An expression, `true:` in the file.
  package var expression: String?

  package init() {}
}
