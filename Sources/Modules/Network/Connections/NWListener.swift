public import Foundation
import PlainviewRuntime
import Synchronization

/// Waits for connections of the app itself; none come from other devices.
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
  /// How far a listener is.
  public enum State: Equatable, Sendable {
    /// It has not been started.
    case setup
    /// It waits for a change of the network.
    case waiting(NWError)
    /// Connections can be made.
    case ready
    /// It has ended with an error.
    case failed(NWError)
    /// The app has ended it.
    case cancelled
  }
  /// A service of Bonjour that is told others.
  public struct Service: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    /// The name; nil for the device's.
    public let name: String?
    /// The type, such as `_http._tcp`.
    public let type: String
    /// The domain; nil for the usual one.
    public let domain: String?
    /// The record of the service.
    public let txtRecord: Data?
    /// Whether the service keeps its name; kept, without effect.
    public var noAutoRename = false
    /// Creates a service of a type.
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }
    /// The name and the type.
    public var debugDescription: String { "\(name ?? "").\(type)" }
    var endpoint: NWEndpoint {
      .service(name: name ?? "iPhone", type: type, domain: domain ?? "local.", interface: nil)
    }
  }
  /// A service that others know or do not know any more.
  public enum ServiceRegistrationChange: Equatable, Sendable {
    /// Others know it.
    case add(NWEndpoint)
    /// Others do not know it any more.
    case remove(NWEndpoint)
  }

  private struct Held: Sendable {
    var state = State.setup
    var queue: DispatchQueue?
    var port: NWEndpoint.Port?
    var service: Service?
    var limit = NWListener.InfiniteConnectionLimit
    var stateHandler: (@Sendable (State) -> Void)?
    var connectionHandler: (@Sendable (NWConnection) -> Void)?
    var serviceHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
  }
  private let held = Mutex(Held())

  /// No limit of the number of connections.
  public static let InfiniteConnectionLimit = Int.max
  /// How connections are made.
  public let parameters: NWParameters

  /// Creates a listener at a port; one that is free for `.any`.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    held.withLock { $0.port = port }
  }
  /// Creates a listener that is told others as a service.
  public convenience init(service: Service?, using parameters: NWParameters) throws {
    try self.init(using: parameters)
    held.withLock { $0.service = service }
  }

  /// How far the listener is.
  public var state: State { held.withLock { $0.state } }
  /// The queue of the handlers; nil before the start.
  public var queue: DispatchQueue? { held.withLock { $0.queue } }
  /// The port; `.any` becomes a free one at the start.
  public var port: NWEndpoint.Port? { held.withLock { $0.port } }
  /// The service as which the listener is told others.
  public var service: Service? {
    get { held.withLock { $0.service } }
    set { held.withLock { $0.service = newValue } }
  }
  /// How many connections are still taken.
  public var newConnectionLimit: Int {
    get { held.withLock { $0.limit } }
    set { held.withLock { $0.limit = newValue } }
  }
  /// The port and the protocols.
  public var debugDescription: String { "\(port?.debugDescription ?? ""), \(parameters.debugDescription)" }

  /// Called on the queue when the state changes.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { held.withLock { $0.stateHandler } }
    set { held.withLock { $0.stateHandler = newValue } }
  }
  /// Called on the queue with a connection, which the app has to start.
  @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { held.withLock { $0.connectionHandler } }
    set { held.withLock { $0.connectionHandler = newValue } }
  }
  /// Called on the queue when others know the service.
  @preconcurrency public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
    get { held.withLock { $0.serviceHandler } }
    set { held.withLock { $0.serviceHandler = newValue } }
  }

  /// Starts the listener: it is ready in the next turn. It fails at a port at which another one of the app listens.
  public func start(queue: DispatchQueue) {
    guard state == .setup else { return }
    let others = NetworkRegistry.current.listeners
    let free = NWEndpoint.Port(integerLiteral: NetworkRegistry.current.nextPort())
    let isTaken = held.withLock { held in
      held.queue = queue
      if held.port == .any || held.port == nil { held.port = free }
      let port = held.port
      return others.contains { $0.port == port }
    }
    guard !isTaken else { return change(to: .failed(.posix(.EADDRINUSE))) }
    NetworkRegistry.current.add(self)
    change(to: .ready)
    if let endpoint = service?.endpoint {
      callLater(queue, "NWListener") { self.serviceRegistrationUpdateHandler?(.add(endpoint)) }
    }
  }
  /// Ends the listener; its connections stay.
  public func cancel() {
    NetworkRegistry.current.remove(self)
    change(to: .cancelled)
  }

  private func change(to new: State) {
    let (queue, isNew) = held.withLock { held in
      defer { held.state = new }
      return (held.queue, held.state != new)
    }
    if isNew { callLater(queue, "the state of NWListener") { self.stateUpdateHandler?(new) } }
  }

  func isReached(by target: NWEndpoint) -> Bool {
    let (state, port, service, limit) = held.withLock { ($0.state, $0.port, $0.service, $0.limit) }
    guard state == .ready, limit > 0 else { return false }
    switch target {
    case .hostPort(let host, let other): return host.isLoopback && other == port
    case .service(let name, let type, _, _): return service?.endpoint.isService(name, type) ?? false
    default: return false
    }
  }
  func take(_ connection: NWConnection) {
    let queue = held.withLock { held in
      if held.limit != Self.InfiniteConnectionLimit { held.limit -= 1 }
      return held.queue
    }
    callLater(queue, "a connection of NWListener") {
      guard let handler = self.newConnectionHandler else { return connection.cancel() }
      handler(connection)
    }
  }
}
