import Foundation
public import PlainviewCoreLocation

/// The width of the whole map, in map points.
private let worldWidth = 268_435_456.0

/// A point on the flat map (Mercator's), in map points from the north-west.
public struct MKMapPoint: Sendable {
  /// The distance from the western edge of the map, in map points.
  public var x: Double
  /// The distance from the northern edge of the map, in map points.
  public var y: Double

  /// Creates the point at the north-western corner of the map.
  public init() { (x, y) = (0, 0) }
  /// Creates a point from its two distances.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// Creates the point of a coordinate; latitudes beyond about 85.05 degrees are cut off.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * worldWidth
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * worldWidth
  }

  /// The coordinate of the point, in degrees.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / worldWidth))) * 180 / .pi, longitude: x / worldWidth * 360 - 180)
  }

  /// Meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (one, other) = (coordinate, point.coordinate)
    return CLLocation(latitude: one.latitude, longitude: one.longitude).distance(
      from: CLLocation(latitude: other.latitude, longitude: other.longitude))
  }
}

/// A size on the flat map, in map points.
public struct MKMapSize: Sendable {
  /// The extent from west to east, in map points.
  public var width: Double
  /// The extent from north to south, in map points.
  public var height: Double
  /// Creates a size of zero.
  public init() { (width, height) = (0, 0) }
  /// Creates a size with a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  /// The size of the whole map.
  public static let world = MKMapSize(width: worldWidth, height: worldWidth)
}

/// A rectangle on the flat map, in map points.
public struct MKMapRect: Sendable {
  /// The north-western corner of the rectangle.
  public var origin: MKMapPoint
  /// The size of the rectangle.
  public var size: MKMapSize

  /// Creates a rectangle of no size at the north-western corner of the map.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  /// Creates a rectangle with a corner and a size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  /// Creates a rectangle from the coordinates of its corner, its width and its height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  private init(_ rect: CGRect) {
    if rect.isNull {
      self = .null
    } else {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }

  /// A part of the map as a rectangle.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
    self.init(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }

  /// The rectangle of the whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// The rectangle that contains nothing, the result of intersections of separate rectangles.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The western edge, in map points.
  public var minX: Double { origin.x }
  /// The northern edge, in map points.
  public var minY: Double { origin.y }
  /// The middle between the western and the eastern edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the northern and the southern edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge, in map points.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge, in map points.
  public var maxY: Double { origin.y + size.height }
  /// The extent from west to east, in map points.
  public var width: Double { size.width }
  /// The extent from north to south, in map points.
  public var height: Double { size.height }
  /// Whether this is the null rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle is null or has neither a width nor a height.
  public var isEmpty: Bool { isNull || width == 0 && height == 0 }
  /// Whether the rectangle reaches beyond the western or the eastern edge of the map.
  public var spans180thMeridian: Bool { minX < 0 || maxX > worldWidth }

  private var rect: CGRect { isNull ? .null : CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height) }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.union(other.rect)) }
  /// Returns the rectangle that both have in common, null when there is none.
  public func intersection(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.intersection(other.rect)) }
  /// Returns the rectangle with its edges moved inward; negative numbers move them outward.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.insetBy(dx: dx, dy: dy)) }
  /// Returns the rectangle moved by some map points.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.offsetBy(dx: dx, dy: dy)) }
  /// Returns whether a point lies in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool { rect.contains(CGPoint(x: point.x, y: point.y)) }
  /// Returns whether another rectangle lies completely in this one.
  public func contains(_ other: MKMapRect) -> Bool { rect.contains(other.rect) }
  /// Returns whether the two rectangles have any area in common.
  public func intersects(_ other: MKMapRect) -> Bool { rect.intersects(other.rect) }
}

/// Returns the map point of a coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// Returns the coordinate of a map point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Returns a map point from its two distances.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Returns a map size with a width and a height.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
/// Returns a map rectangle from its corner, width and height.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
/// Returns the smallest rectangle that contains both rectangles.
public func MKMapRectUnion(_ one: MKMapRect, _ other: MKMapRect) -> MKMapRect { one.union(other) }
/// Returns the distance between two map points, in meters.
public func MKMetersBetweenMapPoints(_ one: MKMapPoint, _ other: MKMapPoint) -> CLLocationDistance {
  one.distance(to: other)
}
/// How many meters a map point is at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  40_075_016.685_578_5 * cos(latitude * .pi / 180) / worldWidth
}
/// Returns the number of map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
