import Foundation
public import PlainviewCoreLocation

/// The width of the whole map, in map points.
private let worldWidth = 268_435_456.0

/// A place on the flat map (Mercator's), in map points from the north-west.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * worldWidth
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * worldWidth
  }

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
  public var width: Double
  public var height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  public static let world = MKMapSize(width: worldWidth, height: worldWidth)
}

/// A rectangle on the flat map, in map points.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
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

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || width == 0 && height == 0 }
  public var spans180thMeridian: Bool { minX < 0 || maxX > worldWidth }

  private var rect: CGRect { isNull ? .null : CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height) }

  public func union(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.union(other.rect)) }
  public func intersection(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.intersection(other.rect)) }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.insetBy(dx: dx, dy: dy)) }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.offsetBy(dx: dx, dy: dy)) }
  public func contains(_ point: MKMapPoint) -> Bool { rect.contains(CGPoint(x: point.x, y: point.y)) }
  public func contains(_ other: MKMapRect) -> Bool { rect.contains(other.rect) }
  public func intersects(_ other: MKMapRect) -> Bool { rect.intersects(other.rect) }
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapRectUnion(_ one: MKMapRect, _ other: MKMapRect) -> MKMapRect { one.union(other) }
public func MKMetersBetweenMapPoints(_ one: MKMapPoint, _ other: MKMapPoint) -> CLLocationDistance {
  one.distance(to: other)
}
/// How many meters a map point is at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  40_075_016.685_578_5 * cos(latitude * .pi / 180) / worldWidth
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
