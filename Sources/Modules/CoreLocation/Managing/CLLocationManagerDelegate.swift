public import Foundation
import PlainviewRuntime

/// Hears of locations, regions and permission; every method is optional and called on the main thread.
@preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called where the newer method is not there.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
  dynamic public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    leftOut(by: self, anywhere: (), with: [manager, locations])
  }
  dynamic public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    leftOut(by: self, anywhere: (), with: [manager, newHeading])
  }
  dynamic public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    leftOut(by: self, anywhere: false, with: [manager])
  }
  dynamic public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) { leftOut(by: self, anywhere: (), with: [manager, state, region]) }
  dynamic public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) { leftOut(by: self, anywhere: (), with: [manager, beacons, region]) }
  dynamic public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) { leftOut(by: self, anywhere: (), with: [manager, beacons, beaconConstraint]) }
  dynamic public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    leftOut(by: self, anywhere: (), with: [manager, region])
  }
  dynamic public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    leftOut(by: self, anywhere: (), with: [manager, region])
  }
  dynamic public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    leftOut(by: self, anywhere: (), with: [manager, error])
  }
  dynamic public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) { leftOut(by: self, anywhere: (), with: [manager, region, error]) }
  dynamic public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    leftOut(by: self, anywhere: (), with: [manager])
  }
  dynamic public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { leftOut(by: self, anywhere: (), with: [manager, status]) }
  dynamic public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    leftOut(by: self, anywhere: (), with: [manager, region])
  }
  dynamic public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
    leftOut(by: self, anywhere: (), with: [manager])
  }
  dynamic public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
    leftOut(by: self, anywhere: (), with: [manager])
  }
  dynamic public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    leftOut(by: self, anywhere: (), with: [manager, visit])
  }
}
