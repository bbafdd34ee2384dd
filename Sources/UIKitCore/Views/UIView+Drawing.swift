import Foundation
@_spi(Plainview) package import PlainviewGraphics
import PlainviewRuntime

extension UIView {
  /// Shows what the view's `draw(_:)` and those of its layer draw; a view draws once until it needs display.
  package func paintDrawing(on canvas: TextCanvas) {
    guard UserCode.mayRun else { return }
    keepDrawing()
    // A layer of a custom class draws too.
    if let layer = layerIfLoaded, type(of: layer) != CALayer.self || layer.contents != nil {
      layer.paintContent(on: canvas)
    }
    guard let steps = drawing?.steps, !steps.isEmpty else { return }
    DrawingPainter(canvas, bounds: bounds)?.paint(steps, over: backgroundColor)
  }

  /// Calls the view's `draw(_:)`, unless its drawing is up to date.
  package func keepDrawing() {
    if UserCode.mayRun, drawing?.bounds != bounds { drawing = ViewDrawing(recordDrawing(), bounds: bounds) }
  }

  /// Shows what code draws in the view's bounds, beside its `draw(_:)`; without a canvas it draws for nothing.
  package func paint(_ drawing: () -> Void, on canvas: TextCanvas?) {
    guard UserCode.mayRun else { return }
    let steps = GraphicsContexts.shared.record(area: bounds, scale: traitCollection.displayScale) {
      UserCode.run(drawing)
    }
    if let canvas, !steps.isEmpty { DrawingPainter(canvas, bounds: bounds)?.paint(steps, over: backgroundColor) }
  }

  private func recordDrawing() -> [DrawingStep] {
    if roles.contains(.displaysLayer) {
      UserCode.run { display(layer) }
      return []
    }
    return GraphicsContexts.shared.record(area: bounds, scale: traitCollection.displayScale) {
      let ownLayer = roles.contains(.drawsLayer) ? layer : layerIfLoaded
      guard let layer = ownLayer, let context = UIGraphicsGetCurrentContext() else { return draw(bounds) }
      draw(layer, in: context)
    }
  }
}
