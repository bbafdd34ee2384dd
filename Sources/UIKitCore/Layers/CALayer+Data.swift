import Foundation
import PlainviewGraphics
import PlainviewRuntime

extension CALayer {
  /// For reading.
  var knownExtras: LayerExtras { storedExtras ?? .none }

  /// For writing: made when a layer first needs it.
  var extras: LayerExtras {
    if let storedExtras { return storedExtras }
    let made = LayerExtras()
    storedExtras = made
    return made
  }

  var baseTransform: CATransform3D {
    get { knownExtras.transform ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set {
      extras.transform = CATransform3DIsAffine(newValue) ? nil : newValue
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
    }
  }

  // MARK: - Asking

  var transformToRoot: CGAffineTransform {
    var (transform, layer) = (CGAffineTransform.identity, CALayer?.some(self))
    while let current = layer {
      transform = transform.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    return transform
  }

  /// From the layer's coordinates to those of another one, or of the root.
  func conversion(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToRoot }
    return transformToRoot.concatenating(layer.transformToRoot.inverted())
  }

  func conversion(from layer: CALayer?) -> CGAffineTransform {
    (layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted())
  }

  func baseHitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = point.applying(transformToSuperlayer.inverted())
    guard contains(own) else { return nil }
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }

  func baseReplaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old.superlayer === self else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }
}
