package import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// How a simulated device is connected.
public enum SimulatedConnection: Hashable, Sendable { case wifi, cellular, none }

extension XCUIDevice {
  /// How the device is connected; by wifi before it is set. Monitors and reachabilities of apps are told; requests are not
  /// kept away.
  public var connection: SimulatedConnection {
    get { ConnectionDevice.of(parts).connection }
    set {
      ConnectionDevice.of(parts).connection = newValue
      change { ConnectionListeners.current.tell() }
    }
  }
}

/// How the device is connected.
package final class ConnectionDevice: Sendable {
  private let held = Mutex(SimulatedConnection.wifi)
  package fileprivate(set) var connection: SimulatedConnection {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  /// The one of the device that the running code is on.
  package static var current: ConnectionDevice { of(SimulatedProcess.current.device) }
  package static func of(_ parts: DeviceParts) -> ConnectionDevice {
    let overrides = DeviceOverrides.of(parts)
    return parts.part(ConnectionDevice.self) {
      let device = ConnectionDevice()
      overrides.followConnection {
        [weak device] isOffline in
        device?.connection = isOffline ? .none : .wifi
      } tell: {
        ConnectionListeners.current.tell()
      }
      return device
    }
  }
}

/// What an app has that hears of the connection.
package protocol ConnectionListener: AnyObject, Sendable {
  /// Called whenever the device's connection was set, also to what it is already.
  @MainActor func connectionChanged()
}

/// The monitors and reachabilities of an app.
package final class ConnectionListeners: Sendable {
  private struct Weak: Sendable { weak var listener: (any ConnectionListener)? }

  private let held = Mutex<[Weak]>([])

  package static var current: ConnectionListeners {
    SimulatedProcess.current.shared(ConnectionListeners.self) { ConnectionListeners() }
  }

  /// Adds a listener, which is not kept alive.
  package func add(_ listener: any ConnectionListener) {
    let new = Weak(listener: listener)
    held.withLock {
      $0.removeAll { $0.listener == nil || $0.listener === listener }
      $0.append(new)
    }
  }

  @MainActor func tell() { for entry in held.withLock({ $0 }) { entry.listener?.connectionChanged() } }
}
