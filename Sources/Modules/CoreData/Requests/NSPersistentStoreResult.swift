public import Foundation

/// What came of a request.
open class NSPersistentStoreResult: NSObject {}

/// A request that a context runs as a whole.
protocol ExecutableRequest {
  func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// A result that may come later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public internal(set) var managedObjectContext: NSManagedObjectContext
  open var operationError: (any Error)?
  open var progress: Progress?
  init(_ context: NSManagedObjectContext) { managedObjectContext = context }
  private(set) var isCancelled = false
  /// Ends the request: its closure is not called any more.
  open func cancel() { isCancelled = true }
}

/// What an asynchronous fetch found.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// A fetch whose results a closure gets, on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, ExecutableRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
    super.init()
  }

  func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    nonisolated(unsafe) let (own, found) = (self, result)
    context.perform {
      guard !found.isCancelled else { return }
      do {
        found.finalResult = try context.fetch(own.fetchRequest)
      } catch {
        found.operationError = error
      }
      own.completionBlock?(found)
    }
    return result
  }
}

extension NSFetchRequest: ExecutableRequest {
  func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSAsynchronousFetchRequest(fetchRequest: self)
    let result = NSAsynchronousFetchResult(request, context)
    result.finalResult = try context.fetch(self)
    return result
  }
}
