public import Foundation
public import PlainviewGraphics

/// The appearance of an overlay; it is kept, and not drawn.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// The overlay that the renderer belongs to.
  public let overlay: any MKOverlay
  /// The opacity from 0 to 1; kept, without effect.
  open var alpha: CGFloat = 1
  /// The mode of mixing with the content below; kept, without effect.
  open var blendMode = CGBlendMode.normal
  /// The number of pixels in a point, always 1.
  open var contentScaleFactor: CGFloat { 1 }
  /// Creates a renderer for an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Does nothing, since overlays are not drawn.
  open func setNeedsDisplay() {}
  /// Does nothing, since overlays are not drawn.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  /// Returns whether the renderer is ready to draw, always true.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
}

/// The appearance of a shape.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area; nil for none. Kept, without effect.
  open var fillColor: UIColor?
  /// The color of the outline; nil for none. Kept, without effect.
  open var strokeColor: UIColor?
  /// The width of the outline, 0 for the standard width; kept, without effect.
  open var lineWidth: CGFloat = 0
  /// The shape of the outline's corners; kept, without effect.
  open var lineJoin = CGLineJoin.round
  /// The shape of the outline's ends; kept, without effect.
  open var lineCap = CGLineCap.round
  /// The limit of mitered corners; kept, without effect.
  open var miterLimit: CGFloat = 10
  /// The offset into the dash pattern; kept, without effect.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps; nil for a solid line. Kept, without effect.
  open var lineDashPattern: [NSNumber]?
  /// Whether the shape is drawn as a bitmap; kept, without effect.
  open var shouldRasterize = false
  /// The path of the shape; nil until the app sets it.
  open var path: CGPath!
  /// Called to create `path` in subclasses; does nothing here.
  open func createPath() {}
  /// Sets `path` to nil.
  open func invalidatePath() { path = nil }
}

/// The renderer of a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line; an empty one when the overlay is something else.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  /// The start of the drawn part, from 0 to 1; kept, without effect.
  open var strokeStart: CGFloat = 0
  /// The end of the drawn part, from 0 to 1; kept, without effect.
  open var strokeEnd: CGFloat = 1
  /// Creates a renderer for a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// The renderer of a line with changing colors.
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The positions of the colors, from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// The colors along the line.
  open private(set) var colors: [UIColor] = []
  /// Sets the colors and their positions; they are kept, not drawn.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }
}
/// The renderer of a polygon.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The polygon; an empty one when the overlay is something else.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
  /// Creates a renderer for a polygon.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
/// The renderer of a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle; an empty one when the overlay is something else.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
  /// Creates a renderer for a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
/// The renderer of image tiles.
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer for image tiles.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Does nothing, since no image is loaded.
  open func reloadData() {}
}
