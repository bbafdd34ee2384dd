public import Foundation
public import PlainviewUIAutomation

extension XCUIDevice {
  /// The Bluetooth of this device, and the devices in its range.
  public var bluetooth: SimulatedBluetooth { SimulatedBluetooth(device: self) }
}

/// The Bluetooth of a simulated device, and the devices in its range; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedBluetooth {
  let device: XCUIDevice
  private var part: BluetoothDevice { .of(device.parts) }

  /// Whether Bluetooth is there and on; `unsupported` before it is set, as in Apple's simulator. Apps are told.
  public var state: CBManagerState {
    get { part.state.power }
    nonmutating set {
      part.change { $0.power = newValue }
      device.change { BluetoothClients.current.stateChanged() }
    }
  }
  /// Whether the app may use Bluetooth, as the user sets it in Settings; apps are told.
  public var authorization: CBManagerAuthorization {
    get { part.state.authorization }
    nonmutating set {
      part.change { $0.authorization = newValue }
      device.change { BluetoothClients.current.stateChanged() }
    }
  }
  /// Whether the user allows Bluetooth when the app asks; yes before it is set.
  public var allows: Bool {
    get { part.state.allows }
    nonmutating set { part.change { $0.allows = newValue } }
  }
  /// The devices in range; none at first. Apps that search or wait for one find it; a connected one that is taken away is
  /// lost.
  public var peripherals: [SimulatedPeripheral] {
    get { part.state.peripherals }
    nonmutating set {
      let old = part.state.peripherals.filter(\.isConnectedToAnotherApp)
      part.change { $0.peripherals = newValue }
      let new = newValue.filter(\.isConnectedToAnotherApp)
      device.change {
        let clients = BluetoothClients.current
        clients.devicesChanged()
        for one in old where !new.contains(where: { $0.identifier == one.identifier }) {
          clients.connectionChanged(one, .peerDisconnected)
        }
        for one in new where !old.contains(where: { $0.identifier == one.identifier }) {
          clients.connectionChanged(one, .peerConnected)
        }
      }
    }
  }

  /// Changes a value of a device in range; an app that has asked for it is notified.
  public func setValue(_ value: Data, characteristic: String, service: String, of identifier: UUID) {
    let (characteristic, service) = (CBUUID(string: characteristic), CBUUID(string: service))
    part.setValue(value, characteristic, service, of: identifier)
    device.change {
      for manager in BluetoothClients.current.managers {
        (manager as? CBCentralManager)?.known[identifier]?.notify(value, characteristic, service)
      }
    }
  }

  /// The name that the app makes known; nil while it makes nothing known.
  public var advertisedName: String? { part.state.advertisedName }
  /// The identifiers of the services that the app makes known.
  public var advertisedServices: [String] { part.state.advertisedServices }
}
