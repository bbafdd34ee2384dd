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

  /// Answers a request in the next turn.
  func answer<Value>(
    _ label: String, _ completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void,
    _ work: @escaping () throws -> Value
  ) {
    nonisolated(unsafe) let work = work
    soon("\(label) of CKDatabase") { completionHandler(Result { try work() }) }
  }
}
