import Foundation
import PlainviewGraphics

// What setting a layer's geometry and appearance changes: a view's layer passes it to the view.
extension CALayer {
  final func changeBackgroundColor(to color: CGColor?) {
    if let view { return view.backgroundColor = color.map { UIColor(cgColor: $0) } }
    ownBackground = color
    ran("backgroundColor")
  }

  final func changeFrame(to frame: CGRect) {
    if let view { return view.frame = frame }
    let size = own.bounds.size
    own.frame = frame
    ran("position")
    if own.bounds.size != size { ownSizeChanged() }
  }

  final func changeBounds(to bounds: CGRect) {
    if let view { return view.bounds = bounds }
    let old = own.bounds
    changeOwn { $0.bounds = bounds }
    if own.bounds != old { ownSizeChanged() }
  }

  final func changePosition(to position: CGPoint) {
    if let view { return view.center = position }
    own.setPosition(position, of: anchorPoint)
    ran("position")
  }

  final func changeAnchorPoint(to anchor: CGPoint) {
    guard anchor != anchorPoint else { return }
    if let view { return view.changeAnchor { extras.anchorPoint = anchor } }
    let oldPosition = position
    extras.anchorPoint = anchor
    own.setPosition(oldPosition, of: anchor)
  }

  final func changeTransform(to transform: CGAffineTransform) {
    if let view { return view.transform = transform }
    changeOwn { $0.transform = transform }
    ran("transform")
  }

  final func changeOpacity(to opacity: Float) {
    if let view { return view.alpha = CGFloat(opacity) }
    ownOpacity = opacity
    ran("opacity")
  }

  final func changeIsHidden(to isHidden: Bool) {
    if let view { return view.isHidden = isHidden }
    ownIsHidden = isHidden
    ran("hidden")
  }

  /// Changes the geometry of a layer of no view, so that its anchor point stays where it is.
  private func changeOwn(_ change: (inout Geometry) -> Void) {
    let anchorPosition = own.position(of: anchorPoint)
    change(&own)
    own.setPosition(anchorPosition, of: anchorPoint)
  }

  private func ownSizeChanged() {
    ran("bounds")
    sizeDidChange()
    if storedExtras?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
  }
}
