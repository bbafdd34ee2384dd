import Foundation
import PlainviewRuntime
import Synchronization

/// The Bluetooth of a simulated device, and the devices in its range.
final class BluetoothDevice: Sendable {
  struct State {
    /// Without regard to the permission.
    var power = CBManagerState.unsupported
    var authorization = CBManagerAuthorization.notDetermined
    var allows = true
    var peripherals: [SimulatedPeripheral] = []
    var advertisedName: String?
    var advertisedServices: [String] = []

    /// The state as managers have it.
    var managerState: CBManagerState {
      authorization == .denied || authorization == .restricted ? .unauthorized : power
    }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: BluetoothDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> BluetoothDevice {
    parts.part(BluetoothDevice.self) {
      let device = BluetoothDevice()
      parts.whenPermissionIsReset("bluetooth") { [weak device] in device?.change { $0.authorization = .notDetermined } }
      return device
    }
  }

  /// Asks the user for permission, the first time only.
  func ask() {
    change { state in
      if state.authorization == .notDetermined { state.authorization = state.allows ? .allowedAlways : .denied }
    }
  }

  func peripheral(_ identifier: UUID) -> SimulatedPeripheral? {
    state.peripherals.first { $0.identifier == identifier }
  }

  /// Changes a value of a device in range.
  func setValue(_ value: Data, _ characteristic: CBUUID, _ service: CBUUID, of identifier: UUID) {
    change { state in
      for index in state.peripherals.indices where state.peripherals[index].identifier == identifier {
        state.peripherals[index].setValue(value, characteristic, service)
      }
    }
  }
}

/// The managers of an app, which hear of changes of the device.
final class BluetoothClients: Sendable {
  private struct Weak: Sendable { weak var manager: CBManager? }
  private let held = Mutex<[Weak]>([])

  static var current: BluetoothClients {
    SimulatedProcess.current.shared(BluetoothClients.self) { BluetoothClients() }
  }

  func add(_ manager: CBManager) {
    let new = Weak(manager: manager)
    held.withLock {
      $0.removeAll { $0.manager == nil }
      $0.append(new)
    }
  }

  var managers: [CBManager] { held.withLock { $0.compactMap(\.manager) } }

  @MainActor func stateChanged() {
    // One that was just made hears of the state in its first turn.
    for manager in managers where manager.state != .unknown { manager.updateState() }
  }

  /// A device was connected or disconnected, by this app or another one.
  @MainActor func connectionChanged(_ device: SimulatedPeripheral, _ event: CBConnectionEvent) {
    for case let manager as CBCentralManager in managers { manager.connectionChanged(device, event) }
  }

  @MainActor func devicesChanged() { for manager in managers { manager.devicesChanged() } }
}
