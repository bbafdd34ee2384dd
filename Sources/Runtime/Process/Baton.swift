import Foundation
import Synchronization

/// A state that two threads hand to each other, in real time. A waiting thread spins for some microseconds before it sleeps:
/// jobs of tasks mostly take less time than waking a thread.
final class Baton: Sendable {
  private let state: Atomic<Int>
  private let sleepers = Atomic<Int>(0)

  init(_ state: Int) { self.state = Atomic(state) }

  var value: Int { state.load(ordering: .sequentiallyConsistent) }

  /// Sets the state; returns the old one, and whether a sleeping thread has to be woken.
  func set(_ new: Int) -> (old: Int, isAwaited: Bool) {
    let old = state.exchange(new, ordering: .sequentiallyConsistent)
    return (old, sleepers.load(ordering: .sequentiallyConsistent) > 0)
  }

  /// Sets the state if it still is `old`; returns whether it was.
  func replace(_ old: Int, with new: Int) -> Bool {
    state.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
  }

  /// Spins until the state is the expected one; false when the thread should sleep instead.
  func spin(until expected: Int) -> Bool {
    if value == expected { return true }
    guard Self.canChangeMeanwhile else { return false }
    let start = Self.nanoseconds
    repeat {
      var attempts = 0
      while attempts < 256 {
        if state.load(ordering: .acquiring) == expected { return true }
        attempts += 1
      }
    } while Self.nanoseconds &- start < Self.longestSpin
    return false
  }

  /// Runs a body in which the thread may sleep until the one that sets the state wakes it.
  func sleeping<Result>(_ body: () -> Result) -> Result {
    sleepers.add(1, ordering: .sequentiallyConsistent)
    defer { sleepers.subtract(1, ordering: .sequentiallyConsistent) }
    return body()
  }

  /// With one processor no other thread can change the state meanwhile.
  private static let canChangeMeanwhile = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
  private static let longestSpin = 30_000

  private static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
