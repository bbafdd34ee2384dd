public import Foundation
public import PlainviewRuntime

/// A drawing of its own, that is drawn into contexts as often as needed.
public final class CGLayer {
  /// The context in which the layer's content is drawn; it begins empty.
  public let context: CGContext?
  /// The size, in points.
  public let size: CGSize

  /// Creates an empty layer for drawing into a context; the information is not used.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.context = CGContext(area: CGRect(origin: .zero, size: size), scale: context.scale)
    self.size = size
  }
}

extension CGContext {
  /// Draws what is in a layer now, with its size, at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws what is in a layer now, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let steps = layer.context?.steps else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    clip(to: CGRect(origin: .zero, size: layer.size))
    add(steps)
    restoreGState()
  }
}
