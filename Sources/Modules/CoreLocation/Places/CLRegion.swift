public import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// An area whose borders can be watched.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  public init(identifier: String) { self.identifier = identifier }

  /// Regions with the same identifier are one to a manager.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }

  /// Whether a location is in the region; nil where the region is none of places.
  func holds(_ location: CLLocation) -> Bool? { nil }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Meters.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { geodesicDistance(center, coordinate) <= radius }

  override func holds(_ location: CLLocation) -> Bool? { contains(location.coordinate) }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// How near a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// Which beacons are looked for.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

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
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  public var uuid: UUID { beaconIdentityConstraint.uuid }
  public var proximityUUID: UUID { uuid }
  public var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  public var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
  open var notifyEntryStateOnDisplay = false

  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
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
  public let uuid: UUID
  public var proximityUUID: UUID { uuid }
  public var major: NSNumber { NSNumber(value: majorValue) }
  public var minor: NSNumber { NSNumber(value: minorValue) }
  public let proximity: CLProximity
  /// Meters; negative where it is not known.
  public let accuracy: CLLocationAccuracy
  /// The strength of the signal, in decibels.
  public let rssi: Int
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
