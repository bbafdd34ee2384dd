import Foundation
import PlainviewTargetAction
import Testing

/// Locks that classes inherit from, and dictionaries whose keys are only known to be copied.
@Suite struct InheritableLockTests {
  private final class Counter: InheritableLock, @unchecked Sendable {
    private(set) var value = 0
    func add() { withLock { value += 1 } }
  }

  private final class Nested: InheritableRecursiveLock, @unchecked Sendable {
    private(set) var depth = 0
    func enter(_ levels: Int) {
      lock()
      defer { unlock() }
      depth += 1
      if levels > 1 { enter(levels - 1) }
    }
  }

  @Test func `Threads take turns with a lock that is a superclass`() {
    let counter = Counter()
    counter.name = "count"
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in counter.add() }
    #expect(counter.value == 1_000 && counter.name == "count")
    #expect(counter.try())
    #expect(!counter.try())
    counter.unlock()
    #expect(counter.lock(before: .distantFuture))
    counter.unlock()
  }

  @Test func `A thread takes a recursive lock several times`() {
    let nested = Nested()
    nested.enter(10)
    #expect(nested.depth == 10 && nested.try())
    nested.unlock()
  }

  @Test func `A key that is copied finds what was set for it`() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = NSString("key")
    dictionary[key] = 1
    #expect(dictionary[key] as? Int == 1 && dictionary["key"] as? Int == 1)
    dictionary[key] = nil
    #expect(dictionary.count == 0)
  }
}
