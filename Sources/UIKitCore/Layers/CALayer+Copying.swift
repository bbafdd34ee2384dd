// Layers that have the values of others.
extension CALayer {
  /// A copy of the layer with its own values, for the presentation layer.
  final func presented() -> CALayer {
    let copy = LayerMaker.layer(of: type(of: self), showing: self)
    copy.modelLayer = self
    return copy
  }

  final func setOwn(_ geometry: Geometry) { own = geometry }
}
