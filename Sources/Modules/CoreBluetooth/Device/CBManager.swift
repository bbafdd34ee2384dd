public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable {
  /// Not known yet, just starting again, not there, not allowed, off, or on.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether the user allows the app to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The user was not asked, cannot allow it, does not allow it, or allows it.
  case notDetermined, restricted, denied, allowedAlways
}

/// What managers of devices and of the app's own services have in common.
///
/// The state is `unknown` at first; it comes in the next turn, after the user was asked for permission.
open class CBManager: NSObject, @unchecked Sendable {
  /// Whether Bluetooth can be used.
  open private(set) var state = CBManagerState.unknown
  /// Whether the user allows the app to use Bluetooth.
  open class var authorization: CBManagerAuthorization { BluetoothDevice.current.state.authorization }
  /// Whether the user allows the app to use Bluetooth.
  open var authorization: CBManagerAuthorization { Self.authorization }

  /// Where delegates are called.
  let queue: DelegateQueue

  init(_ label: String, _ queue: DispatchQueue?) {
    self.queue = DelegateQueue(queue)
    super.init()
    BluetoothClients.current.add(self)
    soon(label) { [weak self] in
      BluetoothDevice.current.ask()
      self?.updateState()
    }
  }

  func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label, body)
  }

  /// Takes the device's state, and tells the delegate of a change.
  @MainActor func updateState() {
    let new = BluetoothDevice.current.state.managerState
    guard new != state else { return }
    state = new
    stateChanged()
  }

  /// Called when `state` has changed.
  @MainActor func stateChanged() {}
  /// Called when the devices in range have changed.
  @MainActor func devicesChanged() {}

  /// Whether commands are accepted; writes to the console if not, as Core Bluetooth does.
  func acceptsCommands() -> Bool {
    if state == .poweredOn { return true }
    SimulatedProcess.log(
      "[CoreBluetooth] API MISUSE: <\(SimulatedProcess.classAndAddress(of: self))> can only accept this command while in the "
        + "powered on state")
    return false
  }
}

/// A device at the other end.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The identifier of the device for this app.
  public let identifier: UUID
  init(_ identifier: UUID) {
    self.identifier = identifier
    super.init()
  }
}

/// A device that uses services of the app; there is none here.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// The largest number of bytes of a notification.
  open var maximumUpdateValueLength: Int { 182 }
}
