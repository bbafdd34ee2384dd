public import Foundation
public import PlainviewCoreLocation

/// A request for the points of interest around a place.
@preconcurrency @MainActor open class MKLocalPointsOfInterestRequest: NSObject {
  /// The largest distance at which points of interest are found, in meters.
  public nonisolated static let maxRadius: CLLocationDistance = 25_000

  /// The middle of the search.
  public let coordinate: CLLocationCoordinate2D
  /// The distance from the middle at which points are found, in meters; of a region half of its diagonal.
  public let radius: CLLocationDistance
  /// The region of the search.
  public let region: MKCoordinateRegion
  /// The categories of points of interest that may be found; kept, without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Creates a request for a middle and a distance in meters.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.coordinate = coordinate
    let radius = min(radius, Self.maxRadius)
    self.radius = radius
    region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    super.init()
  }

  /// Creates a request for a region.
  public init(coordinateRegion region: MKCoordinateRegion) {
    coordinate = region.center
    let corner = CLLocationCoordinate2D(
      latitude: region.center.latitude + region.span.latitudeDelta / 2,
      longitude: region.center.longitude + region.span.longitudeDelta / 2)
    radius = min(MKMapPoint(region.center).distance(to: MKMapPoint(corner)), Self.maxRadius)
    self.region = region
    super.init()
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("use init(coordinateRegion:)") }
}
