public import Foundation
public import PlainviewRuntime

/// Is notified of the state, of devices and of connections; all but the first method are optional.
@preconcurrency public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called when the state is known, and when it has changed.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Declared for a manager that is restored; never called here.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Called when a device was found.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// Called when a device is connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a device could not be connected.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a device is connected no more; the error is nil when the app has ended the connection. The time is in
  /// seconds since the reference date.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
    isReconnecting: Bool, error: (any Error)?)
  /// Called when a device is connected no more, where the newer method is not there.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a device was connected or disconnected by any app, after `registerForConnectionEvents(options:)`.
  func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
  /// Declared for another `ancsAuthorized` of a device; never called here.
  func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}
extension CBCentralManagerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
    leftOut(by: self, anywhere: (), with: [central, dict])
  }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) { leftOut(by: self, anywhere: (), with: [central, peripheral, advertisementData, RSSI]) }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    leftOut(by: self, anywhere: (), with: [central, peripheral])
  }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [central, peripheral, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [central, peripheral, error]) }
  /// The default of the optional method: the older method is called.
  dynamic public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
    isReconnecting: Bool, error: (any Error)?
  ) {
    guard MainQueue.isCurrent else {
      return centralManager(central, didDisconnectPeripheral: peripheral, error: error)
    }
    leftOut(by: self, anywhere: (), with: [central, peripheral, timestamp, isReconnecting, error])
  }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral
  ) { leftOut(by: self, anywhere: (), with: [central, event, peripheral]) }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(
    _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral
  ) { leftOut(by: self, anywhere: (), with: [central, peripheral]) }
}
