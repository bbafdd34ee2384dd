extension UIView {
  func layerMadeOnDemand() -> CALayer {
    if let layer = storedLayer { return layer }
    let type: AnyClass = Self.layerClass
    let layer = type == CALayer.self ? CALayer(view: self) : LayerKinds.layer(of: type, for: self)
    storedLayer = layer
    return layer
  }

  /// The layer if someone has asked for it: one that nobody touched has nothing to draw.
  package var layerIfLoaded: CALayer? { storedLayer }
}
