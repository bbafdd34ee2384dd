public import Foundation
import PlainviewRuntime

/// A network interface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kind of connection.
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  /// The kind of connection.
  public let type: InterfaceType
  /// The name of the interface, such as `en0`.
  public let name: String
  /// The number of the interface: 2 for the cellular network, 1 for all others.
  public var index: Int { type == .cellular ? 2 : 1 }
  /// The name of the interface.
  public var debugDescription: String { name }

  init(_ type: InterfaceType) {
    self.type = type
    name = type == .cellular ? "pdp_ip0" : type == .loopback ? "lo0" : "en0"
  }
}

/// Whether and how the network is there.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// The network can be reached, cannot be reached, or only once a connection is made.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  /// Why the network cannot be reached.
  public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }
  /// Whether the network can be reached.
  public let status: Status
  /// The interfaces that lead into the network; empty without a connection.
  public let availableInterfaces: [NWInterface]
  /// Whether data cost money: true on the cellular network.
  public let isExpensive: Bool
  /// Whether the user saves data; always false.
  public let isConstrained: Bool
  /// Whether there are IPv4 addresses: whenever the network can be reached.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether there are IPv6 addresses: whenever the network can be reached.
  public var supportsIPv6: Bool { status == .satisfied }
  /// Whether names are resolved: whenever the network can be reached.
  public var supportsDNS: Bool { status == .satisfied }
  /// Why the network cannot be reached; always that it is not available.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The status and the names of the interfaces.
  public var debugDescription: String { "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))" }

  /// Returns whether the path has an interface of a kind.
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

/// Reports how the simulated device is connected (`XCUIDevice.connection`), on the main thread in the turn after a start, and
/// whenever that changes.
public final class NWPathMonitor: ConnectionListener, @unchecked Sendable {
  /// Is called with the path after the start and whenever it changes, on the main thread.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The queue that the monitor was started with; nil before the start.
  public private(set) var queue: DispatchQueue?
  private let required: NWInterface.InterfaceType?
  private var isRunning = false

  /// Creates a monitor for all interfaces.
  public init() { required = nil }
  /// Creates a monitor for one kind of interface; any other counts as no connection.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }

  /// The path of now.
  public var currentPath: NWPath {
    let path = NWPath(ConnectionDevice.current.connection)
    return required.map { path.usesInterfaceType($0) } ?? true ? path : NWPath(.none)
  }

  /// Starts the monitor, which calls its handler in the next turn; the queue is kept, without effect.
  public func start(queue: DispatchQueue) {
    guard !isRunning else { return }
    isRunning = true
    self.queue = queue
    ConnectionListeners.current.add(self)
    SimulatedProcess.current.clock.schedule(after: 0, "NWPathMonitor") { [weak self] in self?.connectionChanged() }
  }
  /// Ends the calls of the handler.
  public func cancel() { isRunning = false }

  @MainActor package func connectionChanged() {
    guard isRunning else { return }
    let path = currentPath
    UserCode.run { pathUpdateHandler?(path) }
  }
}
