import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore

extension XCUIDevice {
  /// What the user of this device can search for.
  public var spotlight: SimulatedSpotlight { SimulatedSpotlight(device: self) }
}

/// The searches of a simulated device; the items outlive a launch.
@preconcurrency @MainActor public struct SimulatedSpotlight {
  let device: XCUIDevice
  private var part: SpotlightDevice { .of(device.parts) }

  /// Whether the device has searches; yes before it is set.
  public var isAvailable: Bool {
    get { part.state.isAvailable }
    nonmutating set { part.change { $0.isAvailable = newValue } }
  }
  /// How all changes of indexes fail; nil, as before it is set, when they succeed.
  public var failure: CSIndexError.Code? {
    get { part.state.failure }
    nonmutating set { part.change { $0.failure = newValue } }
  }
  /// The items of all indexes, in the order in which they were indexed, also those that have expired.
  public var items: [CSSearchableItem] { part.state.entries.map(\.item) }

  /// Returns what the user finds with some words: items in whose texts each word begins a word, the best first.
  public func search(_ text: String) -> [CSSearchableItem] {
    var found: [CSSearchableItem] = []
    device.change { found = part.found.filter { UserSearch(text).matches($0) } }
    return found.enumerated().sorted { one, two in
      let order = one.element.compare(byRank: two.element)
      return order == .orderedSame ? one.offset < two.offset : order == .orderedAscending
    }.map(\.element)
  }

  /// Taps an item that was found: the app, which has to run, comes to the front with an activity of the type
  /// `CSSearchableItemActionType`. False where there is no such item.
  @discardableResult public func open(_ identifier: String) -> Bool {
    guard items.contains(where: { $0.uniqueIdentifier == identifier }) else { return false }
    send(CSSearchableItemActionType, [CSSearchableItemActivityIdentifier: identifier])
    return true
  }

  /// Goes on with a search in the app, which has to run: an activity of the type `CSQueryContinuationActionType`.
  public func continueSearch(_ text: String) { send(CSQueryContinuationActionType, [CSSearchQueryString: text]) }

  private func send(_ type: String, _ userInfo: [AnyHashable: Any]) {
    device.change {
      if UIApplication.shared.applicationState != .active { UIApplication.shared.activate() }
      let activity = NSUserActivity(activityType: type)
      activity.userInfo = userInfo
      UIApplication.shared.receive(activity)
    }
  }

  /// Loses items, all of them for nil, and asks the delegates of the app's indexes to index them again.
  public func loseItems(_ identifiers: [String]? = nil) {
    part.change { state in
      state.entries.removeAll { identifiers?.contains($0.item.uniqueIdentifier) ?? true }
    }
    device.change {
      for index in SimulatedProcess.current.shared(IndexesWithDelegates.self, make: { IndexesWithDelegates() }).all {
        if let identifiers {
          UserCode.tell(
            index.indexDelegate, "searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)"
          ) { $0.searchableIndex(index, reindexSearchableItemsWithIdentifiers: identifiers) {} }
        } else {
          UserCode.tell(
            index.indexDelegate, "searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)"
          ) { $0.searchableIndex(index, reindexAllSearchableItemsWithAcknowledgementHandler: {}) }
        }
      }
    }
  }
}
