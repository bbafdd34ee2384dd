public import Foundation
import PlainviewRuntime

/// Rules that block and change what pages load. They are checked and kept; the simulated web loads everything.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  /// The name under which the rules are kept.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("made by a store") }
}

/// Keeps lists of rules; here until the app ends.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private var lists: [String: WKContentRuleList] = [:]

  private init(_: Void) { super.init() }

  @available(*, unavailable) public override init() { fatalError("use WKContentRuleListStore.default()") }

  /// Returns the store of the app.
  open class func `default`() -> WKContentRuleListStore! {
    SimulatedProcess.current.singleton(WKContentRuleListStore.self) { WKContentRuleListStore(()) }
  }

  /// Checks that the rules are JSON with a trigger and an action each, and keeps them under a name.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let result = Result { try compile(identifier, encodedContentRuleList) }
    soon {
      switch result {
      case .success(let list): completionHandler?(list, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }
  /// Checks that the rules are JSON with a trigger and an action each, and keeps them under a name.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { try compile(identifier, encodedContentRuleList) }

  /// Finds the rules of a name; the closure gets an error where there are none.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier ?? ""]
    soon { completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil) }
  }
  /// Returns the rules of a name; throws where there are none.
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    guard let list = lists[identifier ?? ""] else { throw WKError(.contentRuleListStoreLookUpFailed) }
    return list
  }

  /// Removes the rules of a name; the closure gets an error where there are none.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!
  ) {
    let removed = lists.removeValue(forKey: identifier ?? "")
    soon { completionHandler?(removed == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil) }
  }
  /// Removes the rules of a name; throws where there are none.
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    guard lists.removeValue(forKey: identifier ?? "") != nil else {
      throw WKError(.contentRuleListStoreRemoveFailed)
    }
  }

  /// Calls a closure with all names, sorted.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
    let names = lists.keys.sorted()
    soon { completionHandler?(names) }
  }
  /// Returns all names, sorted.
  open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }

  private func compile(_ identifier: String?, _ rules: String?) throws -> WKContentRuleList {
    let parsed = try? JSONSerialization.jsonObject(with: Data((rules ?? "").utf8))
    guard let identifier, let parsed = parsed as? [[String: Any]],
      parsed.allSatisfy({ $0["trigger"] is [String: Any] && $0["action"] is [String: Any] })
    else { throw WKError(.contentRuleListStoreCompileFailed) }
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    return list
  }

  private func soon(_ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "an answer of WKContentRuleListStore") { UserCode.run { body() } }
  }
}
