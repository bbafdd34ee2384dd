/// The direction in which a finger or a content moves.
package enum FlowDirection: String, CaseIterable, Sendable {
  case up
  case down
  case left
  case right
}

/// How a finger moves over the screen.
package enum FlowSwipe: Equatable, Sendable {
  /// Across the screen, or from an element on.
  case direction(FlowDirection, from: FlowSelector?)
  case points(from: FlowPoint, to: FlowPoint)
}

/// Scrolling until an element can be seen.
package struct FlowScroll: Equatable, Sendable {
  package let element: FlowSelector
  package var direction = FlowDirection.down
  /// Milliseconds.
  package var timeout: FlowNumber?
  /// From 0 to 100.
  package var speed: FlowNumber?
  /// How much of the element has to be seen, in percent.
  package var visibilityPercentage: FlowNumber?
  package var centersElement = false

  package init(until element: FlowSelector) { self.element = element }
}
