import Foundation
import PlainviewGraphics

/// The recorded drawing of a view's own `draw(_:)`, until it needs display.
@MainActor final class ViewDrawing {
  let steps: [DrawingStep]
  let bounds: CGRect

  init(_ steps: [DrawingStep], bounds: CGRect) {
    self.steps = steps
    self.bounds = bounds
  }
}
