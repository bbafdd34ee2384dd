public import Foundation
import PlainviewRuntime

/// The number of a channel.
public typealias CBL2CAPPSM = UInt16

/// A channel to a device; there is none here.
open class CBL2CAPChannel: NSObject, @unchecked Sendable {
  /// The device at the other end.
  public let peer: CBPeer
  /// The number of the channel.
  public let psm: CBL2CAPPSM
  /// What the device sends; nothing here.
  open var inputStream: InputStream { InputStream(data: Data()) }
  /// What the app sends.
  open var outputStream: OutputStream { OutputStream.toMemory() }
  init(_ peer: CBPeer, _ psm: CBL2CAPPSM) {
    self.peer = peer
    self.psm = psm
    super.init()
  }
}

/// Is notified of a device's answers; the methods are optional.
@preconcurrency public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Declared for a new name; never called here.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Declared for services that have changed; never called here.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// Called with the strength of the signal.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// Called when services were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called when services in a service were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
  /// Called when characteristics of a service were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// Called when a value was read, or the device has notified of it.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when a value was written.
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when notifications were turned on or off.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when descriptors of a characteristic were found.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when the value of a descriptor could not be read.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// Called when the value of a descriptor could not be written.
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// Declared for room for further values; never called here, since there always is.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  /// Called when a channel could not be opened.
  func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
extension CBPeripheralDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {
    leftOut(by: self, anywhere: (), with: [peripheral])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {
    leftOut(by: self, anywhere: (), with: [peripheral, invalidatedServices])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {
    leftOut(by: self, anywhere: (), with: [peripheral, RSSI, error])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    leftOut(by: self, anywhere: (), with: [peripheral, error])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, service, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, service, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, characteristic, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, characteristic, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, characteristic, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, characteristic, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, descriptor, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [peripheral, descriptor, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {
    leftOut(by: self, anywhere: (), with: [peripheral])
  }
  /// The default of the optional method: does nothing.
  dynamic public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {
    leftOut(by: self, anywhere: (), with: [peripheral, channel, error])
  }
}
