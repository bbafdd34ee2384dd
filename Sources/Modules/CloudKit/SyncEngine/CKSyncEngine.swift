import PlainviewRuntime
import Synchronization

/// Is told of what an engine does, and asked for the records that it sends.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  /// Called for each event, one after the other.
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  /// Asked for the next records to be sent; nil when there are none.
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
  /// Asked what is to be fetched; by default what the context says.
  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
  /// By default what the context says.
  public func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions {
    leftOut(by: self, anywhere: context.options, with: [context, syncEngine])
  }
}

/// Sends changes of records and fetches those of other devices.
///
/// An engine that syncs by itself does so in a later turn after it was made, and sends after each change that is added;
/// what other devices save later is fetched by `fetchChanges(_:)`, since no notification comes.
public final class CKSyncEngine: Sendable {
  /// What an engine is made with.
  public struct Configuration: @unchecked Sendable {
    /// The database.
    public var database: CKDatabase
    /// What the app has kept of the state of the last engine; nil for the first one.
    public var stateSerialization: State.Serialization?
    /// Is told of events; not retained.
    public weak var delegate: (any CKSyncEngineDelegate)?
    /// Whether the engine sends and fetches by itself.
    public var automaticallySync = true
    /// The identifier of the engine's subscription. Kept, without effect.
    public var subscriptionID: CKSubscription.ID?
    /// Creates a configuration.
    public init(
      database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
    ) {
      self.database = database
      self.stateSerialization = stateSerialization
      self.delegate = delegate
    }
  }

  private let configuration: Configuration
  /// What the engine is to do by itself in the next turn.
  private struct Waiting {
    var isScheduled = false
    var fetches = false
  }
  private let waiting = Mutex(Waiting())
  private let last = Mutex<Task<Void, any Error>?>(nil)
  /// What the engine knows.
  public let state: State
  /// The database.
  public var database: CKDatabase { configuration.database }

  /// Creates an engine.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    state = State(configuration.stateSerialization)
    guard configuration.automaticallySync else { return }
    state.held.withLock { values in values.whenAdded = { [weak self] in self?.schedule(fetches: false) } }
    schedule(fetches: true)
  }

  private func schedule(fetches: Bool) {
    let isNew = waiting.withLock { waiting in
      defer { waiting = Waiting(isScheduled: true, fetches: waiting.fetches || fetches) }
      return !waiting.isScheduled
    }
    guard isNew else { return }
    soon("a sync of CKSyncEngine") { [weak self] in
      Task { try? await self?.sync() }
    }
  }

  private func sync() async throws {
    let fetches = waiting.withLock { waiting in
      defer { waiting = Waiting() }
      return waiting.fetches
    }
    try await serially { [self] in
      if fetches { try await fetch(FetchChangesContext(reason: .scheduled, options: FetchChangesOptions())) }
      try await send(SendChangesContext(reason: .scheduled, options: SendChangesOptions()))
    }
  }

  /// Does something when all that was begun before is done.
  private func serially(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let task = last.withLock { last in
      let before = last
      let task = Task {
        _ = await before?.result
        try await work()
      }
      last = task
      return task
    }
    try await task.value
  }

  /// Fetches what other devices have changed, and returns when the delegate was told of it.
  public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
    try await serially { try await self.fetch(FetchChangesContext(reason: .manual, options: options)) }
  }
  /// Sends the changes that are pending, and returns when the delegate was told of it.
  public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
    try await serially { try await self.send(SendChangesContext(reason: .manual, options: options)) }
  }
  /// Ends what the engine does; nothing is to be done here, since each request is answered in one turn.
  public func cancelOperations() async {}

  /// The edge calls methods that return at once; the delegate's methods are awaited.
  private var told: (any CKSyncEngineDelegate)? { configuration.delegate }

  func tell(_ event: Event) async {
    if let told { await told.handleEvent(event, syncEngine: self) }
  }
  func nextBatch(_ context: SendChangesContext) async -> RecordZoneChangeBatch? {
    guard let told else { return nil }
    return await told.nextRecordZoneChangeBatch(context, syncEngine: self)
  }
  func options(_ context: FetchChangesContext) async -> FetchChangesOptions {
    guard let told else { return context.options }
    return await told.nextFetchChangesOptions(context, syncEngine: self)
  }
}
