public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// What an app may know of the device's place.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  @available(*, deprecated, renamed: "authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Tells an app where its simulated device is: `XCUIDevice.location` and `XCUIDevice.locationServices`.
///
/// A delegate is called on the main thread, in the turn in which the device is moved, or in the next one after a start.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Meters that the device has to move before it is told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  /// Degrees that the device has to turn before it is told.
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }
  open private(set) var rangedRegions: Set<CLRegion> = []
  open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []

  private var isUpdating = false
  private var isAskedOnce = false
  private var followsHeading = false
  private var last: CLLocation?
  private var lastHeading: CLHeading?

  public override init() {
    super.init()
    LocationClients.current.add(self)
    soon("authorization of CLLocationManager") { $0.tellAuthorization() }
  }

  /// Does something in the next turn.
  private func soon(_ label: String, _ body: @escaping @MainActor (CLLocationManager) -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { [weak self] in if let self { body(self) } }
  }

  private var device: LocationDevice { .current }

  // MARK: Permission

  open class func locationServicesEnabled() -> Bool { LocationDevice.current.state.isEnabled }
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationDevice.current.state.status }
  open class func headingAvailable() -> Bool { true }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass == CLCircularRegion.self || regionClass == CLBeaconRegion.self
  }
  open class func isRangingAvailable() -> Bool { true }

  open var authorizationStatus: CLAuthorizationStatus { device.state.status }
  open var accuracyAuthorization: CLAccuracyAuthorization { device.state.accuracy }
  open var isAuthorizedForWidgets: Bool { false }

  open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse, from: [.notDetermined]) }
  open func requestAlwaysAuthorization() { request(.authorizedAlways, from: [.notDetermined, .authorizedWhenInUse]) }

  /// The user answers in the next turn, as the test has said, or else as the app wishes.
  private func request(_ wish: CLAuthorizationStatus, from: Set<CLAuthorizationStatus>) {
    guard from.contains(device.state.authorization) else { return }
    soon("the user's answer to the request for the location") { manager in
      guard from.contains(manager.device.state.authorization) else { return }
      let answer = manager.device.state.answer ?? wish
      guard answer != .notDetermined else { return }
      manager.device.change { $0.authorization = answer }
      LocationClients.current.authorizationChanged()
    }
  }

  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    soon("the user's answer to the request for full accuracy") { manager in
      let isAllowed = manager.device.state.allowsFullAccuracy
      if isAllowed { manager.device.change { $0.accuracy = .fullAccuracy } }
      UserCode.run { completion?(isAllowed ? nil : CLError(.promptDeclined)) }
      if isAllowed { LocationClients.current.authorizationChanged() }
    }
  }

  @MainActor func tellAuthorization() {
    let heard: Void? = UserCode.ask(delegate, "locationManagerDidChangeAuthorization(_:)") {
      $0.locationManagerDidChangeAuthorization(self)
    }
    if heard == nil {
      UserCode.tell(delegate, "locationManager(_:didChangeAuthorization:)", of: self) {
        $0.locationManager(self, didChangeAuthorization: authorizationStatus)
      }
    }
  }

  // MARK: Locations

  /// The place that was told last; nil before, and without permission.
  open var location: CLLocation? { isAuthorized ? last ?? device.state.position : nil }

  private var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(device.state.status) }

  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    last = nil
    soon("a location for CLLocationManager") { $0.tellLocation() }
  }
  open func stopUpdatingLocation() {
    isUpdating = false
    isAskedOnce = false
  }
  open func requestLocation() {
    isAskedOnce = true
    soon("a location for CLLocationManager") { $0.tellLocation() }
  }
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {}
  open func disallowDeferredLocationUpdates() {}
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Tells the device's place, if somebody waits for it and it is far enough from the last one.
  @MainActor func tellLocation() {
    guard isUpdating || isAskedOnce, authorizationStatus != .notDetermined else { return }
    guard isAuthorized else { return fail(CLError(.denied)) }
    guard let position = device.state.position else { return fail(CLError(.locationUnknown)) }
    if !isAskedOnce, let last, distanceFilter > 0, position.distance(from: last) < distanceFilter { return }
    isAskedOnce = false
    let location = position.seen(at: SimulatedProcess.date)
    last = location
    UserCode.tell(delegate, "locationManager(_:didUpdateLocations:)", of: self) {
      $0.locationManager(self, didUpdateLocations: [location])
    }
  }

  @MainActor private func fail(_ error: CLError) {
    isAskedOnce = false
    UserCode.tell(delegate, "locationManager(_:didFailWithError:)", of: self, ", \(error.code)") {
      $0.locationManager(self, didFailWithError: error)
    }
  }

  // MARK: Heading

  open var heading: CLHeading? { lastHeading }
  open func startUpdatingHeading() {
    followsHeading = true
    soon("a heading for CLLocationManager") { $0.tellHeading() }
  }
  open func stopUpdatingHeading() { followsHeading = false }
  open func dismissHeadingCalibrationDisplay() {}

  /// Tells where the device points, if that is far enough from what was told last.
  @MainActor func tellHeading() {
    guard followsHeading, let degrees = device.state.heading else { return }
    if let lastHeading, headingFilter > 0, abs(lastHeading.magneticHeading - degrees) < headingFilter { return }
    let heading = CLHeading(
      magneticHeading: degrees, trueHeading: isAuthorized ? degrees : -1, headingAccuracy: 0,
      timestamp: SimulatedProcess.date)
    lastHeading = heading
    UserCode.tell(delegate, "locationManager(_:didUpdateHeading:)", of: self) {
      $0.locationManager(self, didUpdateHeading: heading)
    }
  }

  // MARK: Regions and beacons

  /// The regions whose borders are watched; they outlive the manager, as on a device.
  open var monitoredRegions: Set<CLRegion> { LocationClients.current.regions }

  open func startMonitoring(for region: CLRegion) {
    LocationClients.current.watch(region)
    soon("the beginning of CLLocationManager's watch") { manager in
      UserCode.tell(
        manager.delegate, "locationManager(_:didStartMonitoringFor:)", of: manager, ", \(region.identifier)"
      ) {
        $0.locationManager(manager, didStartMonitoringFor: region)
      }
      LocationClients.current.lookAtRegions()
    }
  }
  open func stopMonitoring(for region: CLRegion) { LocationClients.current.stopWatching(region) }
  open func requestState(for region: CLRegion) {
    soon("the state of a region") { manager in
      let state = LocationClients.current.state(of: region)
      UserCode.tell(manager.delegate, "locationManager(_:didDetermineState:for:)", of: manager) {
        $0.locationManager(manager, didDetermineState: state, for: region)
      }
    }
  }

  open func startRangingBeacons(in region: CLBeaconRegion) {
    rangedRegions.insert(region)
    soon("beacons for CLLocationManager") { $0.tellBeacons() }
  }
  open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.insert(constraint)
    soon("beacons for CLLocationManager") { $0.tellBeacons() }
  }
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.remove(constraint)
  }

  /// Tells which beacons can be heard, for each region and each constraint by itself, nearest first.
  @MainActor func tellBeacons() {
    for case let region as CLBeaconRegion in rangedRegions.sorted(by: { $0.identifier < $1.identifier }) {
      let heard = device.beacons(region.beaconIdentityConstraint)
      UserCode.tell(delegate, "locationManager(_:didRangeBeacons:in:)", of: self) {
        $0.locationManager(self, didRangeBeacons: heard, in: region)
      }
    }
    for constraint in rangedBeaconConstraints.sorted(by: { $0.uuid.uuidString < $1.uuid.uuidString }) {
      let heard = device.beacons(constraint)
      UserCode.tell(delegate, "locationManager(_:didRange:satisfying:)", of: self) {
        $0.locationManager(self, didRange: heard, satisfying: constraint)
      }
    }
  }
}
