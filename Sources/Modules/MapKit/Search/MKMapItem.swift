public import Foundation
public import PlainviewCoreLocation
import PlainviewRuntime
public import PlainviewUIAutomation
public import PlainviewUIKitCore

/// A place with its address on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let own: CLLocationCoordinate2D
  /// The coordinate of the placemark.
  open nonisolated var coordinate: CLLocationCoordinate2D { own }
  /// The name, or the address when there is no name.
  open nonisolated var title: String? { name ?? addressTitle }
  /// The second line of a callout, always nil.
  open nonisolated var subtitle: String? { nil }
  /// The country's ISO code.
  open nonisolated var countryCode: String? { isoCountryCode }

  private nonisolated var addressTitle: String? {
    let parts = [thoroughfare, locality, administrativeArea, country].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Creates a placemark without an address, as apps do until they have one.
  public override init() {
    own = CLLocationCoordinate2D()
    super.init()
  }
  /// Creates a placemark with a coordinate and without an address.
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

/// The launch option for the mode of directions.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The launch option for the type of the map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The launch option for showing traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The launch option for the center of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The launch option for the span of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The launch option for the camera of the map.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// The mode of directions that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions by public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place as the Maps app knows it.
@preconcurrency @MainActor open class MKMapItem: NSObject {
  /// The address and coordinate of the item.
  public let placemark: MKPlacemark
  /// Whether the item stands for the user's location.
  public let isCurrentLocation: Bool
  /// The name of the item; that of the placemark by default.
  open var name: String?
  /// The phone number of the item.
  open var phoneNumber: String?
  /// The address of the item's web page.
  open var url: URL?
  /// The time zone of the item.
  open var timeZone: TimeZone?
  /// The category of the point of interest; nil for other items.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates an item for no address, as apps do until they have one.
  public convenience override init() { self.init(placemark: MKPlacemark()) }
  /// Creates an item for a placemark.
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

  /// Returns an item for the user's location; its coordinate is invalid when the location is unknown.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(currentLocation: CLLocationManager().location?.coordinate ?? kCLLocationCoordinate2DInvalid)
  }

  /// Shows the place in the Maps app: the device records it (`XCUIDevice.maps`).
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }
  /// Shows the item in Maps, beside or in front of a scene, and calls the closure with true in the next turn.
  open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isShown = openInMaps(launchOptions: launchOptions)
    soon("an answer of MKMapItem") { completionHandler?(isShown) }
  }
  /// Shows items in Maps: the device records them in `XCUIDevice.maps`; returns true.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    MapsDevice.of(SimulatedProcess.current.device).opened.append((mapItems, launchOptions ?? [:]))
    return true
  }
}

/// The items that were shown in the Maps app.
@MainActor final class MapsDevice {
  var opened: [(items: [MKMapItem], options: [String: Any])] = []
  nonisolated init() {}
  nonisolated static func of(_ parts: DeviceParts) -> MapsDevice { parts.part(MapsDevice.self) { MapsDevice() } }
}

extension XCUIDevice {
  /// The Maps app on this device. Places to be found are in `locationServices.places`.
  public var maps: SimulatedMaps { SimulatedMaps(device: self) }
}

/// The app of maps on a simulated device.
@preconcurrency @MainActor public struct SimulatedMaps {
  let device: XCUIDevice
  /// What apps have shown there, oldest first.
  public var opened: [(items: [MKMapItem], options: [String: Any])] { MapsDevice.of(device.parts).opened }
}
