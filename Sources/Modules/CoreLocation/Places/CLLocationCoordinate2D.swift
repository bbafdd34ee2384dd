public import Foundation

/// Degrees of an angle, such as a latitude.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters a second.
public typealias CLLocationSpeed = Double
/// Meters a second by which a speed may be wrong.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double
/// Degrees by which a direction may be wrong.
public typealias CLLocationDirectionAccuracy = Double
/// Meters; negative for a value that is of no use.
public typealias CLLocationAccuracy = Double

/// A request for the best accuracy with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app that does not get the exact location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// The greatest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest interval.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A position on the earth, in degrees (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator; negative to the south.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich; negative to the west.
  public var longitude: CLLocationDegrees

  /// Creates a coordinate at 0 degrees.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// Creates a coordinate with degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Returns a coordinate with degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether the latitude is from -90 to 90 and the longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}
