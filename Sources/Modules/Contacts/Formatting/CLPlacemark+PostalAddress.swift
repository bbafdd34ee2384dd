public import PlainviewCoreLocation

extension CLPlacemark {
  /// The address as one of contacts; nil for a placemark without any part of an address.
  public var postalAddress: CNPostalAddress? {
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    address.subLocality = subLocality ?? ""
    address.city = locality ?? ""
    address.subAdministrativeArea = subAdministrativeArea ?? ""
    address.state = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return address.isEqual(CNPostalAddress()) ? nil : (address.copy() as? CNPostalAddress)
  }
}

extension CLGeocoder {
  /// Finds the places of an address of contacts and hands them to the closure.
  public func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { geocodeAddressString(postalAddress.searchText, completionHandler: completionHandler) }
  /// Finds and returns the places of an address of contacts.
  public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
    try await geocodeAddressString(postalAddress.searchText)
  }
}

extension CNPostalAddress {
  fileprivate var searchText: String {
    [street, city, state, postalCode, country].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
