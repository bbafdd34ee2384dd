import Synchronization

extension DefaultsStore {
  /// Tells apart runs that share the host process, such as tests without a driver; the layer that knows them installs
  /// itself here.
  package typealias Scope = @Sendable () -> String?

  private struct Hosts {
    var scope: Scope?
    var stores: [String: DefaultsStore] = [:]
    /// The store whose process was entered last.
    var entered: DefaultsStore?
  }
  private static let hosts = Mutex(Hosts())

  package static func install(scope: @escaping Scope) { hosts.withLock { $0.scope = scope } }

  /// The store of the process that the running code belongs to.
  ///
  /// Code of threads that belong to no process, such as one that a library made, gets the one that was entered last.
  package static var current: DefaultsStore {
    if let process = SimulatedProcess.driven { return process.defaults }
    if MainQueue.isCurrent { return host }
    return hosts.withLock { $0.entered } ?? host
  }

  private static var host: DefaultsStore {
    let scope = hosts.withLock { $0.scope }
    let name = scope?() ?? ""
    return hosts.withLock { hosts in
      if let store = hosts.stores[name] { return store }
      let store = DefaultsStore()
      hosts.stores[name] = store
      return store
    }
  }

  /// Notes that a driver entered the store's process.
  func wasEntered() { Self.hosts.withLock { $0.entered = self } }

  /// Ends the process of code that wants to keep what cannot be kept.
  static func refuse(_ reason: String) {
    MainQueue.run { raise(.invalidArgument(reason)) }
  }
}
