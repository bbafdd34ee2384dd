import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The queue on which delegates are called: the main one, or one of the app.
struct DelegateQueue: Sendable {
  private let other: DispatchQueue?

  /// Nil stands for the main queue.
  init(_ queue: DispatchQueue?) { other = queue === DispatchQueue.main ? nil : queue }

  /// Runs one of two closures: at once on the main queue, or later on the app's; `elsewhere` where that is not served by the
  /// main thread.
  @MainActor func run(_ onMain: @escaping @MainActor () -> Void, elsewhere: @escaping () -> Void) {
    guard let other else { return onMain() }
    nonisolated(unsafe) let elsewhere = elsewhere
    other.async {
      if MainQueue.isCurrent { MainActor.assumeIsolated { onMain() } } else { elsewhere() }
    }
  }

  /// Calls a delegate's method.
  @MainActor func tell<Delegate>(
    _ delegate: Delegate?, _ method: StaticString, of sender: AnyObject, _ rest: String = "",
    _ body: @escaping (Delegate) -> Void
  ) {
    guard let delegate else { return }
    run {
      UserCode.tell(delegate, method, of: sender, rest, body)
    } elsewhere: {
      body(delegate)
    }
  }
}
