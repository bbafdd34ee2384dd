public import Foundation
import PlainviewRuntime

/// A part of what a peripheral offers.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The identifier of the attribute.
  public let uuid: CBUUID
  init(_ uuid: CBUUID) {
    self.uuid = uuid
    super.init()
  }
}

/// A service of a peripheral.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The peripheral; nil for a service of the app.
  open internal(set) weak var peripheral: CBPeripheral?
  /// Whether the service is a primary one.
  public let isPrimary: Bool
  /// The services that were found in this one; nil before.
  open internal(set) var includedServices: [CBService]?
  /// The characteristics that were found; nil before.
  open internal(set) var characteristics: [CBCharacteristic]?

  init(_ uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid)
  }

  /// As Core Bluetooth writes it.
  open override var description: String {
    "<\(SimulatedProcess.classAndAddress(of: self)), isPrimary = \(isPrimary ? "YES" : "NO"), UUID = \(uuid)>"
  }
}

/// A service that the app offers.
open class CBMutableService: CBService, @unchecked Sendable {
  open override var includedServices: [CBService]? {
    get { super.includedServices }
    set { super.includedServices = newValue }
  }
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set {
      super.characteristics = newValue
      for characteristic in newValue ?? [] { characteristic.service = self }
    }
  }

  /// Creates a service without characteristics.
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary: isPrimary) }
}

/// What can be done with a characteristic.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates properties of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Its value can be broadcast.
  public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  /// Its value can be read.
  public static let read = CBCharacteristicProperties(rawValue: 0x02)
  /// Its value can be written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  /// Its value can be written.
  public static let write = CBCharacteristicProperties(rawValue: 0x08)
  /// It can notify of its value.
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  /// It can notify of its value, with an answer.
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
  /// Its value can be written with a signature.
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
  /// It has further properties, in a descriptor.
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
  /// It notifies trusted devices only.
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
  /// It notifies trusted devices only, with an answer.
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// Who may read and write a value of the app.
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates permissions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It can be read.
  public static let readable = CBAttributePermissions(rawValue: 0x01)
  /// It can be written.
  public static let writeable = CBAttributePermissions(rawValue: 0x02)
  /// Trusted devices can read it.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
  /// Trusted devices can write it.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The service.
  open internal(set) weak var service: CBService?
  /// What can be done with it.
  open internal(set) var properties: CBCharacteristicProperties
  /// The value that was read last, or of which it has notified; nil before.
  open internal(set) var value: Data?
  /// The descriptors that were found; nil before.
  open internal(set) var descriptors: [CBDescriptor]?
  /// Whether it notifies of its value.
  open internal(set) var isNotifying = false

  init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties) {
    self.properties = properties
    super.init(uuid)
  }

  /// As Core Bluetooth writes it.
  open override var description: String {
    let bytes = value.map { data in
      "{length = \(data.count), bytes = 0x\(data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())}"
    }
    return "<\(SimulatedProcess.classAndAddress(of: self)), UUID = \(uuid), properties = 0x"
      + "\(String(properties.rawValue, radix: 16, uppercase: true)), value = \(bytes ?? "(null)"), "
      + "notifying = \(isNotifying ? "YES" : "NO")>"
  }
}

/// A value that the app offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  /// Who may read and write it; kept, without effect, since no device ever does.
  open var permissions: CBAttributePermissions
  /// The devices that are notified; always none.
  open var subscribedCentrals: [CBCentral]? { [] }
  open override var properties: CBCharacteristicProperties {
    get { super.properties }
    set { super.properties = newValue }
  }
  open override var value: Data? {
    get { super.value }
    set { super.value = newValue }
  }
  open override var descriptors: [CBDescriptor]? {
    get { super.descriptors }
    set { super.descriptors = newValue }
  }

  /// Creates a characteristic; nil stands for a value that the app is asked for.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID, properties)
    self.value = value
  }
}

/// A description of a characteristic; peripherals have none here.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// The characteristic.
  open internal(set) weak var characteristic: CBCharacteristic?
  /// The value; its type follows from the identifier.
  open internal(set) var value: Any?
}

/// A description of a characteristic of the app.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
  /// Creates a descriptor with a value.
  public init(type UUID: CBUUID, value: Any?) {
    super.init(UUID)
    self.value = value
  }
}
