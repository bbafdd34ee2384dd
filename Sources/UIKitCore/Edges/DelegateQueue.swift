package import Foundation
import PlainviewRuntime

/// The queue on which an app has its delegate called: the main queue for nil, as Apple's classes take it.
///
/// On the main queue the delegate is called at once where the main thread asks for it, and the call is in the transcript and
/// the wiring; on another queue it is called in the queue's order, and is in neither. All may be used on any thread.
package struct DelegateQueue: Sendable {
  private enum Executor: Sendable {
    case main, dispatch(DispatchQueue), operations(OperationQueue)
  }
  private let kind: Executor
  private var isMain: Bool { if case .main = kind { true } else { false } }

  package init(_ queue: DispatchQueue?) {
    kind = queue.flatMap { MainQueue.isMain($0) ? nil : .dispatch($0) } ?? .main
  }
  package init(_ queue: OperationQueue) { kind = queue === OperationQueue.main ? .main : .operations(queue) }

  /// The main queue.
  package static let main = DelegateQueue(DispatchQueue?.none)

  /// Whether code of the current process may still be called.
  private static var mayRun: Bool { !MainQueue.isCurrent || MainQueue.withoutIsolation { UserCode.mayRun } }

  /// Runs code that calls the app.
  package func run(_ body: @escaping () -> Void) {
    guard Self.mayRun else { return }
    nonisolated(unsafe) let body = body
    switch kind {
    case .main: MainQueue.run { UserCode.run { body() } }
    case .dispatch(let queue): queue.async { body() }
    case .operations(let queue): queue.addOperation { body() }
    }
  }

  /// Calls a delegate's method; the transcript shows the sender, and `rest` for the other arguments.
  package func tell<Delegate>(
    _ delegate: Delegate?, _ method: StaticString, of sender: AnyObject, _ rest: String = "",
    _ body: @escaping (Delegate) -> Void
  ) {
    guard let delegate else { return }
    if !isMain { return run { body(delegate) } }
    nonisolated(unsafe) let (known, sender, body) = (delegate, sender, body)
    MainQueue.run { UserCode.tell(known, method, of: sender, rest, body) }
  }

  /// Asks a delegate, and goes on with its answer on the queue: nil if there is no delegate, or if the main queue's has left
  /// the method out; on another queue that answers as the method's default does.
  package func ask<Delegate, Answer>(
    _ delegate: Delegate?, _ method: StaticString, _ body: @escaping (Delegate) -> Answer,
    then goOn: @escaping (Answer?) -> Void
  ) {
    if !isMain { return run { goOn(delegate.map(body)) } }
    nonisolated(unsafe) let (known, body, goOn) = (delegate, body, goOn)
    MainQueue.run {
      let answer: Answer? = UserCode.ask(known, method, nil, body)
      goOn(answer)
    }
  }
}
