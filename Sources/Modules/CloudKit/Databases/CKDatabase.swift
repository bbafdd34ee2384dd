public import Foundation

/// A database of a container. Requests are answered from the memory of the device, completion handlers in the next turn;
/// without an account they fail with `notAuthenticated`, but those that read the public database.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Whose database it is: all users', the user's own, or what others have shared.
  public enum Scope: Int, Sendable {
    /// That of all users.
    case `public` = 1
    /// The user's own.
    case `private` = 2
    /// What others have shared with the user.
    case shared = 3
  }

  let databaseID: CloudServer.DatabaseID

  init(_ databaseID: CloudServer.DatabaseID) {
    self.databaseID = databaseID
    super.init()
  }

  /// Whose database it is.
  open var databaseScope: Scope { databaseID.scope }
  /// Starts an operation in this database.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.begin()
  }
  /// Calls code with the database. The configuration and the group are for its requests; they are without effect.
  public func configuredWith<Answer>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: (CKDatabase) throws -> Answer
  ) rethrows -> Answer { try body(self) }
  /// Calls code with the database and waits for it. The configuration and the group are without effect.
  public nonisolated(nonsending) func configuredWith<Answer>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: (CKDatabase) async throws -> Answer
  ) async rethrows -> Answer { try await body(self) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CKDatabase)?.databaseID == databaseID }
  open override var hash: Int { databaseID.hashValue }

  var server: CloudServer { .current }

  /// Fails where there is no account, or as the driver says.
  func check(writes: Bool) throws { if let refusal = server.refusal(databaseID, writes: writes) { throw refusal } }

  /// Answers a request in the next turn, with a value or an error.
  func answer<Value>(
    _ label: String, _ completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void,
    _ work: @escaping () throws -> Value
  ) {
    nonisolated(unsafe) let work = work
    soon("\(label) of CKDatabase") {
      let result = Result { try work() }
      completionHandler(try? result.get(), result.failure)
    }
  }

  /// Answers a request in the next turn, to code that waits for it.
  func turned<Value>(_ label: String, _ work: @escaping () throws -> Value) async throws -> Value {
    try await turn("\(label) of CKDatabase", work)
  }

  /// Answers a request in the next turn.
  func answer<Value>(
    _ label: String, _ completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void,
    _ work: @escaping () throws -> Value
  ) {
    nonisolated(unsafe) let work = work
    soon("\(label) of CKDatabase") { completionHandler(Result { try work() }) }
  }
}
