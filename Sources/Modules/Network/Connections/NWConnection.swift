public import Foundation
import PlainviewRuntime
import Synchronization

/// A connection to an endpoint: to a listener of the app itself, or to a server that the test has given the device
/// (`XCUIDevice.servers`).
///
/// Without a network, or without a server, it waits and tries again when the device's connection changes; UDP is ready
/// whenever there is a network. Nothing is sent through a real network.
public final class NWConnection: ConnectionListener, CustomDebugStringConvertible, @unchecked Sendable {
  /// How far a connection is.
  public enum State: Equatable, Sendable {
    /// It has not been started.
    case setup
    /// It waits for a change of the network.
    case waiting(NWError)
    /// It is being made.
    case preparing
    /// It can send and receive.
    case ready
    /// It has ended with an error.
    case failed(NWError)
    /// The app has ended it.
    case cancelled
  }

  enum Peer: Sendable {
    case server(SimulatedServer)
    case connection(NWConnection)
  }
  private struct Receiver: Sendable {
    let least: Int
    let most: Int
    let wholeMessage: Bool
    let completion: @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  }
  private struct Held: Sendable {
    var state = State.setup
    var queue: DispatchQueue?
    var peer: Peer?
    var inbox: [Data] = []
    var isAtEnd = false
    var isEndTold = false
    var unsent: [(Data?, Bool, SendCompletion)] = []
    var receivers: [Receiver] = []
    var stateHandler: (@Sendable (State) -> Void)?
    var viabilityHandler: (@Sendable (Bool) -> Void)?
    var betterPathHandler: (@Sendable (Bool) -> Void)?
    var pathHandler: (@Sendable (NWPath) -> Void)?
    var path: NWPath?
  }
  private let held = Mutex(Held())

  /// Where the connection leads to.
  public let endpoint: NWEndpoint
  /// How the connection is made.
  public let parameters: NWParameters

  /// Creates a connection to an endpoint.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  /// Creates a connection to a port of a host.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  /// The other end of a connection of the app itself.
  init(from other: NWConnection, _ parameters: NWParameters) {
    endpoint = .hostPort(
      host: .ipv4(.loopback), port: NWEndpoint.Port(integerLiteral: NetworkRegistry.current.nextPort()))
    self.parameters = parameters
    held.withLock { $0.peer = .connection(other) }
  }

  /// How far the connection is.
  public var state: State { held.withLock { $0.state } }
  /// The queue of the handlers; nil before the start.
  public var queue: DispatchQueue? { held.withLock { $0.queue } }
  /// The network that the connection uses; nil before the start.
  public var currentPath: NWPath? { held.withLock { $0.path } }
  /// The largest message that UDP sends, 1,472 bytes.
  public var maximumDatagramSize: Int { 1472 }
  /// The endpoint and the protocols.
  public var debugDescription: String { "\(endpoint.debugDescription), \(parameters.debugDescription)" }

