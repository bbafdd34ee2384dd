public import Foundation
import PlainviewRuntime

/// Whether the device has an iCloud account, which the app may use.
public enum CKAccountStatus: Int, Sendable {
  /// Not known, there is one, it may not be used, there is none, it cannot be reached for now.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
  /// The user has another account, or none any more.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// What an app has in iCloud. There is no account unless the driver says so (`XCUIDevice.cloud`).
open class CKContainer: NSObject, @unchecked Sendable {
  let identifier: String

  /// The name of the container: `iCloud.` and the app's identifier for the default one.
  open var containerIdentifier: String? { identifier }

  /// Creates a container with a name.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  static var defaultIdentifier: String { "iCloud." + (Bundle.main.bundleIdentifier ?? "app") }

  /// Returns the container of the app's identifier.
  open class func `default`() -> CKContainer {
    SimulatedProcess.current.shared(CKContainer.self) { CKContainer(identifier: defaultIdentifier) }
  }

  /// The user's own database.
  open var privateCloudDatabase: CKDatabase { database(with: .private) }
  /// The database of all users.
  open var publicCloudDatabase: CKDatabase { database(with: .public) }
  /// What other users have shared with this one; empty unless the driver adds something.
  open var sharedCloudDatabase: CKDatabase { database(with: .shared) }
  /// Returns a database.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    CKDatabase(CloudServer.DatabaseID(container: identifier, scope: databaseScope))
  }
  /// Starts an operation of the container.
  open func add(_ operation: CKOperation) {
    operation.home = self
    operation.begin()
  }
  /// Calls code with the container. The configuration and the group are for its requests; they are without effect.
  public func configuredWith<Answer>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: (CKContainer) throws -> Answer
  ) rethrows -> Answer { try body(self) }
  /// Calls code with the container and waits for it. The configuration and the group are without effect.
  public nonisolated(nonsending) func configuredWith<Answer>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: (CKContainer) async throws -> Answer
  ) async rethrows -> Answer { try await body(self) }
  /// Finds operations that outlive a launch; there is never one.
  @preconcurrency
  open func fetchAllLongLivedOperationIDs(
    completionHandler: @escaping @Sendable ([CKOperation.ID]?, (any Error)?) -> Void
  ) { soon("the operations of CKContainer") { completionHandler([], nil) } }
  /// Finds an operation that outlives a launch; there is never one.
  @preconcurrency
  open func fetchLongLivedOperation(
    withID operationID: CKOperation.ID, completionHandler: @escaping @Sendable (CKOperation?, (any Error)?) -> Void
  ) { soon("an operation of CKContainer") { completionHandler(nil, nil) } }

  // MARK: The account

  /// Finds whether there is an account; the closure is called in the next turn.
  @preconcurrency
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    soon("the account status of CKContainer") { completionHandler(CloudServer.current.state.accountStatus, nil) }
  }
  /// Returns whether there is an account.
  open func accountStatus() async throws -> CKAccountStatus {
    try await turn("the account status of CKContainer") { CloudServer.current.state.accountStatus }
  }

  /// Finds the user's record; without an account the error is `notAuthenticated`.
  @preconcurrency
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    soon("the user's record of CKContainer") { [self] in
      let result = Result { try user() }
      completionHandler(try? result.get(), result.failure)
    }
  }
  /// Returns the user's record; without an account the error is `notAuthenticated`.
  open func userRecordID() async throws -> CKRecord.ID {
    try await turn("the user's record of CKContainer") { try self.user() }
  }

  func user() throws -> CKRecord.ID {
    let databaseID = CloudServer.DatabaseID(container: identifier, scope: .private)
    if let refusal = CloudServer.current.refusal(databaseID, writes: true) { throw refusal }
    return CKRecord.ID(recordName: CloudServer.userName)
  }
}
