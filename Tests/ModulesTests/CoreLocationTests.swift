import PlainviewCoreLocation
import PlainviewUIAutomation
import Testing
import UIKit

/// `CoreLocation`: the simulated device's location.
@MainActor @Suite struct CoreLocationTests {
  /// Notes what its manager reports.
  private final class Walker: UIViewController, @preconcurrency CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var said: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.delegate = self
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      said.append("authorization \(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      said += locations.map { "at \($0.coordinate.latitude), \($0.coordinate.longitude)" }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      said.append("failed \((error as? CLError)?.code ?? .network)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      said.append("entered \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      said.append("left \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
      said.append("heading \(newHeading.magneticHeading)")
    }
    func locationManager(
      _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying constraint: CLBeaconIdentityConstraint
    ) { said.append("beacons \(beacons.map(\.major))") }
  }

  /// An app with a walker, launched; what was said so far is forgotten.
  private func launched() throws -> (XCUIApplication, Walker) {
    let walker = Box()
    let app = XCUIApplication(rootViewController: walker.make())
    try app.launch()
    try app.settle()
    let made = try #require(walker.made)
    made.said = []
    return (app, made)
  }
  private final class Box {
    var made: Walker?
    @MainActor func make() -> Walker {
      made = Walker()
      return made ?? Walker()
    }
  }

  private func location(_ latitude: Double, _ longitude: Double) -> XCUILocation {
    XCUILocation(location: CLLocation(latitude: latitude, longitude: longitude))
  }

  @Test func `Nothing is told before the user has answered, and then the place`() throws {
    let (app, walker) = try launched()
    app.hardware.location = location(52.5, 13.4)
    try app.run {
      walker.manager.startUpdatingLocation()
      walker.manager.requestWhenInUseAuthorization()
    }
    #expect(walker.said == [])
    try app.settle()
    #expect(walker.said == ["authorization authorizedWhenInUse", "at 52.5, 13.4"])
    app.hardware.location = location(52.6, 13.4)
    #expect(walker.said.last == "at 52.6, 13.4")
    try app.run { walker.manager.stopUpdatingLocation() }
    app.hardware.location = location(52.7, 13.4)
    #expect(walker.said.last == "at 52.6, 13.4")
  }

  @Test func `A user who says no, and a place that nobody knows, are errors`() throws {
    let (app, walker) = try launched()
    app.hardware.locationServices.answer = .denied
    try app.run {
      walker.manager.requestWhenInUseAuthorization()
      walker.manager.requestLocation()
    }
    try app.settle()
    #expect(walker.said == ["authorization denied", "failed denied"])
    app.hardware.locationServices.authorization = .authorizedAlways
    try app.run { walker.manager.requestLocation() }
    try app.settle()
    #expect(walker.said.suffix(2) == ["authorization authorizedAlways", "failed locationUnknown"])
  }

  @Test func `The filter keeps small movements away`() throws {
    let (app, walker) = try launched()
    app.hardware.locationServices.authorization = .authorizedWhenInUse
    app.hardware.location = location(0, 0)
    walker.said = []
    try app.run {
      walker.manager.distanceFilter = 1000
      walker.manager.startUpdatingLocation()
    }
    try app.settle()
    app.hardware.location = location(0, 0.005)
    app.hardware.location = location(0, 0.01)
    #expect(walker.said == ["at 0.0, 0.0", "at 0.0, 0.01"])
  }

