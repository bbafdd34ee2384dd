public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// A server that connections of apps reach, or a service nearby that browsers find.
public final class SimulatedServer: Sendable {
  /// Where the server is.
  public let endpoint: NWEndpoint
  /// What the server sends when it gets data; nil for nothing.
  public let answer: @Sendable (Data) -> Data?
  private struct State: Sendable {
    var received = Data()
    var connections: [NWConnection] = []
  }
  private let held = Mutex(State())

  /// Creates a server at a host and a port.
  public init(host: String, port: UInt16, answer: @escaping @Sendable (Data) -> Data? = { _ in nil }) {
    endpoint = .hostPort(host: NWEndpoint.Host(host), port: NWEndpoint.Port(integerLiteral: port))
    self.answer = answer
  }
  /// Creates a service with a name and a type such as `_http._tcp`.
  public init(service name: String, type: String, answer: @escaping @Sendable (Data) -> Data? = { _ in nil }) {
    endpoint = .service(name: name, type: type, domain: "local.", interface: nil)
    self.answer = answer
  }

  /// All that apps have sent.
  public var received: Data { held.withLock { $0.received } }
  /// How many connections there are.
  public var connectionCount: Int { held.withLock { $0.connections.count } }
  /// Sends data to all connections.
  public func send(_ data: Data) {
    for connection in held.withLock({ $0.connections }) { connection.deliver(data, false) }
  }
  /// Closes all connections: apps have received all there is.
  public func close() {
    let connections = held.withLock { state in
      defer { state.connections = [] }
      return state.connections
    }
    for connection in connections { connection.deliver(nil, true) }
  }

  func add(_ connection: NWConnection) { held.withLock { $0.connections.append(connection) } }
  func remove(_ connection: NWConnection) { held.withLock { $0.connections.removeAll { $0 === connection } } }
  func receive(_ data: Data, from connection: NWConnection) {
    held.withLock { $0.received.append(data) }
    if let reply = answer(data) { connection.deliver(reply, false) }
  }
}

extension XCUIDevice {
  /// The servers that connections of apps reach, and the services that browsers find; none at first. Without one a
  /// connection waits, as it is refused.
  public var servers: [SimulatedServer] {
    get { ServerDevice.of(parts).servers }
    set {
      ServerDevice.of(parts).servers = newValue
      change { NetworkRegistry.current.tellBrowsers() }
    }
  }
}

/// The servers of a device.
final class ServerDevice: Sendable {
  private let held = Mutex<[SimulatedServer]>([])
  var servers: [SimulatedServer] {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
  static var current: ServerDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> ServerDevice { parts.part(ServerDevice.self) { ServerDevice() } }
}

/// The listeners and browsers of an app that run.
final class NetworkRegistry: Sendable {
  private struct State: Sendable {
    var listeners: [NWListener] = []
    var browsers: [NWBrowser] = []
    var lastPort: UInt16 = 49151
  }
  private let held = Mutex(State())

  static var current: NetworkRegistry {
    SimulatedProcess.current.shared(NetworkRegistry.self) { NetworkRegistry() }
  }
  var listeners: [NWListener] { held.withLock { $0.listeners } }
  var browsers: [NWBrowser] { held.withLock { $0.browsers } }
  func nextPort() -> UInt16 {
    held.withLock {
      $0.lastPort = $0.lastPort == .max ? 49152 : $0.lastPort + 1
      return $0.lastPort
    }
  }
  func add(_ listener: NWListener) {
    held.withLock { $0.listeners.append(listener) }
    tellBrowsers()
  }
  func remove(_ listener: NWListener) {
    held.withLock { $0.listeners.removeAll { $0 === listener } }
    tellBrowsers()
  }
  func add(_ browser: NWBrowser) { held.withLock { $0.browsers.append(browser) } }
  func remove(_ browser: NWBrowser) { held.withLock { $0.browsers.removeAll { $0 === browser } } }
  func tellBrowsers() { for browser in browsers { browser.look() } }
}

/// Calls an app on a queue, in a turn of its own.
func callLater(_ queue: DispatchQueue?, _ label: String, _ body: @escaping @Sendable () -> Void) {
  SimulatedProcess.current.clock.schedule(after: 0, label) {
    guard let queue, !MainQueue.isMain(queue) else { return UserCode.run { body() } }
    queue.async { body() }
  }
}
