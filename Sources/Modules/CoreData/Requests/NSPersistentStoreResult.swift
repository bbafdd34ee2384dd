public import Foundation

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// A request that a context runs as a whole.
protocol ExecutableRequest {
  func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// A result that may come later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context that executes the request.
  public internal(set) var managedObjectContext: NSManagedObjectContext
  /// The error of the request; nil for none.
  open var operationError: (any Error)?
  /// How far the request is; always nil here unless it is set.
  open var progress: Progress?
  init(_ context: NSManagedObjectContext) { managedObjectContext = context }
  private(set) var isCancelled = false
  /// Ends the request: its closure is not called any more.
  open func cancel() { isCancelled = true }
}

/// What an asynchronous fetch found.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  /// The request that was executed.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The objects that were found; nil before the end or after an error.
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// A fetch whose results a closure gets, on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, ExecutableRequest {
  /// Finds the objects.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Is called with the result on the context's queue.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// The expected number of objects, for the progress; kept, without effect.
  open var estimatedResultCount = 0

  /// Creates a request with a fetch request and a closure that gets the result.
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
