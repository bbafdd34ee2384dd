public import Foundation
import PlainviewRuntime
import Synchronization

/// The items of an app that the user can search for; the simulated device keeps them (`XCUIDevice.spotlight`).
///
/// Differs from Apple's: closures are called on the main thread, in the next turn.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private typealias Handler = @Sendable ((any Error)?) -> Void

  private typealias Change = @Sendable (inout SpotlightDevice.State) -> CSIndexError?
  private struct State: @unchecked Sendable {
    weak var delegate: (any CSSearchableIndexDelegate)?
    /// The changes that wait for the end of a batch; nil without one.
    var batch: [(change: Change, handler: Handler?)]?
  }
  private let held = Mutex(State())

  /// The object that brings items back that the system has lost; not retained.
  open var indexDelegate: (any CSSearchableIndexDelegate)? {
    get { held.withLock { $0 }.delegate }
    set {
      nonisolated(unsafe) let newValue = newValue
      held.withLock { $0.delegate = newValue }
      let heard = SimulatedProcess.current.shared(IndexesWithDelegates.self) { IndexesWithDelegates() }
      heard.change { $0.removeAll { $0 === self } }
      if newValue != nil { heard.change { $0.append(self) } }
    }
  }
  private let name: String

  private final class DefaultIndex: Sendable {
    let index = CSSearchableIndex(name: "")
  }

  /// Creates an index as that of the app, without batches.
  public override convenience init() { self.init(name: "") }
  /// Creates an index with a name, for batches.
  public init(name: String) {
    self.name = name
    super.init()
  }
  /// Creates an index with a name, for batches; the protection of its file has no effect.
  public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name) }

  /// The index of the app, without batches.
  open class func `default`() -> CSSearchableIndex {
    SimulatedProcess.current.shared(DefaultIndex.self) { DefaultIndex() }.index
  }
  /// Returns whether the device has searches, as set in `XCUIDevice.spotlight`; true by default.
  open class func isIndexingAvailable() -> Bool { SpotlightDevice.current.state.isAvailable }

  // MARK: Changes

  /// Adds items to the index; they replace those with the same identifiers.
  @preconcurrency open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { change(completionHandler, adding(items)) }
  /// Adds items to the index; they replace those with the same identifiers.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { try change(adding(items)) }

  /// Removes the items with some identifiers.
  @preconcurrency open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { change(completionHandler, removing { identifiers.contains($0.uniqueIdentifier) }) }
  /// Removes the items with some identifiers.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try change(removing { identifiers.contains($0.uniqueIdentifier) })
  }

  /// Removes the items of some groups and of the groups below them.
  @preconcurrency open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { change(completionHandler, removing { item in domainIdentifiers.contains { item.isIn($0) } }) }
  /// Removes the items of some groups and of the groups below them.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try change(removing { item in domainIdentifiers.contains { item.isIn($0) } })
  }

  /// Removes all items of the index.
  @preconcurrency open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    change(completionHandler, removing { _ in true })
  }
  /// Removes all items of the index.
  open func deleteAllSearchableItems() async throws { try change(removing { _ in true }) }

  // MARK: Batches

  /// Begins a batch: changes wait for its end. The default index has none, and ends the app.
  open func beginBatch() {
    guard !name.isEmpty else { return refuse("The default index does not support batches.") }
    held.withLock { $0.batch = $0.batch ?? [] }
  }
  /// Makes the changes of the batch and keeps the app's state, of 250 bytes at most; without a batch it ends the app.
  @preconcurrency open func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = end(clientState)
    soon { completionHandler?(error) }
  }
  /// Makes the changes of the batch and keeps the app's state.
  open func endBatch(withClientState clientState: Data) async throws {
    if let error = end(clientState) { throw error }
  }
  /// Makes the changes of the batch if the state of the last one is the expected one.
  @preconcurrency open func endIndexBatch(
    expectedClientState: Data?, newClientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard SpotlightDevice.current.state.clientStates[name] == expectedClientState else {
      _ = takeBatch()
      return soon { completionHandler?(CSIndexError(.mismatchedClientState)) }
    }
    endBatch(withClientState: newClientState, completionHandler: completionHandler)
  }
  /// Calls the closure with the state of the last batch; nil for none.
  @preconcurrency open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let last = SpotlightDevice.current.state.clientStates[name]
    soon { completionHandler(last, nil) }
  }
  /// Returns the state of the last batch; empty for none.
  open func fetchLastClientState() async throws -> Data {
    SpotlightDevice.current.state.clientStates[name] ?? Data()
  }

  private func takeBatch() -> [(change: Change, handler: Handler?)]? {
    held.withLock { state in
      defer { state.batch = nil }
      return state.batch
    }
  }
  /// Whether a change waits for the end of a batch.
  private func isKept(_ change: @escaping Change, _ handler: Handler?) -> Bool {
    held.withLock { state in
      state.batch?.append((change, handler))
      return state.batch != nil
    }
  }

  private func end(_ clientState: Data) -> CSIndexError? {
    guard let changes = takeBatch() else {
      refuse("A batch ends that was not begun.")
      return CSIndexError(.invalidClientStateError)
    }
    guard clientState.count <= 250 else { return CSIndexError(.invalidClientStateError) }
    for (body, handler) in changes {
      let error = SpotlightDevice.current.apply(body)
      soon { handler?(error) }
    }
    SpotlightDevice.current.change { $0.clientStates[name] = clientState }
    return nil
  }

  private func refuse(_ reason: String) { MainQueue.run { raise(.internalInconsistency(reason)) } }

  // MARK: Parts

  private func adding(_ items: [CSSearchableItem]) -> Change {
    let copies = items.map(\.duplicate)
    return { [name] state in
      guard copies.allSatisfy({ !$0.uniqueIdentifier.isEmpty }) else { return CSIndexError(.invalidItemError) }
      for item in copies { state.add(item, to: name) }
      return nil
    }
  }

  private func removing(
    _ isMeant: @escaping @Sendable (CSSearchableItem) -> Bool
  ) -> Change {
    { [name] state in
      state.entries.removeAll { $0.index == name && isMeant($0.item) }
      return nil
    }
  }

  private func change(_ body: @escaping Change) throws {
    if isKept(body, nil) { return }
    if let error = SpotlightDevice.current.apply(body) { throw error }
  }

  private func change(_ handler: Handler?, _ body: @escaping Change) {
    if isKept(body, handler) { return }
    let error = SpotlightDevice.current.apply(body)
    soon { handler?(error) }
  }

  private func soon(_ body: @escaping @Sendable () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "an answer of CSSearchableIndex") { UserCode.run { body() } }
  }
}