  /// Called on the queue when the state changes.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { held.withLock { $0.stateHandler } }
    set { held.withLock { $0.stateHandler = newValue } }
  }
  /// Called on the queue with whether data can be sent, when the connection is ready and when the network comes or goes.
  @preconcurrency public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { held.withLock { $0.viabilityHandler } }
    set { held.withLock { $0.viabilityHandler = newValue } }
  }
  /// The handler for a better network; never called here.
  @preconcurrency public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { held.withLock { $0.betterPathHandler } }
    set { held.withLock { $0.betterPathHandler = newValue } }
  }
  /// Called on the queue when the device's connection changes.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { held.withLock { $0.pathHandler } }
    set { held.withLock { $0.pathHandler = newValue } }
  }

  // MARK: States

  /// Starts the connection: it is made in the next turn.
  public func start(queue: DispatchQueue) {
    let isNew = held.withLock { held in
      guard held.state == .setup else { return false }
      held.queue = queue
      held.path = NWPath(ConnectionDevice.current.connection)
      return true
    }
    guard isNew else { return }
    ConnectionListeners.current.add(self)
    change(to: .preparing)
    SimulatedProcess.current.clock.schedule(after: 0, "NWConnection") { self.attempt() }
  }
  /// Tries again where the connection waits.
  public func restart() {
    guard case .waiting = state else { return }
    change(to: .preparing)
    SimulatedProcess.current.clock.schedule(after: 0, "NWConnection") { self.attempt() }
  }
  /// Ends the connection; what was not received is lost.
  public func cancel() { end(.cancelled, .posix(.ECANCELED)) }
  /// Ends the connection at once.
  public func forceCancel() { cancel() }
  /// Ends the connection to the current endpoint, which is the only one.
  public func cancelCurrentEndpoint() { cancel() }
  /// Runs a closure that sends or receives several times.
  public func batch(_ body: () -> Void) { body() }
  /// Returns what a protocol says about the connection, always nil.
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

  private func change(to new: State) {
    let (queue, isNew) = held.withLock { held in
      defer { held.state = new }
      return (held.queue, held.state != new)
    }
    guard isNew else { return }
    callLater(queue, "the state of NWConnection") { self.stateUpdateHandler?(new) }
  }

  private func end(_ state: State, _ error: NWError) {
    let (peer, receivers, unsent, queue) = held.withLock { held in
      guard held.state != .cancelled else { return (Peer?.none, [Receiver](), held.unsent.prefix(0), held.queue) }
      defer { (held.receivers, held.unsent, held.peer) = ([], [], nil) }
      return (held.peer, held.receivers, held.unsent[...], held.queue)
    }
    for receiver in receivers { callLater(queue, "NWConnection") { receiver.completion(nil, nil, false, error) } }
    for (_, _, completion) in unsent { completion.tell(error, queue) }
    change(to: state)
    switch peer {
    case .server(let server): server.remove(self)
    case .connection(let other): other.deliver(nil, true)
    case nil: break
    }
  }

  @MainActor private func attempt() {
    guard state == .preparing else { return }
    if held.withLock({ $0.peer != nil }) { return becomeReady() }
    let target = endpoint.resolved
    if let listener = NetworkRegistry.current.listeners.first(where: { $0.isReached(by: target) }) {
      let other = NWConnection(from: self, listener.parameters)
      held.withLock { $0.peer = .connection(other) }
      listener.take(other)
      return becomeReady()
    }
    let path = NWPath(ConnectionDevice.current.connection)
    guard parameters.allows(path) else { return change(to: .waiting(.posix(.ENETDOWN))) }
    if let server = ServerDevice.current.servers.first(where: { $0.isReached(by: target) }) {
      held.withLock { $0.peer = .server(server) }
      server.add(self)
      return becomeReady()
    }
    parameters.isUDP ? becomeReady() : change(to: .waiting(.posix(.ECONNREFUSED)))
  }

  private func becomeReady() {
    change(to: .ready)
    callLater(queue, "NWConnection") { self.viabilityUpdateHandler?(true) }
    let unsent = held.withLock { held in
      defer { held.unsent = [] }
      return held.unsent
    }
    for (data, isLast, completion) in unsent { hand(data, isLast, completion) }
  }

  @MainActor package func connectionChanged() {
    let path = NWPath(ConnectionDevice.current.connection)
    let (state, old, queue) = held.withLock { held in
      defer { held.path = path }
      return (held.state, held.path, held.queue)
    }
    switch state {
    case .cancelled, .failed, .setup: return
    case .waiting: if parameters.allows(path) { restart() }
    case .ready:
      let (isViable, wasViable) = (parameters.allows(path), old.map(parameters.allows) ?? true)
      if isViable != wasViable { callLater(queue, "NWConnection") { self.viabilityUpdateHandler?(isViable) } }
    case .preparing: break
    }
    if path != old { callLater(queue, "NWConnection") { self.pathUpdateHandler?(path) } }
  }

  // MARK: Data

  /// What is done when data were sent.
  public enum SendCompletion: Sendable {
    /// A closure is called with the error, or nil.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// Nothing: the data may be sent again.
    case idempotent

    func tell(_ error: NWError?, _ queue: DispatchQueue?) {
      if case .contentProcessed(let closure) = self { callLater(queue, "NWConnection") { closure(error) } }
    }
  }

  /// Sends data; before the connection is ready they wait. A final context ends the sending.
  public func send(
    content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    let data = content.map { Data($0) }
    let isLast = contentContext.isFinal && isComplete
    let (state, queue) = held.withLock { held in
      switch held.state {
      case .setup, .preparing, .waiting: held.unsent.append((data, isLast, completion))
      default: break
      }
      return (held.state, held.queue)
    }
    switch state {
    case .ready: hand(data, isLast, completion)
    case .cancelled: completion.tell(.posix(.ECANCELED), queue)
    case .failed(let error): completion.tell(error, queue)
    default: break
    }
  }
  /// Sends data; without data only the end of a message or of the sending.
  public func send(
    content: Data? = nil, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    let bytes: [UInt8]? = content.map { [UInt8]($0) }
    send(content: bytes, contentContext: contentContext, isComplete: isComplete, completion: completion)
  }

  private func hand(_ data: Data?, _ isLast: Bool, _ completion: SendCompletion) {
    let (peer, queue) = held.withLock { ($0.peer, $0.queue) }
    switch peer {
    case .server(let server): if let data { server.receive(data, from: self) }
    case .connection(let other): other.deliver(data, isLast)
    case nil: break
    }
    completion.tell(nil, queue)
  }

  /// Receives data in the next turn once there are at least so many bytes; with UDP and WebSocket a message.
  @preconcurrency public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    receive(Receiver(least: minimumIncompleteLength, most: maximumLength, wholeMessage: false, completion: completion))
  }
  /// Receives a whole message in the next turn; with TCP all that comes until the other end closes.
  @preconcurrency public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) { receive(Receiver(least: .max, most: .max, wholeMessage: true, completion: completion)) }

  private func receive(_ receiver: Receiver) {
    let (state, queue) = held.withLock { held in
      if held.state != .cancelled { held.receivers.append(receiver) }
      return (held.state, held.queue)
    }
    guard state != .cancelled else {
      return callLater(queue, "NWConnection") { receiver.completion(nil, nil, false, .posix(.ECANCELED)) }
    }
    fillReceivers()
  }

  /// Takes data from the other end, or its end.
  func deliver(_ data: Data?, _ isLast: Bool) {
    held.withLock { held in
      if let data, !data.isEmpty { held.inbox.append(data) }
      if isLast { held.isAtEnd = true }
    }
    fillReceivers()
  }

  private func fillReceivers() {
    while let (queue, receiver, data, isEnd) = nextReceived() {
      let isComplete = isEnd || parameters.hasMessages
      let context: ContentContext = isEnd ? .finalMessage : parameters.hasMessages ? .defaultMessage : .defaultStream
      callLater(queue, "data of NWConnection") { receiver.completion(data, context, isComplete, nil) }
    }
  }

  /// The next receiver that gets something, and what it gets.
  private func nextReceived() -> (DispatchQueue?, Receiver, Data?, Bool)? {
    held.withLock { held in
      guard let receiver = held.receivers.first else { return nil }
      let count = held.inbox.reduce(0) { $0 + $1.count }
      let data: Data?
      if parameters.hasMessages, !held.inbox.isEmpty {
        data = held.inbox.removeFirst()
      } else if count > 0, count >= receiver.least || held.isAtEnd {
        let all = held.inbox.reduce(into: Data()) { $0.append($1) }
        let taken = all.prefix(receiver.most)
        held.inbox = taken.count < all.count ? [Data(all.dropFirst(taken.count))] : []
        data = Data(taken)
      } else if count == 0, held.isAtEnd {
        data = nil
      } else {
        return nil
      }
      held.receivers.removeFirst()
      let isEnd = held.isAtEnd && held.inbox.isEmpty
      return (held.queue, receiver, data, isEnd)
    }
  }
}

extension SimulatedServer {
  func isReached(by target: NWEndpoint) -> Bool {
    if case .service(let name, let type, _, _) = target { return endpoint.isService(name, type) }
    return endpoint == target
  }
}
