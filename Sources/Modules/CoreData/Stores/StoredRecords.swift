import Foundation
import PlainviewRuntime
import Synchronization

/// The records of one store, in memory.
final class StoredRecords: Sendable {
  private struct State {
    var rows: [RowKey: StoredRow] = [:]
    /// The numbers of an entity's records, in the order in which they were saved.
    var numbers: [String: [Int]] = [:]
    var lastNumbers: [String: Int] = [:]
  }

  private struct Metadata: @unchecked Sendable { let values: [String: Any] }

  let identifier: String
  private let held = Mutex(State())
  private let noted = Mutex<Metadata?>(nil)

  init(identifier: String) { self.identifier = identifier }

  /// The metadata of the store as it was saved last; nil before.
  var metadata: [String: Any]? {
    get { noted.withLock { $0 }?.values }
    set {
      let new = newValue.map { Metadata(values: $0) }
      noted.withLock { $0 = new }
    }
  }

  /// The metadata with a type and with the store's identifier, where it has none.
  func completed(_ metadata: [String: Any]?, _ type: String) -> [String: Any] {
    var completed = metadata ?? [:]
    if completed[NSStoreTypeKey] == nil { completed[NSStoreTypeKey] = type }
    if completed[NSStoreUUIDKey] == nil { completed[NSStoreUUIDKey] = identifier }
    return completed
  }

  func row(_ key: RowKey) -> StoredRow? { held.withLock { $0.rows[key] } }

  func has(_ key: RowKey) -> Bool { held.withLock { $0.rows[key] != nil } }

  func keys(of entity: String) -> [RowKey] {
    held.withLock { state in (state.numbers[entity] ?? []).map { RowKey(entity: entity, number: $0) } }
  }

  /// A number that no record of the entity has or had.
  func newNumber(_ entity: String) -> Int {
    held.withLock { state in
      state.lastNumbers[entity, default: 0] += 1
      return state.lastNumbers[entity, default: 0]
    }
  }

  /// Changes records at once: no other thread sees a part of it.
  func change(_ put: [(RowKey, StoredRow)], removing removed: [RowKey]) {
    held.withLock { state in
      for (key, row) in put {
        if state.rows.updateValue(row, forKey: key) == nil { state.numbers[key.entity, default: []].append(key.number) }
      }
      for key in removed where state.rows.removeValue(forKey: key) != nil {
        state.numbers[key.entity]?.removeAll { $0 == key.number }
      }
    }
  }
}

/// The stores of a device by the paths of their files; they outlive a launch, and a test begins without any.
final class DeviceStores: Sendable {
  private let held = Mutex<(stores: [String: StoredRecords], count: Int)>(([:], 0))

  static var current: DeviceStores {
    SimulatedProcess.current.device.part(DeviceStores.self) { DeviceStores() }
  }

  /// The records at a path, which are made at first use; without a path they are not shared.
  func records(at path: String?) -> StoredRecords {
    held.withLock { state in
      if let path, let known = state.stores[path] { return known }
      state.count += 1
      // Numbered, so that every run writes the same.
      let tail = String(state.count, radix: 16, uppercase: true)
      let records = StoredRecords(
        identifier: "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - tail.count)) + tail)
      if let path { state.stores[path] = records }
      return records
    }
  }

  func has(_ path: String) -> Bool { held.withLock { $0.stores[path] != nil } }
  func remove(_ path: String) { held.withLock { $0.stores[path] = nil } }
  func move(_ path: String, to other: String) {
    held.withLock { state in state.stores[other] = state.stores[path] }
  }
}
