public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

/// The location of the device that a test sets.
public final class XCUILocation: NSObject, Sendable {
  /// The location of the device.
  public let location: CLLocation
  /// Creates a location for the device.
  public init(location: CLLocation) { self.location = location }
}

extension XCUIDevice {
  /// The location of the device; nil, as before it is set, when it cannot be found. Apps that follow it are told.
  public var location: XCUILocation? {
    get { LocationDevice.of(parts).state.position.map { XCUILocation(location: $0) } }
    set {
      LocationDevice.of(parts).change { $0.position = newValue?.location }
      change { LocationClients.current.positionChanged() }
    }
  }

  /// The locations and places that the device knows, and what its user permits apps to know.
  public var locationServices: SimulatedLocationServices { SimulatedLocationServices(device: self) }
}

/// The locations and places that a simulated device knows, and what its user permits apps to know; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedLocationServices {
  let device: XCUIDevice
  private var part: LocationDevice { .of(device.parts) }

  private func change(_ body: (inout LocationDevice.State) -> Void, _ told: @MainActor () -> Void) {
    part.change(body)
    device.change(told)
  }

  /// Whether the user has location services turned on; apps are told when that changes.
  public var isEnabled: Bool {
    get { part.state.isEnabled }
    nonmutating set { change({ $0.isEnabled = newValue }, { LocationClients.current.authorizationChanged() }) }
  }
  /// What the app may know, as the user sets it in Settings; apps are told.
  public var authorization: CLAuthorizationStatus {
    get { part.state.authorization }
    nonmutating set { change({ $0.authorization = newValue }, { LocationClients.current.authorizationChanged() }) }
  }
  /// Whether the app gets the exact location or an approximate one; apps are told.
  public var accuracy: CLAccuracyAuthorization {
    get { part.state.accuracy }
    nonmutating set { change({ $0.accuracy = newValue }, { LocationClients.current.authorizationChanged() }) }
  }
  /// What the user answers when the app asks; nil, as before it is set, for what the app asks for. `notDetermined` is no
  /// answer.
  public var answer: CLAuthorizationStatus? {
    get { part.state.answer }
    nonmutating set { part.change { $0.answer = newValue } }
  }
  /// Whether the user allows full accuracy for once.
  public var allowsFullAccuracy: Bool {
    get { part.state.allowsFullAccuracy }
    nonmutating set { part.change { $0.allowsFullAccuracy = newValue } }
  }
  /// Where the device's top points, in degrees from north; nil when it is not known. Apps that follow it are told.
  public var heading: CLLocationDirection? {
    get { part.state.heading }
    nonmutating set { change({ $0.heading = newValue }, { LocationClients.current.headingChanged() }) }
  }
  /// The beacons in range; apps that range beacons are told.
  public var beacons: [SimulatedBeacon] {
    get { part.state.beacons }
    nonmutating set { change({ $0.beacons = newValue }, { LocationClients.current.beaconsChanged() }) }
  }
  /// The places that searches for addresses and coordinates can find.
  public var places: [SimulatedPlace] {
    get { part.state.places }
    nonmutating set { part.change { $0.places = newValue } }
  }
}

/// A beacon in range of a simulated device.
public struct SimulatedBeacon: Equatable, Sendable {
  /// The identifier that a group of beacons has.
  public var uuid: UUID
  /// The number of a group within the identifier.
  public var major: UInt16
  /// The number of the beacon within the group.
  public var minor: UInt16
  /// How near the beacon is; near by default.
  public var proximity: CLProximity
  /// Meters; negative where it is not known.
  public var accuracy: CLLocationAccuracy
  /// Decibels.
  public var rssi: Int

  /// Creates a beacon with its numbers, how near it is, the accuracy in meters and the strength of its signal.
  public init(
    uuid: UUID, major: UInt16 = 0, minor: UInt16 = 0, proximity: CLProximity = .near,
    accuracy: CLLocationAccuracy = 1, rssi: Int = -60
  ) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
    self.proximity = proximity
    self.accuracy = accuracy
    self.rssi = rssi
  }
}

/// A place with its address, which a simulated device finds.
public struct SimulatedPlace: Sendable {
  /// The coordinate of the address.
  public var coordinate: CLLocationCoordinate2D
  /// The name, such as that of a building; nil for none.
  public var name: String?
  /// The street.
  public var thoroughfare: String?
  /// The street number.
  public var subThoroughfare: String?
  /// The city.
  public var locality: String?
  /// The part of the city.
  public var subLocality: String?
  /// The state.
  public var administrativeArea: String?
  /// The part of the state, such as a county.
  public var subAdministrativeArea: String?
  /// The postal code.
  public var postalCode: String?
  /// The code of the country, such as `US`.
  public var isoCountryCode: String?
  /// The name of the country.
  public var country: String?
  /// The lake or river at the coordinate.
  public var inlandWater: String?
  /// The ocean at the coordinate.
  public var ocean: String?
  /// What is of interest nearby, such as parks.
  public var areasOfInterest: [String]?
  /// The time zone at the coordinate.
  public var timeZone: TimeZone?
  /// Other search words that find the place.
  public var addresses: [String] = []

  /// Creates an address with a name, a coordinate in degrees and the parts of the address.
  public init(
    _ name: String? = nil, latitude: CLLocationDegrees, longitude: CLLocationDegrees, thoroughfare: String? = nil,
    subThoroughfare: String? = nil, locality: String? = nil, administrativeArea: String? = nil,
    postalCode: String? = nil, country: String? = nil, isoCountryCode: String? = nil
  ) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    self.name = name
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.administrativeArea = administrativeArea
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
  }

  /// Whether all words of a search are among those of the place, whatever their case.
  package func isFound(by words: String) -> Bool {
    let known = [name, thoroughfare, subThoroughfare, locality, administrativeArea, postalCode, country].compactMap {
      $0
    }
    let text = (known + addresses).joined(separator: " ").lowercased()
    let searched = words.lowercased().split { !$0.isLetter && !$0.isNumber }
    return !searched.isEmpty && searched.allSatisfy { text.contains($0) }
  }

  /// The places of the device that the running code is on.
  package static var known: [SimulatedPlace] { LocationDevice.current.state.places }
}