  @Test func `Borders that are crossed are told, a start inside is none`() throws {
    let (app, walker) = try launched()
    app.hardware.locationServices.authorization = .authorizedAlways
    app.hardware.location = location(48, 11)
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 200, identifier: "home")
    try app.run { walker.manager.startMonitoring(for: region) }
    try app.settle()
    walker.said = []
    app.hardware.location = location(48.1, 11)
    app.hardware.location = location(48.2, 11)
    app.hardware.location = location(48, 11.001)
    #expect(walker.said == ["left home", "entered home"])
    #expect(walker.manager.monitoredRegions == [region])
  }

  @Test func `Regions are watched at the next launch too, which hears of borders crossed in between`() throws {
    let (app, walker) = try launched()
    app.hardware.locationServices.authorization = .authorizedAlways
    app.hardware.location = location(48, 11)
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 200, identifier: "home")
    try app.run { walker.manager.startMonitoring(for: region) }
    try app.settle()
    app.terminate()
    app.hardware.location = location(48.1, 11)
    try app.launch()
    try app.settle()
    let next = try #require(app.window?.rootViewController as? Walker)
    #expect(next !== walker)
    #expect(try app.run { next.manager.monitoredRegions } == [region])
    #expect(next.said == ["authorization authorizedAlways", "left home"])
    app.hardware.location = location(48, 11)
    #expect(next.said.last == "entered home")
    try app.run { next.manager.stopMonitoring(for: region) }
    app.terminate()
    try app.launch()
    try app.settle()
    let last = try #require(app.window?.rootViewController as? Walker)
    #expect(try app.run { last.manager.monitoredRegions }.isEmpty)
  }

  @Test func `Headings and beacons come from the device`() throws {
    let (app, walker) = try launched()
    let uuid = try #require(UUID(uuidString: "5A4BCFCE-174E-4BAC-A814-092E77F6B7E5"))
    try app.run {
      walker.manager.startUpdatingHeading()
      walker.manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: uuid))
    }
    try app.settle()
    app.hardware.locationServices.heading = 90
    app.hardware.locationServices.heading = 90.5
    app.hardware.locationServices.beacons = [
      SimulatedBeacon(uuid: uuid, major: 2, accuracy: 3), SimulatedBeacon(uuid: uuid, major: 1, accuracy: 0.5),
      SimulatedBeacon(uuid: UUID(), major: 9),
    ]
    #expect(walker.said == ["beacons []", "heading 90.0", "beacons [1, 2]"])
  }

  @Test func `Addresses are found among the device's places`() throws {
    let (app, _) = try launched()
    app.hardware.locationServices.places = [
      SimulatedPlace("Town Hall", latitude: 48.137, longitude: 11.575, locality: "Munich", country: "Germany")
    ]
    var said: [String] = []
    try app.run {
      let geocoder = CLGeocoder()
      geocoder.geocodeAddressString("town hall, munich") { placemarks, _ in
        said.append(placemarks?.first?.locality ?? "none")
      }
    }
    try app.settle()
    try app.run {
      CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 48.1371, longitude: 11.575)) { placemarks, _ in
        said.append(placemarks?.first?.name ?? "none")
      }
      CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 40, longitude: 11)) { _, error in
        said.append("\((error as? CLError)?.code == .geocodeFoundNoResult)")
      }
    }
    try app.settle()
    #expect(said == ["Munich", "Town Hall", "true"])
  }

  @Test func `What the user allows outlives a launch, and another app's device is another one`() throws {
    let (app, walker) = try launched()
    try app.run { walker.manager.requestAlwaysAuthorization() }
    try app.settle()
    try app.launch()
    #expect(try app.run { CLLocationManager.authorizationStatus() } == .authorizedAlways)
    let (other, _) = try launched()
    #expect(try other.run { CLLocationManager.authorizationStatus() } == .notDetermined)
  }

  /// A degree of the equator is a 360th of it. The line from Flinders Peak to Buninyong is the example of Geoscience
  /// Australia's manual for GRS 80, whose shape differs from WGS 84's by less than a micrometer there.
  @Test(arguments: [
    (0.0, 0.0, 0.0, 1.0, 111_319.491), (0, 0, 0, 0, 0),
    (-37.951_033_417, 144.424_867_889, -37.652_821_139, 143.926_495_528, 54_972.271),
  ])
  func `Distances are those along the ellipsoid`(
    _ latitude: Double, _ longitude: Double, _ toLatitude: Double, _ toLongitude: Double, _ meters: Double
  ) {
    let start = CLLocation(latitude: latitude, longitude: longitude)
    let distance = start.distance(from: CLLocation(latitude: toLatitude, longitude: toLongitude))
    #expect(abs(distance - meters) < 0.01)
  }
}
