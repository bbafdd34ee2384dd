extension UIView {
  func layerMadeOnDemand() -> CALayer {
    if let layer = storedLayer { return layer }
    let type: AnyClass = Self.layerClass
    let layer = type == CALayer.self ? CALayer(view: self) : LayerKinds.layer(of: type, for: self)
    storedLayer = layer
    return layer
  }

  /// The layer if it was made: one that was never accessed has nothing to draw.
  package var layerIfLoaded: CALayer? { storedLayer }
}
