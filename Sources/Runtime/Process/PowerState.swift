public import Foundation
import Synchronization

/// Whether a device saves power, and how warm it is.
package final class PowerState: Sendable {
  private struct Values {
    var savesPower = false
    var thermalState = ProcessInfo.ThermalState.nominal
  }
  private let values = Mutex(Values())

  package static func of(_ parts: DeviceParts) -> PowerState { parts.part(PowerState.self) { PowerState() } }
  static var current: PowerState { of(SimulatedProcess.current.device) }

  package var savesPower: Bool {
    get { values.withLock { $0.savesPower } }
    set { values.withLock { $0.savesPower = newValue } }
  }
  package var thermalState: ProcessInfo.ThermalState {
    get { values.withLock { $0.thermalState } }
    set { values.withLock { $0.thermalState = newValue } }
  }
}

extension ProcessInfo {
  /// How warm the device is; raw values are Foundation's.
  public enum ThermalState: Int, Sendable {
    /// Cool, warm, hot, and so hot that the app should do as little as possible.
    case nominal, fair, serious, critical
  }
  /// Whether the user has switched on Low Power Mode.
  public var isLowPowerModeEnabled: Bool { PowerState.current.savesPower }
  /// How warm the device is.
  public var thermalState: ThermalState { PowerState.current.thermalState }
  /// Posted when `thermalState` has changed.
  public class var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
}

extension NSNotification.Name {
  /// Posted when `isLowPowerModeEnabled` has changed.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
