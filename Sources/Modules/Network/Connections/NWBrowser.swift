public import Foundation
import PlainviewRuntime
import Synchronization

/// Finds services: those of the app's own listeners, and those that the test has given the device (`XCUIDevice.servers`).
public final class NWBrowser: CustomDebugStringConvertible, @unchecked Sendable {
  /// How far a browser is.
  public enum State: Equatable, Sendable {
    /// It has not been started.
    case setup
    /// It searches for services.
    case ready
    /// It has ended with an error.
    case failed(NWError)
    /// The app has ended it.
    case cancelled
    /// It waits for a change of the network.
    case waiting(NWError)
  }
  /// What is looked for.
  public enum Descriptor: Equatable, Hashable, Sendable {
    /// Services of a type in a domain.
    case bonjour(type: String, domain: String?)
    /// Services of a type in a domain, with their records.
    case bonjourWithTXTRecord(type: String, domain: String?)
    /// Services of an app by their name.
    case applicationService(name: String)
  }
  /// A service that was found.
  public struct Result: Hashable, Sendable {
    /// What is known about a service.
    public enum Metadata: Hashable, Sendable {
      /// Nothing.
      case none
      /// Its record.
      case bonjour(NWTXTRecord)
    }
    /// A change of what was found.
    public enum Change: Hashable, Sendable {
      /// What has changed about a service.
      public struct Flags: OptionSet, Hashable, Sendable {
        /// The bits of the flags.
        public let rawValue: UInt64
        /// Creates flags from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// Nothing.
        public static let identical = Self(rawValue: 1)
        /// An interface came.
        public static let interfaceAdded = Self(rawValue: 8)
        /// An interface went.
        public static let interfaceRemoved = Self(rawValue: 16)
        /// What is known about the service.
        public static let metadataChanged = Self(rawValue: 32)
      }
      /// Nothing has changed.
      case identical
      /// A service came.
      case added(Result)
      /// A service went.
      case removed(Result)
      /// A service has changed.
      case changed(old: Result, new: Result, flags: Flags)
    }
    /// The service.
    public let endpoint: NWEndpoint
    /// The interfaces at which the service is, always none.
    public let interfaces: [NWInterface]
    /// What is known about the service.
    public let metadata: Metadata
  }

  private struct Held: Sendable {
    var state = State.setup
    var queue: DispatchQueue?
    var results: Set<Result> = []
    var stateHandler: (@Sendable (State) -> Void)?
    var resultsHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  }
  private let held = Mutex(Held())

  /// What is looked for.
  public let descriptor: Descriptor
  /// How connections would be made.
  public let parameters: NWParameters

  /// Creates a browser.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }

  /// How far the browser is.
  public var state: State { held.withLock { $0.state } }
  /// The queue of the handlers; nil before the start.
  public var queue: DispatchQueue? { held.withLock { $0.queue } }
  /// The services that were found.
  public var browseResults: Set<Result> { held.withLock { $0.results } }
  /// What is looked for.
  public var debugDescription: String { "\(descriptor)" }
  /// Called on the queue when the state changes.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { held.withLock { $0.stateHandler } }
    set { held.withLock { $0.stateHandler = newValue } }
  }
  /// Called on the queue when services come or go.
  @preconcurrency public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)? {
    get { held.withLock { $0.resultsHandler } }
    set { held.withLock { $0.resultsHandler = newValue } }
  }

  /// Starts the browser: it is ready in the next turn, and tells what it has found.
  public func start(queue: DispatchQueue) {
    let isNew = held.withLock { held in
      guard held.state == .setup else { return false }
      held.queue = queue
      return true
    }
    guard isNew else { return }
    NetworkRegistry.current.add(self)
    change(to: .ready)
    look()
  }
  /// Ends the browser.
  public func cancel() {
    NetworkRegistry.current.remove(self)
    change(to: .cancelled)
  }

  private func change(to new: State) {
    let (queue, isNew) = held.withLock { held in
      defer { held.state = new }
      return (held.queue, held.state != new)
    }
    if isNew { callLater(queue, "the state of NWBrowser") { self.stateUpdateHandler?(new) } }
  }

  private var type: String {
    switch descriptor {
    case .bonjour(let type, _), .bonjourWithTXTRecord(let type, _): type
    case .applicationService(let name): name
    }
  }

  /// Finds out which services there are, and tells what has changed.
  func look() {
    let own = NetworkRegistry.current.listeners.compactMap { $0.service?.endpoint }
    let endpoints = (own + ServerDevice.current.servers.map(\.endpoint)).filter { endpoint in
      guard case .service(let name, _, _, _) = endpoint else { return false }
      return endpoint.isService(name, type)
    }
    let new = Set(endpoints.map { Result(endpoint: $0, interfaces: [], metadata: .none) })
    let (old, queue) = held.withLock { held in
      defer { held.results = new }
      return (held.results, held.queue)
    }
    let changes = new.subtracting(old).map(Result.Change.added) + old.subtracting(new).map(Result.Change.removed)
    guard !changes.isEmpty else { return }
    callLater(queue, "results of NWBrowser") { self.browseResultsChangedHandler?(new, Set(changes)) }
  }
}

/// The record of a service: names and their values.
public struct NWTXTRecord: Hashable, Sendable {
  /// The names and values.
  public var dictionary: [String: String]
  /// Creates a record of names and values.
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  /// The value of a name; nil for none.
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
}
