public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// Whether a written value is answered.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// A device in range. It answers in a turn of its own, with what the test has given it; devices have no descriptors, no
/// included services and no channels here.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// The object that is informed of answers.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name; nil for none.
  open internal(set) var name: String?
  /// Whether the device is connected.
  open internal(set) var state = CBPeripheralState.disconnected {
    didSet { if state == .disconnected { services = nil } }
  }
  /// The services that were found; nil before.
  open private(set) var services: [CBService]?
  /// Whether a value can be written without an answer, always.
  open var canSendWriteWithoutResponse: Bool { true }
  /// Whether the device may send notifications of the phone's system, never.
  open var ancsAuthorized: Bool { false }

  /// The device in range, while it is connected; writes to the console if not, as Core Bluetooth does.
  private func connected(_ answer: @escaping @MainActor (SimulatedPeripheral) -> Void) {
    guard state == .connected else {
      SimulatedProcess.log(
        "[CoreBluetooth] API MISUSE: <\(SimulatedProcess.classAndAddress(of: self))> can only accept commands while in the "
          + "connected state")
      return
    }
    SimulatedProcess.current.clock.schedule(after: 0, "the answer of a device") { [weak self] in
      guard let self, state == .connected, let device = BluetoothDevice.current.peripheral(identifier) else { return }
      answer(device)
    }
  }

  private let queue: DelegateQueue

  init(_ identifier: UUID, _ queue: DelegateQueue) {
    self.queue = queue
    super.init(identifier)
  }

  /// As Core Bluetooth writes it.
  open override var description: String {
    "<CBPeripheral: \(SimulatedProcess.address(of: self)), identifier = \(identifier), name = \(name ?? "(null)"), mtu = 0, "
      + "state = \(state)>"
  }

  @MainActor private func tell(_ method: StaticString, _ body: @escaping (any CBPeripheralDelegate) -> Void) {
    queue.tell(delegate, method, of: self, "", body)
  }

  // MARK: Finding

  /// Asks for services; nil stands for all.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
    connected { [self] device in
      let new = device.services.map { CBUUID(string: $0.uuid) }.filter { serviceUUIDs?.contains($0) ?? true }
      let old = services ?? []
      let added = new.filter { one in !old.contains { $0.uuid == one } }.map { uuid in
        let service = CBService(uuid, isPrimary: true)
        service.peripheral = self
        return service
      }
      services = old + added
      tell("peripheral(_:didDiscoverServices:)") { $0.peripheral(self, didDiscoverServices: nil) }
    }
  }
  /// Asks for services in a service; there are none.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {
    connected { [self] _ in
      service.includedServices = []
      tell("peripheral(_:didDiscoverIncludedServicesFor:error:)") {
        $0.peripheral(self, didDiscoverIncludedServicesFor: service, error: nil)
      }
    }
  }
  /// Asks for characteristics of a service; nil stands for all.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
    connected { [self] device in
      let there = device.service(service.uuid)?.characteristics ?? []
      let old = service.characteristics ?? []
      let added = there.compactMap { one -> CBCharacteristic? in
        let uuid = CBUUID(string: one.uuid)
        guard characteristicUUIDs?.contains(uuid) ?? true, !old.contains(where: { $0.uuid == uuid }) else { return nil }
        let characteristic = CBCharacteristic(uuid, one.properties)
        characteristic.service = service
        return characteristic
      }
      service.characteristics = old + added
      tell("peripheral(_:didDiscoverCharacteristicsFor:error:)") {
        $0.peripheral(self, didDiscoverCharacteristicsFor: service, error: nil)
      }
    }
  }
  /// Asks for descriptors of a characteristic; there are none.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {
    connected { [self] _ in
      characteristic.descriptors = []
      tell("peripheral(_:didDiscoverDescriptorsFor:error:)") {
        $0.peripheral(self, didDiscoverDescriptorsFor: characteristic, error: nil)
      }
    }
  }

  // MARK: Values

  /// Asks for a value.
  open func readValue(for characteristic: CBCharacteristic) {
    connected { [self] device in
      let there = characteristic.service.flatMap { device.service($0.uuid) }?.characteristic(characteristic.uuid)
      let failure: CBATTError? =
        there == nil
        ? CBATTError(.attributeNotFound)
        : characteristic.properties.contains(.read) ? nil : CBATTError(.readNotPermitted)
      if failure == nil { characteristic.value = there?.value }
      tell("peripheral(_:didUpdateValueFor:error:)") {
        $0.peripheral(self, didUpdateValueFor: characteristic, error: failure)
      }
    }
  }
  /// Writes a value; one that is answered is followed by a call of the delegate.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
    connected { [self] _ in
      let needed: CBCharacteristicProperties = type == .withResponse ? .write : .writeWithoutResponse
      let isAllowed = characteristic.properties.contains(needed)
      if isAllowed, let service = characteristic.service {
        BluetoothDevice.current.setValue(data, characteristic.uuid, service.uuid, of: identifier)
      }
      guard type == .withResponse else { return }
      tell("peripheral(_:didWriteValueFor:error:)") {
        $0.peripheral(
          self, didWriteValueFor: characteristic, error: isAllowed ? nil : CBATTError(.writeNotPermitted))
      }
    }
  }
  /// Asks to be notified of a value, or no more.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
    connected { [self] _ in
      let canNotify = !characteristic.properties.isDisjoint(with: [.notify, .indicate])
      if canNotify { characteristic.isNotifying = enabled }
      tell("peripheral(_:didUpdateNotificationStateFor:error:)") {
        $0.peripheral(
          self, didUpdateNotificationStateFor: characteristic, error: canNotify ? nil : CBATTError(.requestNotSupported)
        )
      }
    }
  }
  /// Takes a new value of the device, if the app has asked for it.
  @MainActor func notify(_ value: Data, _ characteristic: CBUUID, _ service: CBUUID) {
    let found = services?.first { $0.uuid == service }?.characteristics?.first { $0.uuid == characteristic }
    guard state == .connected, let found, found.isNotifying else { return }
    found.value = value
    tell("peripheral(_:didUpdateValueFor:error:)") { $0.peripheral(self, didUpdateValueFor: found, error: nil) }
  }
  /// Returns the largest number of bytes that can be written at once: 512, or 182 without an answer.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { type == .withResponse ? 512 : 182 }

  // MARK: Descriptors, signal and channels

  /// Asks for the value of a descriptor: fails, since devices have none.
  open func readValue(for descriptor: CBDescriptor) {
    connected { [self] _ in
      tell("peripheral(_:didUpdateValueFor:error:)") {
        $0.peripheral(self, didUpdateValueFor: descriptor, error: CBATTError(.attributeNotFound))
      }
    }
  }
  /// Writes the value of a descriptor: fails, since devices have none.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {
    connected { [self] _ in
      tell("peripheral(_:didWriteValueFor:error:)") {
        $0.peripheral(self, didWriteValueFor: descriptor, error: CBATTError(.attributeNotFound))
      }
    }
  }
  /// Asks for the strength of the signal.
  open func readRSSI() {
    connected { [self] device in
      tell("peripheral(_:didReadRSSI:error:)") {
        $0.peripheral(self, didReadRSSI: device.rssi as NSNumber, error: nil)
      }
    }
  }
  /// Opens a channel: fails, since devices have none.
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {
    connected { [self] _ in
      tell("peripheral(_:didOpen:error:)") {
        $0.peripheral(self, didOpen: nil, error: CBError(.operationNotSupported))
      }
    }
  }
}
