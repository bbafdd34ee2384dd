import Foundation
public import PlainviewCoreLocation

/// How far a part of a map reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The distance from the northern to the southern edge, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The distance from the western to the eastern edge, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of zero degrees.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// Creates a span with a height and a width in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
  /// The coordinate in the middle of the region.
  public var center: CLLocationCoordinate2D
  /// The height and width of the region, in degrees.
  public var span: MKCoordinateSpan

  /// Creates a region of no size at latitude 0 and longitude 0.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Creates a region with a center and a span.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A part that is so many meters high and wide; a degree of latitude is 111,319.49 meters here.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let meters = 40_075_016.685_578_5 / 360
    let narrowing = max(cos(centerCoordinate.latitude * .pi / 180), 1e-9)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / meters, longitudeDelta: longitudinalMeters / (meters * narrowing)))
  }
  /// Creates the region that a rectangle of the flat map covers.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: bottom.longitude - top.longitude))
  }
}

/// Returns a span with a height and a width in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// Returns a region with a center and a span.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
/// Returns a region around a coordinate with a height and a width in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
/// Returns the region that a rectangle of the flat map covers.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
