import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime

extension CALayer {
  /// Draws the recorded steps of `draw(in:)`; kept until the layer needs display.
  func paintSteps(on canvas: TextCanvas) {
    guard UserCode.mayRun else { return }
    let area = drawnArea
    var steps = drawnSteps
    if storedExtras?.drawing?.bounds != area {
      storedExtras?.drawing = nil
      UserCode.run { display() }
      // The contents that `display()` set are drawn at once.
      steps = drawnSteps
    }
    steps += storedExtras?.drawing?.steps ?? []
    guard !steps.isEmpty else { return }
    DrawingPainter(canvas, bounds: area)?.paint(steps, over: backgroundColor.map { UIColor(cgColor: $0) })
  }
}

/// Makes the layers of views whose class asks for another kind.
@MainActor enum LayerKinds {
  /// A layer as its class's `init()` makes it; a plain one if the class is no layer's.
  static func layer(of type: AnyClass, for view: UIView) -> CALayer {
    guard let type = type as? CALayer.Type, let layer = ObjectMaker.object(of: type) as? CALayer else {
      return CALayer(view: view)
    }
    layer.view = view
    return layer
  }
}
