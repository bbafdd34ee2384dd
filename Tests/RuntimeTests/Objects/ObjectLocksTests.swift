import Foundation
import PlainviewRuntime
import Testing

/// Locks of objects.
@Suite struct ObjectLocksTests {
  private final class Plain: Sendable {}
  private final class Answer: @unchecked Sendable { var value: Int32 = 0 }

  @Test func `A thread takes the lock of an object as often as it likes, and gives it back as often`() {
    let object = Plain()
    #expect(objc_sync_exit(object) == -1)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `Another thread waits for it`() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let (object, counter) = (Plain(), Counter())
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(object)
        counter.count += 1
        objc_sync_exit(object)
      }
    }
    #expect(counter.count == 4000)
  }

  @Test func `Another thread cannot give it back`() {
    let object = Plain()
    objc_sync_enter(object)
    let (answer, isOver) = (Answer(), DispatchSemaphore(value: 0))
    Thread {
      answer.value = objc_sync_exit(object)
      isOver.signal()
    }.start()
    isOver.wait()
    #expect(answer.value == -1)
    #expect(objc_sync_exit(object) == 0)
  }
}
