public import Foundation
import PlainviewRuntime

/// Is notified of the state and of requests; all but the first method are optional.
@preconcurrency public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// Called when the state is known, and when it has changed.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Declared for a manager that is restored; never called here.
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  /// Called when services are made known, or could not be.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Called when a service was added.
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Declared for a device that asks for notifications; never called here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  /// Declared for a device that cancels its notifications; never called here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Declared for a device that reads; never called here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Declared for a device that writes; never called here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// Declared for room for further values; never called here, since there always is.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  /// Called when a channel could not be offered.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
  /// Declared for a channel that is offered no more; never called here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
  /// Declared for a device that opens a channel; never called here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
extension CBPeripheralManagerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {
    leftOut(by: self, anywhere: (), with: [peripheral, dict])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
    leftOut(by: self, anywhere: (), with: [peripheral, error])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, service, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) { leftOut(by: self, anywhere: (), with: [peripheral, central, characteristic]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) { leftOut(by: self, anywhere: (), with: [peripheral, central, characteristic]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
    leftOut(by: self, anywhere: (), with: [peripheral, request])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
    leftOut(by: self, anywhere: (), with: [peripheral, requests])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {
    leftOut(by: self, anywhere: (), with: [peripheral])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, PSM, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(
    _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, PSM, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralManager(
    _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, channel, error]) }
}
