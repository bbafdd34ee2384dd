import Synchronization

extension DefaultsStore {
  /// Tells apart runs that share the host process, such as tests without a driver; the layer that knows them installs
  /// itself here.
  package typealias Scope = @Sendable () -> String?

  private struct Hosts {
    var scope: Scope?
    var stores: [String: DefaultsStore] = [:]
    /// The store whose process was entered last, and those whose drivers wait for other threads now.
    var entered: DefaultsStore?
    var awaited: [DefaultsStore] = []
  }
  private static let hosts = Mutex(Hosts())

  package static func install(scope: @escaping Scope) { hosts.withLock { $0.scope = scope } }

  /// The store of the process that the running code belongs to.
  ///
  /// Code of other threads, which know no process, belongs to the one whose driver waits, or that was entered last.
  package static var current: DefaultsStore {
    if let store = SimulatedProcess.inheritedDefaults { return store }
    if MainQueue.isCurrent {
      let driven = MainActor.assumeIsolated { SimulatedProcess.driven?.defaults }
      return driven ?? host
    }
    return hosts.withLock { $0.awaited.last ?? $0.entered } ?? host
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

  /// Notes that the driver of the store's process waits for what other threads do, or no longer.
  func setAwaited(_ isAwaited: Bool) {
    Self.hosts.withLock { hosts in
      if isAwaited { hosts.awaited.append(self) } else { hosts.awaited.removeAll { $0 === self } }
    }
  }

  /// Ends the process of code that wants to keep what cannot be kept.
  static func refuse(_ reason: String) {
    MainQueue.run { raise(.invalidArgument(reason)) }
  }
}
