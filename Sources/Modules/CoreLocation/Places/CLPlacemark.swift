public import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  let place: SimulatedPlace
  public let location: CLLocation?

  /// A place of the simulated device.
  package init(place: SimulatedPlace) {
    self.place = place
    location = CLLocation(latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
  }

  public init(placemark: CLPlacemark) {
    place = placemark.place
    location = placemark.location
  }

  open var region: CLRegion? {
    CLCircularRegion(center: place.coordinate, radius: 100, identifier: place.name ?? "")
  }
  open var timeZone: TimeZone? { place.timeZone }
  open var name: String? { place.name }
  /// The street.
  open var thoroughfare: String? { place.thoroughfare }
  /// The number of the house.
  open var subThoroughfare: String? { place.subThoroughfare }
  /// The city.
  open var locality: String? { place.locality }
  open var subLocality: String? { place.subLocality }
  /// The state.
  open var administrativeArea: String? { place.administrativeArea }
  open var subAdministrativeArea: String? { place.subAdministrativeArea }
  open var postalCode: String? { place.postalCode }
  open var isoCountryCode: String? { place.isoCountryCode }
  open var country: String? { place.country }
  open var inlandWater: String? { place.inlandWater }
  open var ocean: String? { place.ocean }
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
