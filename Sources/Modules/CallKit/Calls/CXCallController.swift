public import Foundation
import PlainviewRuntime

/// Asks for changes of calls that the user has made in the app: the app's provider is told to perform them.
open class CXCallController: NSObject, @unchecked Sendable {
  private let queue: DispatchQueue
  /// Sees all calls of the device.
  public let callObserver = CXCallObserver()

  /// Creates a controller whose closures are called on a queue of its own.
  public convenience override init() { self.init(queue: DispatchQueue(label: "com.apple.CallKit.CXCallController")) }
  /// Creates a controller whose closures are called on a queue.
  public init(queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  /// Has the app's provider perform a transaction; the closure gets an error where it is not performed.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    SimulatedProcess.current.clock.schedule(after: 0, "a transaction with calls") { [queue] in
      let center = CallCenter.current
      let problem = center.problem(with: transaction)
      queue.async { completion(problem) }
      if problem == nil, let provider = center.provider { center.perform(transaction, by: provider) }
    }
  }
  /// Has the app's provider perform a transaction; throws an error where it is not performed.
  open func request(_ transaction: CXTransaction) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      request(transaction) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
  /// Has the app's provider perform actions; the closure gets an error where they are not performed.
  open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }
  /// Has the app's provider perform actions; throws an error where they are not performed.
  open func requestTransaction(with actions: [CXAction]) async throws {
    try await request(CXTransaction(actions: actions))
  }
  /// Has the app's provider perform an action; the closure gets an error where it is not performed.
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
  /// Has the app's provider perform an action; throws an error where it is not performed.
  open func requestTransaction(with action: CXAction) async throws { try await request(CXTransaction(action: action)) }
}
