public import Foundation
public import PlainviewCoreLocation

/// Something that covers a part of a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
  /// The rectangle of the flat map that the overlay covers.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the overlay may cover a part of a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the overlay is opaque, so that the map below it is not needed.
  var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
  /// Returns whether the bounding rectangle meets another rectangle.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False for an overlay that does not declare it.
  public var canReplaceMapContent: Bool { false }
}

/// The levels of overlays: above roads and below labels, or above labels too.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// Several points.
@preconcurrency @MainActor open class MKMultiPoint: MKShape {
  private var all: [MKMapPoint] = []
  /// The number of points.
  open var pointCount: Int { all.count }

  /// The points; the memory is valid as long as the object lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { storage }
  private lazy var storage: UnsafeMutablePointer<MKMapPoint> = {
    let pointer = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, all.count))
    pointer.initialize(from: all, count: all.count)
    return pointer
  }()

  /// Writes the coordinates of a range of points into a buffer of the caller.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, point) in all[range.location..<range.location + range.length].enumerated() {
      (coords + index).initialize(to: point.coordinate)
    }
  }
  /// Returns the position of a point along the line, from 0 at its start to 1 at its end.
  open func location(atPointIndex index: Int) -> Double {
    let lengths = zip(all, all.dropFirst()).map { $0.distance(to: $1) }
    let whole = lengths.reduce(0, +)
    return whole > 0 ? lengths.prefix(index).reduce(0, +) / whole : 0
  }

  nonisolated override init() { super.init() }

  func take(_ points: [MKMapPoint]) {
    all = points
    let rect = boundingMapRect
    storedCoordinate = rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  /// The smallest rectangle around all points.
  open var boundingMapRect: MKMapRect {
    all.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}

/// A line.
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line through some coordinates.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }
  /// Creates a line through some map points.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
  }
}

/// A line along the shortest path on the earth.
@preconcurrency @MainActor open class MKGeodesicPolyline: MKPolyline {}

/// An area with corners.
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The polygons that are cut out of this one.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates a polygon with corners at some coordinates, and with holes.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }
  /// Creates a polygon with corners at some map points, and with holes.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
    self.interiorPolygons = interiorPolygons
  }
}

/// A circle.
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  /// Meters.
  open private(set) var radius: CLLocationDistance = 0

  /// Creates a circle around a coordinate with a radius in meters.
  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    storedCoordinate = coord
    self.radius = radius
  }
  nonisolated override init() { super.init() }

  /// The square of the flat map around the circle.
  open var boundingMapRect: MKMapRect {
    let (middle, size) = (
      MKMapPoint(storedCoordinate), radius * MKMapPointsPerMeterAtLatitude(storedCoordinate.latitude)
    )
    return MKMapRect(x: middle.x - size, y: middle.y - size, width: 2 * size, height: 2 * size)
  }
}

/// Pictures that cover the map; they are not loaded.
@preconcurrency @MainActor open class MKTileOverlay: NSObject, MKOverlay {
  /// The pattern of the addresses of the images; kept, nothing is loaded from it.
  public let urlTemplate: String?
  /// The size of an image, 256 by 256 points by default; kept, without effect.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether the rows of images are counted from the south; kept, without effect.
  open var isGeometryFlipped = false
  /// The smallest zoom level with images; kept, without effect.
  open var minimumZ = 0
  /// The largest zoom level with images; kept, without effect.
  open var maximumZ = 21
  /// Whether the images cover the map completely; false by default.
  open var canReplaceMapContent = false
  /// Latitude 0 and longitude 0.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The rectangle of the whole map.
  open var boundingMapRect: MKMapRect { .world }
  /// Creates an overlay with a pattern of addresses.
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}
