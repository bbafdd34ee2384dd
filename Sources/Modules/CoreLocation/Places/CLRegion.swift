public import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// An area whose borders can be watched.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name of the region, which is unique among those that are monitored.
  public let identifier: String
  /// Whether the delegate is notified when the device enters the region; true by default.
  open var notifyOnEntry = true
  /// Whether the delegate is notified when the device leaves the region; true by default.
  open var notifyOnExit = true

  /// Creates a region without an identifier, as apps do until they have one.
  public convenience override init() { self.init(identifier: "") }

  /// Creates a region with an identifier.
  public init(identifier: String) { self.identifier = identifier }

  /// Regions with the same identifier are one to a manager.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }

  /// Whether a location is in the region; nil where the region is not geographic.
  func holds(_ location: CLLocation) -> Bool? { nil }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center of the circle.
  public let center: CLLocationCoordinate2D
  /// Meters.
  public let radius: CLLocationDistance

  /// Creates a circle of no size, as apps do until they have one.
  public convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "") }

  /// Creates a circle with a center, a radius in meters and an identifier.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a coordinate is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { geodesicDistance(center, coordinate) <= radius }

  override func holds(_ location: CLLocation) -> Bool? { contains(location.coordinate) }
}

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon within its group.
public typealias CLBeaconMinorValue = UInt16

/// How near a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// The beacons that are ranged.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// The identifier that the beacons have.
  public let uuid: UUID
  /// The number of the group; nil for any.
  public let major: CLBeaconMajorValue?
  /// The number of the beacon; nil for any.
  public let minor: CLBeaconMinorValue?

  /// Creates a constraint with an identifier and numbers; nil stands for any.
  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return (uuid, major, minor) == (other.uuid, other.major, other.minor)
  }
  open override var hash: Int { uuid.hashValue }

  func accepts(_ beacon: CLBeacon) -> Bool {
    uuid == beacon.uuid && major ?? beacon.majorValue == beacon.majorValue
      && minor ?? beacon.minorValue == beacon.minorValue
  }
}

/// The area in which some beacons can be heard.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// Which beacons belong to the region.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// The identifier that the beacons have.
  public var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The identifier that the beacons have, under its older name.
  public var proximityUUID: UUID { uuid }
  /// The number of the group; nil for any.
  public var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The number of the beacon; nil for any.
  public var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
  /// Whether the state is reported when the screen is turned on; kept, without effect.
  open var notifyEntryStateOnDisplay = false

  /// Creates a region with a constraint for its beacons and an identifier.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  /// Creates a region for the beacons of a UUID.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  /// Creates a region for the beacons of a UUID and a group.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  /// Creates a region for the beacon of a UUID with the numbers of a group and of the beacon.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  /// Creates a region for the beacons of a UUID, under its older name.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  /// Creates a region for the beacons of a UUID and a group, under its older name.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  /// Creates a region for the beacon of a UUID with its numbers, under its older name.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }

  /// What a device that acts as the beacon sends, for the radio.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    NSMutableDictionary(dictionary: ["kCBAdvDataAppleBeaconKey": uuid.uuidString])
  }
}

/// A beacon that was heard.
open class CLBeacon: NSObject, @unchecked Sendable {
  /// The identifier that the group of beacons has.
  public let uuid: UUID
  /// The identifier under its older name.
  public var proximityUUID: UUID { uuid }
  /// The number of the group.
  public var major: NSNumber { NSNumber(value: majorValue) }
  /// The number of the beacon within its group.
  public var minor: NSNumber { NSNumber(value: minorValue) }
  /// How near the beacon is.
  public let proximity: CLProximity
  /// Meters; negative where it is not known.
  public let accuracy: CLLocationAccuracy
  /// The strength of the signal, in decibels.
  public let rssi: Int
  /// When the beacon was detected.
  public let timestamp: Date
  let majorValue: CLBeaconMajorValue
  let minorValue: CLBeaconMinorValue

  init(_ heard: SimulatedBeacon, timestamp: Date) {
    uuid = heard.uuid
    majorValue = heard.major
    minorValue = heard.minor
    proximity = heard.proximity
    accuracy = heard.accuracy
    rssi = heard.rssi
    self.timestamp = timestamp
  }
}
