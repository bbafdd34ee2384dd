public import Foundation
public import PlainviewCoreLocation

/// Something that covers a part of a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// Several places.
@preconcurrency @MainActor open class MKMultiPoint: MKShape {
  private var all: [MKMapPoint] = []
  open var pointCount: Int { all.count }

  /// The places, as long as the object lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { storage }
  private lazy var storage: UnsafeMutablePointer<MKMapPoint> = {
    let place = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, all.count))
    place.initialize(from: all, count: all.count)
    return place
  }()

  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, point) in all[range.location..<range.location + range.length].enumerated() {
      (coords + index).initialize(to: point.coordinate)
    }
  }
  open func location(atPointIndex index: Int) -> Double {
    let lengths = zip(all, all.dropFirst()).map { $0.distance(to: $1) }
    let whole = lengths.reduce(0, +)
    return whole > 0 ? lengths.prefix(index).reduce(0, +) / whole : 0
  }

  nonisolated override init() { super.init() }

  func take(_ points: [MKMapPoint]) {
    all = points
    let rect = boundingMapRect
    place = rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  open var boundingMapRect: MKMapRect {
    all.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}

/// A line.
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
  }
}

/// A line along the shortest way.
@preconcurrency @MainActor open class MKGeodesicPolyline: MKPolyline {}

/// An area with corners.
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }
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

  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    place = coord
    self.radius = radius
  }
  nonisolated override init() { super.init() }

  open var boundingMapRect: MKMapRect {
    let (middle, size) = (MKMapPoint(place), radius * MKMapPointsPerMeterAtLatitude(place.latitude))
    return MKMapRect(x: middle.x - size, y: middle.y - size, width: 2 * size, height: 2 * size)
  }
}

/// Pictures that cover the map; they are not loaded.
@preconcurrency @MainActor open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}
