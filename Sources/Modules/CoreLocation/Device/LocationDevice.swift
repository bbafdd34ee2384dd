import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import PlainviewUIKitCore
import Synchronization

/// What the simulated device knows of its location.
final class LocationDevice: Sendable {
  /// A region whose border is watched, and the state at the last check.
  struct Watched {
    let region: CLRegion
    var state = CLRegionState.unknown
  }

  struct State {
    var isEnabled = true
    var authorization = CLAuthorizationStatus.notDetermined
    var accuracy = CLAccuracyAuthorization.fullAccuracy
    /// What the user answers; nil for what the app requests.
    var answer: CLAuthorizationStatus?
    var allowsFullAccuracy = true
    var position: CLLocation?
    /// Degrees from north.
    var heading: CLLocationDirection?
    var beacons: [SimulatedBeacon] = []
    var places: [SimulatedPlace] = []
    /// The regions that the app watches; they outlive a launch.
    var watched: [Watched] = []

    /// The permission as the app sees it.
    var status: CLAuthorizationStatus { isEnabled ? authorization : .denied }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  /// The one of the device that the running code is on.
  static var current: LocationDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> LocationDevice {
    let overrides = DeviceOverrides.of(parts)
    return parts.part(LocationDevice.self) {
      let device = LocationDevice()
      overrides.followLocation { [weak device] coordinate in
        device?.change { $0.position = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
      } tell: {
        LocationClients.current.positionChanged()
      }
      parts.whenPermissionIsReset("location") { [weak device] in
        device?.change { $0.authorization = .notDetermined }
      }
      return device
    }
  }

  /// The beacons in range that satisfy a constraint, nearest first.
  func beacons(_ constraint: CLBeaconIdentityConstraint) -> [CLBeacon] {
    let date = SimulatedProcess.date
    return state.beacons.map { CLBeacon($0, timestamp: date) }.filter(constraint.accepts)
      .sorted { ($0.accuracy, $0.majorValue, $0.minorValue) < ($1.accuracy, $1.majorValue, $1.minorValue) }
  }
}

/// The managers of an app, which notify their delegates of changes of the device.
final class LocationClients: Sendable {
  private struct Weak: Sendable { weak var manager: CLLocationManager? }

  private let held = Mutex<[Weak]>([])

  static var current: LocationClients {
    SimulatedProcess.current.shared(LocationClients.self) { LocationClients() }
  }

  func add(_ manager: CLLocationManager) {
    let new = Weak(manager: manager)
    held.withLock {
      $0.removeAll { $0.manager == nil }
      $0.append(new)
    }
  }

  private var managers: [CLLocationManager] { held.withLock { $0.compactMap(\.manager) } }

  // MARK: What happens to the device

  @MainActor func authorizationChanged() {
    for manager in managers {
      manager.tellAuthorization()
      manager.tellLocation()
    }
    checkRegions()
  }

  @MainActor func positionChanged() {
    for manager in managers { manager.tellLocation() }
    checkRegions()
  }

  @MainActor func headingChanged() { for manager in managers { manager.tellHeading() } }

  @MainActor func beaconsChanged() {
    for manager in managers { manager.tellBeacons() }
    checkRegions()
  }

  // MARK: Regions

  var regions: Set<CLRegion> { Set(LocationDevice.current.state.watched.map(\.region)) }

  func watch(_ region: CLRegion) {
    stopWatching(region)
    LocationDevice.current.change { $0.watched.append(LocationDevice.Watched(region: region)) }
  }

  func stopWatching(_ region: CLRegion) {
    LocationDevice.current.change { $0.watched.removeAll { $0.region == region } }
  }

  func state(of region: CLRegion) -> CLRegionState {
    let device = LocationDevice.current
    guard [.authorizedAlways, .authorizedWhenInUse].contains(device.state.status) else { return .unknown }
    if let region = region as? CLBeaconRegion {
      return device.beacons(region.beaconIdentityConstraint).isEmpty ? .outside : .inside
    }
    guard let position = device.state.position, let isInside = region.holds(position) else { return .unknown }
    return isInside ? .inside : .outside
  }

  /// Reports the borders that the device has crossed since the last check; `again` skips regions of unknown state.
  @MainActor func checkRegions(again: Bool = false) {
    let device = LocationDevice.current
    for region in device.state.watched.map(\.region) {
      let new = state(of: region)
      var old: CLRegionState?
      device.change { state in
        guard let index = state.watched.firstIndex(where: { $0.region == region }) else { return }
        if again, state.watched[index].state == .unknown { return }
        old = state.watched[index].state
        state.watched[index].state = new
      }
      guard let old, old != new, new != .unknown else { continue }
      for manager in managers { tell(manager, region, from: old, to: new) }
    }
  }

  @MainActor private func tell(
    _ manager: CLLocationManager, _ region: CLRegion, from old: CLRegionState, to new: CLRegionState
  ) {
    let name = ", \(region.identifier)"
    // Where the watch begins inside, no border was crossed.
    if new == .inside, old == .outside, region.notifyOnEntry {
      UserCode.tell(manager.delegate, "locationManager(_:didEnterRegion:)", of: manager, name) {
        $0.locationManager(manager, didEnterRegion: region)
      }
    } else if new == .outside, old == .inside, region.notifyOnExit {
      UserCode.tell(manager.delegate, "locationManager(_:didExitRegion:)", of: manager, name) {
        $0.locationManager(manager, didExitRegion: region)
      }
    }
    UserCode.tell(manager.delegate, "locationManager(_:didDetermineState:for:)", of: manager, name) {
      $0.locationManager(manager, didDetermineState: new, for: region)
    }
  }
}
