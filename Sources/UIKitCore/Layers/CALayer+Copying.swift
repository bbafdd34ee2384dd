// Layers that have the values of others.
extension CALayer {
  /// Becomes what another layer looks like, without being any view's.
  func take(_ other: CALayer) {
    own = other.view?.geometry ?? other.own
    if other.anchorPoint != anchorPoint { extras.anchorPoint = other.anchorPoint }
    ownOpacity = other.opacity
    ownBackground = other.backgroundColor
    ownIsHidden = other.isHidden
    ownMasksToBounds = other.masksToBounds
    (cornerRadius, borderWidth, borderColor) = (other.cornerRadius, other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
    (shadowRadius, zPosition, name) = (other.shadowRadius, other.zPosition, other.name)
    if let values = other.storedExtras?.values, !values.isEmpty { extras.values = values }
  }

  /// A copy of the layer as its own values are, for what is seen at a moment.
  final func presented() -> CALayer {
    let copy = LayerMaker.layer(of: type(of: self), showing: self)
    copy.modelLayer = self
    return copy
  }

  final func setOwn(_ geometry: Geometry) { own = geometry }
}
