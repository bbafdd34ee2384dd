import Foundation
package import PlainviewGraphics

// What views and layers drew, for pictures that are images.

extension UIView {
  /// What the view's `draw(_:)` drew, as `paintDrawing(on:)` keeps it.
  package var screenSteps: [ScreenStep] {
    keepDrawing()
    guard let drawing else { return [] }
    return drawing.steps.flatMap { ScreenStep.steps(of: $0, lineWidth: 1) }
  }
}

extension CALayer {
  /// What the layer draws by itself, and by its `draw(in:)`.
  package var screenSteps: [ScreenStep] {
    let width = (self as? CAShapeLayer)?.lineWidth ?? 1
    return drawnSteps.flatMap { ScreenStep.steps(of: $0, lineWidth: width) }
      + (storedExtras?.drawing?.steps ?? []).flatMap { ScreenStep.steps(of: $0, lineWidth: 1) }
      + ((self as? CATextLayer)?.textSteps ?? [])
  }
}
