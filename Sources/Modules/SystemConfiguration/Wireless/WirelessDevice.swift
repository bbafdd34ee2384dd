import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// A wireless network.
public struct SimulatedWirelessNetwork: Hashable, Sendable {
  /// The name of the network (SSID).
  public var name: String
  /// The address of its base station (BSSID).
  public var baseStation: String

  /// Creates a network with a name and the address of its base station.
  public init(_ name: String, baseStation: String = "0:0:0:0:0:0") {
    self.name = name
    self.baseStation = baseStation
  }
}

extension XCUIDevice {
  /// The wireless network that apps see while the device is connected by wifi; nil, as before it is set, when they may not
  /// know it.
  public var wirelessNetwork: SimulatedWirelessNetwork? {
    get { WirelessDevice.of(parts).network }
    set { WirelessDevice.of(parts).network = newValue }
  }
}

/// The wireless network that a device is in.
final class WirelessDevice: Sendable {
  private let held = Mutex<SimulatedWirelessNetwork?>(nil)
  var network: SimulatedWirelessNetwork? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  static var current: WirelessDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> WirelessDevice {
    parts.part(WirelessDevice.self) { WirelessDevice() }
  }
}
