public import Foundation
import PlainviewRuntime

/// Is notified of locations, regions and permission; every method is optional and called on the main thread.
@preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with new locations, the latest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when the device has turned.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Asked whether the calibration of the compass may be shown; never called here.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Called with whether the device is inside a region.
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Called with the beacons of a region in range, nearest first.
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Called with the beacons in range that satisfy a constraint, nearest first.
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
  /// Called when the device has entered a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the device has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called when the location or the heading cannot be found or may not be known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when a region cannot be monitored; never called here.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Called after the manager was created and whenever the permission or the accuracy has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called where the newer method is not there.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when a region begins to be monitored.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called when updates pause; never called here.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Called when updates go on after a pause; never called here.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Called when the device has stayed at a location or left it; never called here.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    leftOut(by: self, anywhere: (), with: [manager, locations])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    leftOut(by: self, anywhere: (), with: [manager, newHeading])
  }
  /// The default of the optional method: returns false.
  dynamic public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    leftOut(by: self, anywhere: false, with: [manager])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) { leftOut(by: self, anywhere: (), with: [manager, state, region]) }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) { leftOut(by: self, anywhere: (), with: [manager, beacons, region]) }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) { leftOut(by: self, anywhere: (), with: [manager, beacons, beaconConstraint]) }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    leftOut(by: self, anywhere: (), with: [manager, region])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    leftOut(by: self, anywhere: (), with: [manager, region])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    leftOut(by: self, anywhere: (), with: [manager, error])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) { leftOut(by: self, anywhere: (), with: [manager, region, error]) }
  /// The default of the optional method: the older method is called.
  dynamic public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    leftOut(by: self, anywhere: (), with: [manager])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { leftOut(by: self, anywhere: (), with: [manager, status]) }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    leftOut(by: self, anywhere: (), with: [manager, region])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
    leftOut(by: self, anywhere: (), with: [manager])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
    leftOut(by: self, anywhere: (), with: [manager])
  }
  /// The default of the optional method: does nothing.
  dynamic public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    leftOut(by: self, anywhere: (), with: [manager, visit])
  }
}
