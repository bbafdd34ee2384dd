import Foundation
import Synchronization

/// The user defaults of one process: what stays on its device, and what it registered or was started with.
///
/// Nothing of it is in a file. Safe to use from any thread, as user defaults are.
package final class DefaultsStore: Sendable {
  /// The domains that outlive the process, by their names.
  package final class Device: Sendable {
    fileprivate let domains = Mutex<[String: [String: PropertyValue]]>([:])
    package init() {}
  }

  private struct Volatile {
    var registered: [String: PropertyValue] = [:]
    var arguments: [String: PropertyValue] = [:]
    var others: [String: [String: PropertyValue]] = [:]
    /// Suites that the app's own defaults read as well.
    var suites: [String] = []
  }

  private let device: Device
  private let volatile = Mutex(Volatile())

  /// The name under which the app's own domain is kept.
  package static let appDomain = ""

  package init(on device: Device = Device()) { self.device = device }

  // MARK: Values

  /// The value of the first domain that has the key: arguments, the domain itself, its suites, what was registered.
  package func value(_ key: String, in domain: String) -> Any? {
    let (argument, suites, registered) = volatile.withLock {
      ($0.arguments[key], domain == Self.appDomain ? $0.suites : [], $0.registered[key])
    }
    if let argument { return argument.value }
    let stored = device.domains.withLock { domains in
      domains[domain]?[key] ?? suites.first { domains[$0]?[key] != nil }.flatMap { domains[$0]?[key] }
    }
    return (stored ?? registered)?.value
  }

  package func set(_ value: PropertyValue?, _ key: String, in domain: String) {
    device.domains.withLock { $0[domain, default: [:]][key] = value }
  }

  /// Everything that a domain's defaults answer.
  package func contents(of domain: String) -> [String: Any] {
    let volatile = volatile.withLock { $0 }
    return device.domains.withLock { domains in
      var all = volatile.registered
      for name in (domain == Self.appDomain ? volatile.suites.reversed() : []) + [domain] {
        all.merge(domains[name] ?? [:]) { $1 }
      }
      all.merge(volatile.arguments) { $1 }
      return all.mapValues(\.value)
    }
  }

  // MARK: Domains

  /// What is kept of a domain; nil if nothing ever was.
  package func domain(_ name: String) -> [String: Any]? {
    device.domains.withLock { $0[name] }?.mapValues(\.value)
  }

  package func setDomain(_ name: String, _ contents: [String: PropertyValue]?) {
    device.domains.withLock { $0[name] = contents }
  }

  package func register(_ defaults: [String: PropertyValue]) {
    volatile.withLock { $0.registered.merge(defaults) { $1 } }
  }

  package func setSuite(_ name: String, isSearched: Bool) {
    volatile.withLock {
      $0.suites.removeAll { $0 == name }
      if isSearched { $0.suites.append(name) }
    }
  }

  // MARK: Volatile domains

  package var volatileNames: [String] {
    let names = volatile.withLock { $0.others.keys.sorted() }
    return names + [UserDefaults.argumentDomain, UserDefaults.registrationDomain]
  }

  package func volatileDomain(_ name: String) -> [String: Any] {
    let contents = volatile.withLock { volatile in
      switch name {
      case UserDefaults.argumentDomain: volatile.arguments
      case UserDefaults.registrationDomain: volatile.registered
      default: volatile.others[name] ?? [:]
      }
    }
    return contents.mapValues(\.value)
  }

  package func setVolatileDomain(_ name: String, _ contents: [String: PropertyValue]?) {
    volatile.withLock {
      switch name {
      case UserDefaults.argumentDomain: $0.arguments = contents ?? [:]
      case UserDefaults.registrationDomain: $0.registered = contents ?? [:]
      default: $0.others[name] = contents
      }
    }
  }

  /// Reads pairs of `-key` and value as a program's arguments give them: a property list, else a text.
  package func takeArguments(_ arguments: [String]) {
    var pairs: [String: PropertyValue] = [:]
    var index = 0
    while index + 1 < arguments.count {
      let (name, text) = (arguments[index], arguments[index + 1])
      guard name.hasPrefix("-"), name.count > 1, !text.hasPrefix("-") else {
        index += 1
        continue
      }
      pairs[String(name.dropFirst())] = PropertyValue(argument: text)
      index += 2
    }
    setVolatileDomain(UserDefaults.argumentDomain, pairs)
  }
}
