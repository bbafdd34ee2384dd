import Foundation
import Synchronization

/// A state that two threads hand to and fro, in real time. Who waits for one looks again and again for some microseconds
/// before the thread sleeps: jobs of tasks mostly take less than to wake a thread.
final class Baton: Sendable {
  private let state: Atomic<Int>
  private let sleepers = Atomic<Int>(0)

  init(_ state: Int) { self.state = Atomic(state) }

  var value: Int { state.load(ordering: .sequentiallyConsistent) }

  /// Sets the state; what it was, and whether somebody sleeps who has to be woken.
  func set(_ new: Int) -> (old: Int, isAwaited: Bool) {
    let old = state.exchange(new, ordering: .sequentiallyConsistent)
    return (old, sleepers.load(ordering: .sequentiallyConsistent) > 0)
  }

  /// Sets the state if it is still another; whether it was.
  func replace(_ old: Int, with new: Int) -> Bool {
    state.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
  }

  /// Looks for a state for a while; false when the thread should rather sleep.
  func look(for wanted: Int) -> Bool {
    if value == wanted { return true }
    guard Self.canChangeMeanwhile else { return false }
    let start = Self.nanoseconds
    repeat {
      var looks = 0
      while looks < 256 {
        if state.load(ordering: .acquiring) == wanted { return true }
        looks += 1
      }
    } while Self.nanoseconds &- start < Self.longestLook
    return false
  }

  /// Runs a body in which the thread may sleep until somebody wakes it who sets the state.
  func sleeping<Result>(_ body: () -> Result) -> Result {
    sleepers.add(1, ordering: .sequentiallyConsistent)
    defer { sleepers.subtract(1, ordering: .sequentiallyConsistent) }
    return body()
  }

  /// On one processor nobody could change anything meanwhile.
  private static let canChangeMeanwhile = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
  private static let longestLook = 30_000

  private static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
