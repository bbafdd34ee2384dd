public import Foundation
public import PlainviewCoreLocation
import PlainviewRuntime
public import PlainviewUIAutomation

/// A place with its address on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let own: CLLocationCoordinate2D
  open nonisolated var coordinate: CLLocationCoordinate2D { own }
  open nonisolated var title: String? { name ?? addressTitle }
  open nonisolated var subtitle: String? { nil }
  open nonisolated var countryCode: String? { isoCountryCode }

  private nonisolated var addressTitle: String? {
    let parts = [thoroughfare, locality, administrativeArea, country].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
  /// Takes the parts of an address by the keys of the address book: `Street`, `City`, `State`, `ZIP`, `Country`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    func text(_ key: String) -> String? { addressDictionary?[key] as? String }
    own = coordinate
    super.init(
      place: SimulatedPlace(
        text("Name"), latitude: coordinate.latitude, longitude: coordinate.longitude, thoroughfare: text("Street"),
        locality: text("City"), administrativeArea: text("State"), postalCode: text("ZIP"), country: text("Country"),
        isoCountryCode: text("CountryCode")))
  }
  public override init(placemark: CLPlacemark) {
    own = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place as the app of maps knows it.
@preconcurrency @MainActor open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  public let isCurrentLocation: Bool
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
    name = placemark.name
    super.init()
  }
  private init(currentLocation: CLLocationCoordinate2D) {
    placemark = MKPlacemark(coordinate: currentLocation)
    isCurrentLocation = true
    name = "Current Location"
    super.init()
  }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(currentLocation: CLLocationManager().location?.coordinate ?? kCLLocationCoordinate2DInvalid)
  }

  /// Shows the place in the app of maps: the device notes it (`XCUIDevice.maps`).
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    MapsDevice.of(SimulatedProcess.current.device).opened.append((mapItems, launchOptions ?? [:]))
    return true
  }
}

/// What was shown in the app of maps.
@MainActor final class MapsDevice {
  var opened: [(items: [MKMapItem], options: [String: Any])] = []
  nonisolated init() {}
  nonisolated static func of(_ parts: DeviceParts) -> MapsDevice { parts.part(MapsDevice.self) { MapsDevice() } }
}

extension XCUIDevice {
  /// The app of maps on this device. Places to be found are in `locationServices.places`.
  public var maps: SimulatedMaps { SimulatedMaps(device: self) }
}

/// The app of maps on a simulated device.
@preconcurrency @MainActor public struct SimulatedMaps {
  let device: XCUIDevice
  /// What apps have shown there, oldest first.
  public var opened: [(items: [MKMapItem], options: [String: Any])] { MapsDevice.of(device.parts).opened }
}
