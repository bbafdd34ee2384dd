import Foundation
import Synchronization

/// A thread for jobs of the concurrent pool, since code off the main actor is not on the main thread on a device.
///
/// It runs one job while the main thread waits for it, so that the order of all jobs is the same in every run. A job that
/// does not come back in time keeps its thread and goes on beside all others, in an order of its own; the next one gets
/// another thread.
final class PoolThread: @unchecked Sendable {
  private static let idle = Mutex<[PoolThread]>([])

  private struct Order {
    let owner: WorkOwner?
    let body: () -> Void
    let end: () -> Void
  }

  private static let idles = 0
  private static let hasOrder = 1

  private let signal = Signal()
  private let baton = Baton(idles)
  private var order: Order?

  private init() {
    // Made by the real functions, and not counted as a thread of the app.
    WorkOwner.enterWithoutOwner {
      let thread = Thread { [self] in serve() }
      thread.stackSize = Self.stackSize
      thread.name = "plainview.pool"
      thread.start()
    }
  }

  private static let stackSize = 8 << 20
  /// How long a thread waits for its next job before it checks again, in seconds.
  private static let patience = 3600.0

  private func serve() {
    while true {
      if !baton.spin(until: Self.hasOrder) {
        let hasOrder: Void? = baton.sleeping {
          signal.wait(Self.patience) { baton.value == Self.hasOrder ? () : nil }
        }
        guard hasOrder != nil else { continue }
      }
      guard let next = order else { continue }
      order = nil
      _ = baton.set(Self.idles)
      WorkOwner.enter(next.owner) { next.body() }
      Self.idle.withLock { $0.append(self) }
      next.end()
    }
  }

  /// Runs a job on a thread of the pool and signals its end.
  static func run(_ owner: WorkOwner?, _ body: @escaping () -> Void, end: @escaping () -> Void) {
    MainThreadChecker.begin()
    let thread = idle.withLock { $0.popLast() } ?? PoolThread()
    thread.order = Order(owner: owner, body: body, end: end)
    if thread.baton.set(hasOrder).isAwaited { thread.signal.locked { thread.signal.notify() } }
  }
}
