public import Foundation

/// A device with Bluetooth in the range of a simulated device.
public struct SimulatedPeripheral: Equatable, Sendable {
  /// The identifier of the device for apps.
  public var identifier: UUID
  /// The name; nil for none.
  public var name: String?
  /// The strength of the signal in decibels; -50 at first.
  public var rssi = -50
  /// The identifiers of the services that the device makes known.
  public var advertisedServices: [String] = []
  /// The manufacturer's data that the device makes known; nil for none.
  public var manufacturerData: Data?
  /// Whether it accepts connections; yes at first. Otherwise they fail.
  public var isConnectable = true
  /// Whether another app of the phone is connected to it; no at first. Apps that have asked for it hear of a change.
  public var isConnectedToAnotherApp = false
  /// The services.
  public var services: [SimulatedService]

  /// Creates a device with services, which it makes known.
  public init(name: String?, identifier: UUID, services: [SimulatedService] = []) {
    self.name = name
    self.identifier = identifier
    self.services = services
    advertisedServices = services.map(\.uuid)
  }

  /// What an app that searches gets to know.
  var advertisement: [String: Any] {
    var values: [String: Any] = [CBAdvertisementDataIsConnectable: isConnectable as NSNumber]
    if let name { values[CBAdvertisementDataLocalNameKey] = name }
    if !advertisedServices.isEmpty {
      values[CBAdvertisementDataServiceUUIDsKey] = advertisedServices.map { CBUUID(string: $0) }
    }
    if let manufacturerData { values[CBAdvertisementDataManufacturerDataKey] = manufacturerData }
    return values
  }

  /// Whether it makes one of some services known.
  func advertises(_ wanted: [CBUUID]?) -> Bool {
    guard let wanted, !wanted.isEmpty else { return true }
    return advertisedServices.contains { wanted.contains(CBUUID(string: $0)) }
  }

  func service(_ uuid: CBUUID) -> SimulatedService? { services.first { CBUUID(string: $0.uuid) == uuid } }

  mutating func setValue(_ value: Data, _ characteristic: CBUUID, _ service: CBUUID) {
    for one in services.indices where CBUUID(string: services[one].uuid) == service {
      for other in services[one].characteristics.indices
      where CBUUID(string: services[one].characteristics[other].uuid) == characteristic {
        services[one].characteristics[other].value = value
      }
    }
  }
}

/// A service of a device in the range of a simulated one.
public struct SimulatedService: Equatable, Sendable {
  /// The identifier.
  public var uuid: String
  /// The characteristics.
  public var characteristics: [SimulatedCharacteristic]
  /// Creates a service with characteristics.
  public init(_ uuid: String, characteristics: [SimulatedCharacteristic] = []) {
    self.uuid = uuid
    self.characteristics = characteristics
  }

  func characteristic(_ uuid: CBUUID) -> SimulatedCharacteristic? {
    characteristics.first { CBUUID(string: $0.uuid) == uuid }
  }
}

/// A value of a service of a device in the range of a simulated one.
public struct SimulatedCharacteristic: Equatable, Sendable {
  /// The identifier.
  public var uuid: String
  /// What can be done with it.
  public var properties: CBCharacteristicProperties
  /// The value; what an app writes replaces it.
  public var value: Data
  /// Creates a characteristic with a value.
  public init(_ uuid: String, properties: CBCharacteristicProperties = .read, value: Data = Data()) {
    self.uuid = uuid
    self.properties = properties
    self.value = value
  }
}
