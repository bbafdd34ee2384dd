import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Synchronization

/// The keychain of a simulated device, in memory; it outlives a launch, and a test begins with an empty one.
final class Keychain: Sendable {
  struct State {
    var items: [KeychainItem] = []
    var lastNumber = 0
    var failure: OSStatus?
    var archives: [Data: SimulatedArchive] = [:]
    var trusts = true
    var sharedPasswords: [SharedPassword] = []
  }
  private let held = Mutex(State())
  func change<Result>(_ body: (inout sending State) -> sending Result) -> sending Result { held.withLock(body) }

  static var current: Keychain { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> Keychain {
    let overrides = DeviceOverrides.of(parts)
    return parts.part(Keychain.self) {
      let keychain = Keychain()
      overrides.addKeychain { [weak keychain] in
        keychain?.change {
          $0.items.removeAll()
          $0.sharedPasswords.removeAll()
        }
      }
      return keychain
    }
  }

  /// Adds an item; returns what the query requests of it.
  func add(_ query: KeychainQuery, _ result: inout NSObject?) -> OSStatus {
    let (status, item): (OSStatus, KeychainItem?) = change { state in
      if let failure = state.failure { return (failure, nil) }
      guard let itemClass = query.itemClass, let attributes = Self.attributes(of: query) else {
        return (errSecParam, nil)
      }
      state.lastNumber += 1
      let item = KeychainItem(
        number: state.lastNumber, itemClass: itemClass, attributes: attributes, data: query.data)
      if state.items.contains(where: item.collides) { return (errSecDuplicateItem, nil) }
      state.items.append(item)
      return (errSecSuccess, item)
    }
    if let item { result = query.result(of: item) }
    return status
  }

  /// The attributes of a new item; nil where they contradict each other.
  private static func attributes(of query: KeychainQuery) -> [String: KeychainValue]? {
    var attributes = query.attributes
    let (accessible, control) = (kSecAttrAccessible as String, kSecAttrAccessControl as String)
    if case .access(let access)? = attributes[control] {
      guard attributes[accessible] == nil else { return nil }
      attributes[accessible] = .text(access.protection)
    }
    let fixed: [(CFString, KeychainValue)] = [
      (kSecAttrAccessible, .text(kSecAttrAccessibleWhenUnlocked as String)), (kSecAttrSynchronizable, .number(0)),
      (kSecAttrAccessGroup, .text(Bundle.main.bundleIdentifier ?? "")),
      (kSecAttrCreationDate, .date(SimulatedProcess.date)), (kSecAttrModificationDate, .date(SimulatedProcess.date)),
    ]
    for (key, value) in fixed where attributes[key as String] == nil { attributes[key as String] = value }
    let texts: [CFString] =
      switch query.itemClass {
      case "genp": [kSecAttrAccount, kSecAttrService]
      case "inet": [kSecAttrAccount, kSecAttrServer, kSecAttrPath, kSecAttrSecurityDomain]
      default: []
      }
    for key in texts where attributes[key as String] == nil { attributes[key as String] = .text("") }
    guard case .text(let protection)? = attributes[accessible], Protections.all.contains(protection) else { return nil }
    return attributes
  }

  /// Finds items, as many as the query requests: one by default.
  func find(_ query: KeychainQuery, _ result: inout NSObject?) -> OSStatus {
    let (status, items): (OSStatus, [KeychainItem]) = change { state in
      if let failure = state.failure { return (failure, []) }
      guard query.itemClass != nil || query.reference != nil else { return (errSecParam, []) }
      let found = Array(state.items.filter(query.matches).prefix(query.limit ?? 1))
      return (found.isEmpty ? errSecItemNotFound : errSecSuccess, found)
    }
    guard status == errSecSuccess else { return status }
    let results = items.compactMap(query.result)
    if query.limit ?? 1 == 1 {
      result = results.first
    } else if !results.isEmpty {
      result = NSArray(array: results)
    }
    return status
  }

  /// Changes all items that a query matches.
  func update(_ query: KeychainQuery, _ changes: KeychainQuery) -> OSStatus {
    change { state in
      if let failure = state.failure { return failure }
      guard query.itemClass != nil || query.reference != nil, query.limit == nil, changes.itemClass == nil,
        changes.reference == nil, changes.limit == nil
      else { return errSecParam }
      var items = state.items
      let indices = items.indices.filter { query.matches(items[$0]) }
      guard !indices.isEmpty else { return errSecItemNotFound }
      for index in indices {
        items[index].attributes.merge(changes.attributes) { $1 }
        items[index].attributes[kSecAttrModificationDate as String] = .date(SimulatedProcess.date)
        if let data = changes.data { items[index].data = data }
      }
      for index in indices where items.contains(where: items[index].collides) { return errSecDuplicateItem }
      state.items = items
      return errSecSuccess
    }
  }

  /// Removes all items that a query matches.
  func delete(_ query: KeychainQuery) -> OSStatus {
    change { state in
      if let failure = state.failure { return failure }
      guard query.itemClass != nil || query.reference != nil, query.limit == nil else { return errSecParam }
      let count = state.items.count
      state.items.removeAll(where: query.matches)
      return state.items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }
}
