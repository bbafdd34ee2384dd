import Synchronization

extension DefaultsStore {
  private struct Hosts {
    var stores: [String: DefaultsStore] = [:]
    /// The store whose process was entered last.
    var entered: DefaultsStore?
  }
  private static let hosts = Mutex(Hosts())

  /// The store of the process that the running code belongs to.
  ///
  /// Code of threads that belong to no process, such as one that a library made, gets the one that was entered last.
  package static var current: DefaultsStore {
    if let process = SimulatedProcess.driven { return process.defaults }
    if MainQueue.isCurrent { return host }
    return hosts.withLock { $0.entered } ?? host
  }

  /// Tests without a driver share the process, and have a store each.
  private static var host: DefaultsStore {
    let name = RunningTest.name ?? ""
    return hosts.withLock { hosts in
      if let store = hosts.stores[name] { return store }
      let store = DefaultsStore()
      hosts.stores[name] = store
      return store
    }
  }

  /// Notes that a driver entered the store's process.
  func wasEntered() { Self.hosts.withLock { $0.entered = self } }

  /// Ends the process of code that stores a value which user defaults cannot keep.
  static func refuse(_ reason: String) {
    MainQueue.run { raise(.invalidArgument(reason)) }
  }
}
