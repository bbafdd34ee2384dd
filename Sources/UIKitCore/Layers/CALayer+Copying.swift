// Layers that have the values of others.
extension CALayer {
  /// A copy of the layer as its own values are, for what is seen at a moment.
  final func presented() -> CALayer {
    let copy = LayerMaker.layer(of: type(of: self), showing: self)
    copy.modelLayer = self
    return copy
  }

  final func setOwn(_ geometry: Geometry) { own = geometry }
}
