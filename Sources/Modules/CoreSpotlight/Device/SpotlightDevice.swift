import Foundation
import PlainviewRuntime
import Synchronization

/// The items that the apps of a simulated device have indexed.
final class SpotlightDevice: Sendable {
  struct Entry: @unchecked Sendable {
    let index: String
    let item: CSSearchableItem
  }
  struct State: Sendable {
    var isAvailable = true
    var failure: CSIndexError.Code?
    var entries: [Entry] = []
    var clientStates: [String: Data] = [:]

    /// Adds an item, or changes the one that is there.
    mutating func add(_ item: CSSearchableItem, to index: String) {
      let known = entries.firstIndex { $0.index == index && $0.item.uniqueIdentifier == item.uniqueIdentifier }
      if item.isUpdate {
        guard let known else { return }
        entries[known].item.attributeSet.update(from: item.attributeSet)
        return
      }
      if let known { entries.remove(at: known) }
      entries.append(Entry(index: index, item: item))
    }

    /// The items that are found, in the order in which they were indexed.
    func items(at date: Date) -> [CSSearchableItem] {
      entries.map(\.item).filter { $0.expirationDate.map { $0 > date } ?? true }
    }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  /// Makes a change, unless the device refuses all.
  func apply(_ body: @Sendable (inout State) -> CSIndexError?) -> CSIndexError? {
    held.withLock { state in
      if let failure = state.failure { return CSIndexError(failure) }
      return state.isAvailable ? body(&state) : CSIndexError(.indexingUnsupported)
    }
  }

  /// Copies of the items that are found now.
  var found: [CSSearchableItem] { state.items(at: SimulatedProcess.date).map(\.duplicate) }

  static var current: SpotlightDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> SpotlightDevice {
    parts.part(SpotlightDevice.self) { SpotlightDevice() }
  }
}

/// The indexes of a process that have delegates.
final class IndexesWithDelegates: Sendable {
  private let held = Mutex<[CSSearchableIndex]>([])
  var all: [CSSearchableIndex] { held.withLock { $0 } }
  func change(_ body: (inout [CSSearchableIndex]) -> Void) { held.withLock { body(&$0) } }
}
