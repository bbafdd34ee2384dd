public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// What an app may know of the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Not asked yet, forbidden for the device, refused, always allowed, or allowed while the app is in use.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The older name of `authorizedAlways`.
  @available(*, deprecated, renamed: "authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
/// The exact location, or only an approximate one.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// What the user does while the app follows the location.
public enum CLActivityType: Int, Sendable {
  /// Anything else, driving, moving on foot, moving by another vehicle, or flying.
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
/// How the device is held, for headings.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Unknown, upright, upside down, on a side, or flat with the screen up or down.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Reports the location of the simulated device to an app: `XCUIDevice.location` and `XCUIDevice.locationServices`.
///
/// A delegate is called on the main thread, in the turn in which the device is moved, or in the next one after a start.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Is notified of locations, headings, regions and permission.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that the app needs, in meters; kept, without effect.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Meters that the device has to move before the next report.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the user does; kept, without effect.
  open var activityType = CLActivityType.other
  /// Whether updates pause while the device does not move; kept, without effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates go on in the background; kept, without effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system shows that updates go on in the background; kept, without effect.
  open var showsBackgroundLocationIndicator = false
  /// Degrees that the device has to turn before the next report.
  open var headingFilter: CLLocationDegrees = 1
  /// The edge of the device from which headings count; kept, without effect.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The largest radius of a region, in meters: always 1 000 000.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }
  /// The regions whose beacons are ranged.
  open private(set) var rangedRegions: Set<CLRegion> = []
  /// The constraints whose beacons are ranged.
  open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []

  private var isUpdating = false
  private var isAskedOnce = false
  private var followsHeading = false
  private var last: CLLocation?
  private var lastHeading: CLHeading?

  public override init() {
    super.init()
    LocationClients.current.add(self)
    soon("authorization of CLLocationManager") { manager in
      manager.tellAuthorization()
      // What was crossed while the app did not run.
      LocationClients.current.checkRegions(again: true)
    }
  }

  /// Does something in the next turn.
  private func soon(_ label: String, _ body: @escaping @MainActor (CLLocationManager) -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { [weak self] in if let self { body(self) } }
  }

  private var device: LocationDevice { .current }

  // MARK: Permission

  /// Returns whether the user has location services turned on.
  open class func locationServicesEnabled() -> Bool { LocationDevice.current.state.isEnabled }
  /// Returns what the app may know of the location.
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationDevice.current.state.status }
  /// Returns true: a heading can be found.
  open class func headingAvailable() -> Bool { true }
  /// Returns true: large changes of the location can be followed.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Returns whether regions of a class can be monitored: circles and beacons.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass == CLCircularRegion.self || regionClass == CLBeaconRegion.self
  }
  /// Returns true: beacons can be ranged.
  open class func isRangingAvailable() -> Bool { true }

  /// What the app may know of the location.
  open var authorizationStatus: CLAuthorizationStatus { device.state.status }
  /// Whether the app gets the exact location.
  open var accuracyAuthorization: CLAccuracyAuthorization { device.state.accuracy }
  /// Whether widgets may know the location; always false.
  open var isAuthorizedForWidgets: Bool { false }

  /// Asks the user for the location while the app is in use; without effect once the user has answered.
  open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse, from: [.notDetermined]) }
  /// Asks the user for the location at any time; without effect once that was allowed or refused.
  open func requestAlwaysAuthorization() { request(.authorizedAlways, from: [.notDetermined, .authorizedWhenInUse]) }

  /// The user answers in the next turn, as the test has set it, or else as the app requests.
  private func request(_ requested: CLAuthorizationStatus, from: Set<CLAuthorizationStatus>) {
    guard from.contains(device.state.authorization) else { return }
    soon("the user's answer to the request for the location") { manager in
      guard from.contains(manager.device.state.authorization) else { return }
      let answer = manager.device.state.answer ?? requested
      guard answer != .notDetermined else { return }
      manager.device.change { $0.authorization = answer }
      LocationClients.current.authorizationChanged()
    }
  }

  /// Asks the user for full accuracy for once; the closure gets an error when the user refuses.
  @preconcurrency open func requestTemporaryFullAccuracyAuthorization(
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

  /// The location that was reported last; nil before, and without permission.
  open var location: CLLocation? { isAuthorized ? last ?? device.state.position : nil }

  private var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(device.state.status) }

  /// Begins to report each location to the delegate, at first the present one in the next turn.
  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    last = nil
    soon("a location for CLLocationManager") { $0.tellLocation() }
  }
  /// Ends the updates of the location, a single request too.
  open func stopUpdatingLocation() {
    isUpdating = false
    isAskedOnce = false
  }
  /// Reports the location to the delegate once.
  open func requestLocation() {
    isAskedOnce = true
    soon("a location for CLLocationManager") { $0.tellLocation() }
  }
  /// Begins to report the location to the delegate; here the same as `startUpdatingLocation()`.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Ends the updates of the location; here the same as `stopUpdatingLocation()`.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  /// Without effect: visits are not reported.
  open func startMonitoringVisits() {}
  /// Without effect: visits are not reported.
  open func stopMonitoringVisits() {}
  /// Without effect: updates are not deferred.
  open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {}
  /// Without effect: updates are not deferred.
  open func disallowDeferredLocationUpdates() {}
  /// Returns false: updates cannot be deferred.
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Reports the device's location, if the app waits for it and it is far enough from the last one.
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

  /// The heading that was reported last; nil before the first one.
  open var heading: CLHeading? { lastHeading }
  /// Begins to report the heading to the delegate.
  open func startUpdatingHeading() {
    followsHeading = true
    soon("a heading for CLLocationManager") { $0.tellHeading() }
  }
  /// Ends the updates of the heading.
  open func stopUpdatingHeading() { followsHeading = false }
  /// Without effect: no calibration is shown.
  open func dismissHeadingCalibrationDisplay() {}

  /// Reports the heading, if it differs enough from the last one.
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

  /// The regions whose borders are watched; they outlive the manager and the launch, as on a device.
  open var monitoredRegions: Set<CLRegion> { LocationClients.current.regions }

  /// Begins to watch the border of a region.
  open func startMonitoring(for region: CLRegion) {
    LocationClients.current.watch(region)
    soon("the beginning of CLLocationManager's watch") { manager in
      UserCode.tell(
        manager.delegate, "locationManager(_:didStartMonitoringFor:)", of: manager, ", \(region.identifier)"
      ) {
        $0.locationManager(manager, didStartMonitoringFor: region)
      }
      LocationClients.current.checkRegions()
    }
  }
  /// Ends the watch of a region.
  open func stopMonitoring(for region: CLRegion) { LocationClients.current.stopWatching(region) }
  /// Reports to the delegate in the next turn whether the device is inside a region.
  open func requestState(for region: CLRegion) {
    soon("the state of a region") { manager in
      let state = LocationClients.current.state(of: region)
      UserCode.tell(manager.delegate, "locationManager(_:didDetermineState:for:)", of: manager) {
        $0.locationManager(manager, didDetermineState: state, for: region)
      }
    }
  }

  /// Begins to report the beacons of a region to the delegate.
  open func startRangingBeacons(in region: CLBeaconRegion) {
    rangedRegions.insert(region)
    soon("beacons for CLLocationManager") { $0.tellBeacons() }
  }
  /// Ends the updates of a region's beacons.
  open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
  /// Begins to report the beacons that satisfy a constraint to the delegate.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.insert(constraint)
    soon("beacons for CLLocationManager") { $0.tellBeacons() }
  }
  /// Ends the updates of a constraint's beacons.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.remove(constraint)
  }

  /// Reports the beacons in range, separately for each region and each constraint, nearest first.
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
