public import Foundation
import PlainviewRuntime

/// A request to iCloud. Its closures are called in a turn of their own, on the thread that runs the operation.
open class CKOperation: Operation, @unchecked Sendable {
  /// Identifies an operation.
  public typealias ID = String

  /// How operations are done. Kept, without effect.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The container; the database says which.
    open var container: CKContainer?
    /// How urgent it is.
    open var qualityOfService: QualityOfService = .utility
    /// Whether mobile data may be used.
    open var allowsCellularAccess = true
    /// Whether it goes on when the app ends.
    open var isLongLived = false
    /// How many seconds a part may take.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// How many seconds it may take altogether.
    open var timeoutIntervalForResource: TimeInterval = 604_800

    public override init() { super.init() }
    /// Returns a configuration with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.container = container
      copy.qualityOfService = qualityOfService
      copy.allowsCellularAccess = allowsCellularAccess
      copy.isLongLived = isLongLived
      copy.timeoutIntervalForRequest = timeoutIntervalForRequest
      copy.timeoutIntervalForResource = timeoutIntervalForResource
      return copy
    }
  }

  /// How it is done. Kept, without effect.
  open var configuration: Configuration! = Configuration()
  /// The operations that it belongs to. Kept, without effect.
  open var group: CKOperationGroup?
  /// Identifies the operation.
  open private(set) lazy var operationID: ID = UUID().uuidString
  /// Is called when the operation can outlive a launch; never here.
  @preconcurrency open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?
  /// The container that it was given to; nil before that.
  var home: CKContainer?

  public override init() { super.init() }

  /// Starts it in the next turn; one that depends on others, after them.
  func begin() {
    guard dependencies.isEmpty else { return OperationQueue.main.addOperation(self) }
    SimulatedProcess.current.clock.schedule(after: 0, "\(type(of: self))") { [self] in
      UserCode.run {
        cancelIfAsked()
        start()
      }
    }
  }

  open override func main() { if !cancelIfAsked() { perform() } }

  private var wasToldOfCancelling = false
  @discardableResult
  private func cancelIfAsked() -> Bool {
    guard isCancelled else { return false }
    if !wasToldOfCancelling { fail(CKError(.operationCancelled)) }
    wasToldOfCancelling = true
    return true
  }

  /// What the operation does.
  func perform() {}
  /// Tells the closures of an error of the whole operation.
  func fail(_ error: any Error) {}
}

/// Operations that belong together. Kept, without effect.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  /// The name that reports show.
  open var name: String?
  /// How the operations are done.
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  /// How many operations are expected to come.
  open var quantity = 0
  /// Identifies the group.
  open private(set) lazy var operationGroupID = UUID().uuidString

  public override init() { super.init() }
}

/// A request to a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database; the user's own one in the default container where there is none.
  open var database: CKDatabase?

  public override init() { super.init() }

  var target: CKDatabase { database ?? CKContainer.default().privateCloudDatabase }

  override func perform() {
    do {
      try request(target)
    } catch {
      fail(error)
    }
  }

  /// Asks the database; what this throws is an error of the whole operation.
  func request(_ database: CKDatabase) throws {}
}
