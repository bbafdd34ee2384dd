import Foundation
import Synchronization

/// What libdispatch notifies when a group or a block is done arrives on a private queue first, and is the app's work then.
enum Notifications {
  nonisolated(unsafe) static let arrivals: Address? = SystemFunctions.shared.map {
    $0.createQueue("plainview.arrivals", nil)
  }
  /// How many notifications were asked for and have not arrived.
  private static let expected = Atomic<Int>(0)

  static func expect() { expected.add(1, ordering: .relaxed) }
  static func arrived() { expected.subtract(1, ordering: .relaxed) }

  /// After this, everything that was notified before has arrived.
  static func flush() {
    guard expected.load(ordering: .relaxed) > 0, let arrivals, let system = SystemFunctions.shared else { return }
    system.syncBlock(arrivals, {})
  }
}
