public import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  let place: SimulatedPlace
  /// The location of the address.
  open private(set) var location: CLLocation?

  /// Creates an address without parts, as apps do until they have one.
  public override init() {
    place = SimulatedPlace(nil, latitude: 0, longitude: 0)
    location = nil
  }

  /// A place of the simulated device.
  package init(place: SimulatedPlace) {
    self.place = place
    location = CLLocation(latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
  }

  /// Creates an address with the parts of another one.
  public init(placemark: CLPlacemark) {
    place = placemark.place
    location = placemark.location
  }

  /// A circle of 100 meters around the address.
  open var region: CLRegion? {
    CLCircularRegion(center: place.coordinate, radius: 100, identifier: place.name ?? "")
  }
  /// The time zone at the address; nil where it is not known.
  open var timeZone: TimeZone? { place.timeZone }
  /// The name, such as that of a building; nil for none.
  open var name: String? { place.name }
  /// The street.
  open var thoroughfare: String? { place.thoroughfare }
  /// The street number.
  open var subThoroughfare: String? { place.subThoroughfare }
  /// The city.
  open var locality: String? { place.locality }
  /// The part of the city.
  open var subLocality: String? { place.subLocality }
  /// The state.
  open var administrativeArea: String? { place.administrativeArea }
  /// The part of the state, such as a county.
  open var subAdministrativeArea: String? { place.subAdministrativeArea }
  /// The postal code.
  open var postalCode: String? { place.postalCode }
  /// The code of the country, such as `US`.
  open var isoCountryCode: String? { place.isoCountryCode }
  /// The name of the country.
  open var country: String? { place.country }
  /// The lake or river at the address.
  open var inlandWater: String? { place.inlandWater }
  /// The ocean at the address.
  open var ocean: String? { place.ocean }
  /// What is of interest nearby, such as parks.
  open var areasOfInterest: [String]? { place.areasOfInterest }
  /// The parts of the address by the keys of the address book.
  open var addressDictionary: [AnyHashable: Any]? {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let parts: [(String, String?)] = [
      ("Name", name), ("Street", street.isEmpty ? nil : street), ("City", locality), ("State", administrativeArea),
      ("ZIP", postalCode), ("Country", country), ("CountryCode", isoCountryCode), ("SubLocality", subLocality),
      ("Thoroughfare", thoroughfare), ("SubThoroughfare", subThoroughfare),
      ("SubAdministrativeArea", subAdministrativeArea),
    ]
    return Dictionary(uniqueKeysWithValues: parts.compactMap { key, value in value.map { (AnyHashable(key), $0) } })
  }
}
