import Foundation

/// What has happened to the connection between a device and the phone, whichever app has made it.
public enum CBConnectionEvent: Int, Sendable {
  /// The device is connected no more, or it is now.
  case peerDisconnected, peerConnected
}

/// Which devices a manager hears of.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  /// The text of the option.
  public let rawValue: String
  /// Creates an option with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an option with a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Those with one of some services: identifiers of type `CBUUID`.
  public static let serviceUUIDs = Self("kCBConnectionEventMatchingOptionServiceUUIDs")
  /// Those with one of some identifiers, of type `UUID`.
  public static let peripheralUUIDs = Self("kCBConnectionEventMatchingOptionPeripheralUUIDs")
}

/// The devices of whose connections a manager hears.
struct ConnectionEvents {
  private let services: [CBUUID]
  private let identifiers: [UUID]

  /// All devices, without options.
  init(_ options: [CBConnectionEventMatchingOption: Any]?) {
    services = options?[.serviceUUIDs] as? [CBUUID] ?? []
    identifiers = options?[.peripheralUUIDs] as? [UUID] ?? []
  }

  func matches(_ device: SimulatedPeripheral) -> Bool {
    services.isEmpty && identifiers.isEmpty || identifiers.contains(device.identifier)
      || services.contains { device.service($0) != nil }
  }
}
