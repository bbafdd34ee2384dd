public import Foundation
import PlainviewRuntime

/// Gets what a geocoder has found, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses among those that a test gave its device
/// (`XCUIDevice.locationServices.places`); other places are not found.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// How far from a coordinate a place may be, in meters.
  private static let reach: CLLocationDistance = 500

  /// Whether a search runs.
  open private(set) var isGeocoding = false
  /// Counts the searches, so that one that was cancelled is known.
  private var search = 0

  /// Cancels the search; its closure gets the error `geocodeCanceled`.
  open func cancelGeocode() {
    search += 1
    isGeocoding = false
  }

  /// Finds the addresses near a location and hands them to the closure; the locale has no effect.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(Self.places(near: location), completionHandler) }

  /// Finds the addresses that have all parts of a text and hands them to the closure.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(Self.places(of: addressString), completionHandler)
  }
  /// Finds the addresses that have all parts of a text; the region and the locale have no effect.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(Self.places(of: addressString), completionHandler) }
  /// Finds the addresses that have all values of a dictionary and hands them to the closure.
  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    let address = addressDictionary.values.compactMap { $0 as? String }.sorted().joined(separator: " ")
    answer(Self.places(of: address), completionHandler)
  }

  /// Finds and returns the addresses near a location; the locale has no effect.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws
    -> [CLPlacemark]
  { try Self.found(Self.places(near: location)) }
  /// Finds and returns the addresses that have all parts of a text.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try Self.found(Self.places(of: addressString))
  }
  /// Finds and returns the addresses that have all parts of a text; the region and the locale have no effect.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try Self.found(Self.places(of: addressString)) }

  private static func places(near location: CLLocation) -> [CLPlacemark] {
    let places = SimulatedPlace.known.map { ($0, geodesicDistance($0.coordinate, location.coordinate)) }
    return places.filter { $0.1 <= reach }.min { $0.1 < $1.1 }.map { [CLPlacemark(place: $0.0)] } ?? []
  }

  private static func places(of address: String) -> [CLPlacemark] {
    SimulatedPlace.known.filter { $0.isFound(by: address) }.map { CLPlacemark(place: $0) }
  }

  private static func found(_ places: [CLPlacemark]) throws -> [CLPlacemark] {
    guard !places.isEmpty else { throw CLError(.geocodeFoundNoResult) }
    return places
  }

  /// Answers in the next turn.
  private func answer(_ places: [CLPlacemark], _ completion: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    search += 1
    let number = search
    nonisolated(unsafe) let completion = completion
    SimulatedProcess.current.clock.schedule(after: 0, "an answer of CLGeocoder") { [self] in
      guard number == search else { return UserCode.run { completion(nil, CLError(.geocodeCanceled)) } }
      isGeocoding = false
      UserCode.run { completion(places.isEmpty ? nil : places, places.isEmpty ? CLError(.geocodeFoundNoResult) : nil) }
    }
  }
}
