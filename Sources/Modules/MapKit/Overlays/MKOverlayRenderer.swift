public import Foundation
public import PlainviewUIKitCore

/// How something that covers a map looks; it is kept, and not drawn.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var blendMode = CGBlendMode.normal
  open var contentScaleFactor: CGFloat { 1 }
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
}

/// How a shape looks.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  open var path: CGPath!
  open func createPath() {}
  open func invalidatePath() { path = nil }
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var locations: [CGFloat] = []
  open private(set) var colors: [UIColor] = []
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }
}
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  open func reloadData() {}
}
