public import Foundation
public import PlainviewRuntime
import PlainviewUIKitCore

extension XCUIDevice {
  /// Whether the user has switched on Low Power Mode; the running app is told of a change.
  public var savesPower: Bool {
    get { PowerState.of(parts).savesPower }
    set {
      guard newValue != savesPower else { return }
      PowerState.of(parts).savesPower = newValue
      tell(.NSProcessInfoPowerStateDidChange)
    }
  }

  /// How warm the device is; the running app is told of a change.
  public var thermalState: ProcessInfo.ThermalState {
    get { PowerState.of(parts).thermalState }
    set {
      guard newValue != thermalState else { return }
      PowerState.of(parts).thermalState = newValue
      tell(ProcessInfo.thermalStateDidChangeNotification)
    }
  }

  private func tell(_ name: Notification.Name) {
    change { UserCode.post(name, object: ProcessInfo.processInfo) }
  }
}
