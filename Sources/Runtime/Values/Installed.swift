import Synchronization

/// Something that a higher layer makes and a lower one calls, such as a closure; safe to use from any thread.
///
/// The value stands in a struct: a closure that is the lock's value itself is wrapped anew at every read, each time
/// around the wrapper before, so that reads would cost more and more stack and time.
package final class Installed<Value: Sendable>: Sendable {
  private struct Held {
    var value: Value?
  }

  private let held = Mutex(Held())

  package init() {}

  /// What was installed last; nil before.
  package var value: Value? { held.withLock { $0.value } }

  package func install(_ value: Value) { held.withLock { $0.value = value } }
}
