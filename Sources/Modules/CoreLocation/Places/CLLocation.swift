public import Foundation
import PlainviewRuntime

/// A location of the device, its accuracy and its time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The latitude and the longitude.
  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// Meters above the ellipsoid; here as above the sea.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// Meters; negative where the coordinate is of no use.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Meters; zero or less where the altitude is of no use.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north; negative where it is not known.
  public let course: CLLocationDirection
  /// Degrees by which the course may be wrong; negative where it is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Meters a second; negative where it is not known.
  public let speed: CLLocationSpeed
  /// Meters a second by which the speed may be wrong; negative where it is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When the device was there.
  public let timestamp: Date
  /// The floor of a building; nil, since places here have none.
  public var floor: CLFloor? { nil }
  /// What the location comes from: always a simulation.
  public var sourceInformation: CLLocationSourceInformation? {
    CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
  }

  /// Creates a location at 0 degrees, as apps do until they have one.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a location with a latitude and a longitude at the app's present time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: SimulatedProcess.date)
  }

  /// Creates a location with a coordinate, an altitude, their accuracies in meters, and a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a course and a speed too.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location with a course, a speed and their accuracies too.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Meters along the earth's surface, without regard to altitudes.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    geodesicDistance(coordinate, location.coordinate)
  }

  open override var description: String {
    func text(_ value: Double, _ digits: Int) -> String { String(format: "%+.\(digits)f", value) }
    return "<\(text(coordinate.latitude, 8)),\(text(coordinate.longitude, 8))> "
      + "+/- \(String(format: "%.2f", horizontalAccuracy))m "
      + "(speed \(String(format: "%.2f", speed)) mps / course \(String(format: "%.2f", course)))"
  }

  /// The same location at another time.
  func seen(at date: Date) -> CLLocation {
    CLLocation(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: date)
  }
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The number of the floor; 0 for the ground floor.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// What a location comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether the location was simulated.
  public let isSimulatedBySoftware: Bool
  /// Whether the location comes from another device.
  public let isProducedByAccessory: Bool

  /// Creates the source with whether it is a simulation and whether it is another device.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}

/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When the device arrived.
  open private(set) var arrivalDate: Date
  /// When the device left.
  open private(set) var departureDate: Date
  /// Where the device was.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// Meters by which the coordinate may be wrong.
  open private(set) var horizontalAccuracy: CLLocationAccuracy

  /// Creates a stay of no length, for subclasses that tests hand to a delegate.
  public override init() {
    arrivalDate = .distantPast
    departureDate = .distantFuture
    coordinate = CLLocationCoordinate2D()
    horizontalAccuracy = 0
  }

  init(arrivalDate: Date, departureDate: Date, location: CLLocation) {
    self.arrivalDate = arrivalDate
    self.departureDate = departureDate
    coordinate = location.coordinate
    horizontalAccuracy = location.horizontalAccuracy
  }
}

/// Where the device's top points.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from magnetic north, clockwise.
  open private(set) var magneticHeading: CLLocationDirection
  /// Degrees from true north, clockwise.
  open private(set) var trueHeading: CLLocationDirection
  /// Degrees by which the heading may be wrong; negative where it is not known.
  open private(set) var headingAccuracy: CLLocationDirection
  /// When the device pointed there.
  open private(set) var timestamp: Date
  /// The magnetic field along the device's x-axis, calculated from the heading.
  public var x: Double { cos(magneticHeading * .pi / 180) }
  /// The magnetic field along the device's y-axis, calculated from the heading.
  public var y: Double { -sin(magneticHeading * .pi / 180) }
  /// The magnetic field along the device's z-axis: always 0.
  public var z: Double { 0 }

  /// Creates a heading to the north, for subclasses that tests hand to a delegate.
  public convenience override init() {
    self.init(magneticHeading: 0, trueHeading: 0, headingAccuracy: 0, timestamp: SimulatedProcess.date)
  }

  init(magneticHeading: Double, trueHeading: Double, headingAccuracy: Double, timestamp: Date) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    self.headingAccuracy = headingAccuracy
    self.timestamp = timestamp
  }
}
