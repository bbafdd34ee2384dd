public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// A way into the network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
  public let name: String
  public var index: Int { type == .cellular ? 2 : 1 }
  public var debugDescription: String { name }

  init(_ type: InterfaceType) {
    self.type = type
    name = type == .cellular ? "pdp_ip0" : type == .loopback ? "lo0" : "en0"
  }
}

/// Whether and how the network is there.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }
  public let status: Status
  public let availableInterfaces: [NWInterface]
  public let isExpensive: Bool
  public let isConstrained: Bool
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var debugDescription: String { "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))" }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  init(_ connection: SimulatedConnection) {
    switch connection {
    case .wifi: (status, availableInterfaces) = (.satisfied, [NWInterface(.wifi)])
    case .cellular: (status, availableInterfaces) = (.satisfied, [NWInterface(.cellular)])
    case .none: (status, availableInterfaces) = (.unsatisfied, [])
    }
    isExpensive = connection == .cellular
    isConstrained = false
  }
}

/// How a simulated device is connected.
public enum SimulatedConnection: Hashable, Sendable { case wifi, cellular, none }

/// Tells how the simulated device is connected (`XCUIDevice.connection`), on the main thread in the turn after a start, and
/// whenever that changes.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  private let required: NWInterface.InterfaceType?
  private var isRunning = false

  public init() { required = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }

  public var currentPath: NWPath {
    let path = NWPath(ConnectionDevice.current.connection)
    return required.map { path.usesInterfaceType($0) } ?? true ? path : NWPath(.none)
  }

  public func start(queue: DispatchQueue) {
    guard !isRunning else { return }
    isRunning = true
    self.queue = queue
    Monitors.current.add(self)
    SimulatedProcess.current.clock.schedule(after: 0, "NWPathMonitor") { [weak self] in self?.tell() }
  }
  public func cancel() { isRunning = false }

  @MainActor func tell() {
    guard isRunning else { return }
    let path = currentPath
    UserCode.run { pathUpdateHandler?(path) }
  }
}

/// The monitors of an app.
final class Monitors: Sendable {
  private struct Weak: Sendable { weak var monitor: NWPathMonitor? }
  private let held = Mutex<[Weak]>([])
  static var current: Monitors { SimulatedProcess.current.shared(Monitors.self) { Monitors() } }
  func add(_ monitor: NWPathMonitor) {
    let new = Weak(monitor: monitor)
    held.withLock { $0.append(new) }
  }
  @MainActor func tell() { for entry in held.withLock({ $0 }) { entry.monitor?.tell() } }
}

/// How the device is connected.
final class ConnectionDevice: Sendable {
  private let held = Mutex(SimulatedConnection.wifi)
  var connection: SimulatedConnection {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
  static var current: ConnectionDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> ConnectionDevice {
    let wishes = DeviceWishes.of(parts)
    return parts.part(ConnectionDevice.self) {
      let device = ConnectionDevice()
      wishes.followConnection {
        [weak device] isOffline in
        device?.connection = isOffline ? .none : .wifi
      } tell: {
        Monitors.current.tell()
      }
      return device
    }
  }
}

extension XCUIDevice {
  /// How the device is connected; by wifi before it is set. Monitors of apps are told; requests are not kept away.
  public var connection: SimulatedConnection {
    get { ConnectionDevice.of(parts).connection }
    set {
      ConnectionDevice.of(parts).connection = newValue
      change { Monitors.current.tell() }
    }
  }
}
