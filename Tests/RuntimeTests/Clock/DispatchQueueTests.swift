import Foundation
import PlainviewRuntime
import Testing

/// Work for queues in closures that may hold anything.
@Suite struct DispatchQueueTests {
  private final class Count { var value = 0 }

  @Test func `Work is run once, soon or at its time`() async {
    let queue = DispatchQueue(label: "work")
    let group = DispatchGroup()
    let count = Count()
    queue.asyncUnsafe(group: group) { count.value += 1 }
    group.enter()
    queue.asyncAfterUnsafe(deadline: .now() + 0.01) {
      count.value += 10
      group.leave()
    }
    await withCheckedContinuation { continuation in group.notify(queue: queue) { continuation.resume() } }
    #expect(count.value == 11)
  }
}
