import Foundation
import PlainviewRuntime

extension CALayer {
  /// Draws what the layer's steps and its `draw(in:)` leave; kept until it needs display.
  func paintSteps(on canvas: TextCanvas) {
    guard UserCode.mayRun else { return }
    let area = drawnArea
    var steps = drawnSteps
    if storedExtras?.drawing?.bounds != area {
      let context = CGContext(area: area, scale: contentsScale)
      GraphicsContexts.shared.push(context)
      draw(in: context)
      GraphicsContexts.shared.pop()
      if !context.steps.isEmpty { extras.drawing = ViewDrawing(context.steps, bounds: area) }
    }
    steps += storedExtras?.drawing?.steps ?? []
    guard !steps.isEmpty else { return }
    DrawingPainter(canvas, bounds: area)?.paint(steps, over: backgroundColor.map { UIColor(cgColor: $0) })
  }
}

/// Makes the layers of views whose class asks for another kind.
@MainActor enum LayerKinds {
  /// A layer of the nearest class that Core Animation itself has.
  static func layer(of type: AnyClass, for view: UIView) -> CALayer {
    var next: AnyClass? = type
    while let current = next {
      switch ObjectIdentifier(current) {
      case ObjectIdentifier(CAShapeLayer.self): return CAShapeLayer(view: view)
      case ObjectIdentifier(CAGradientLayer.self): return CAGradientLayer(view: view)
      case ObjectIdentifier(CATextLayer.self): return CATextLayer(view: view)
      default: next = _getSuperclass(current)
      }
    }
    return CALayer(view: view)
  }
}
