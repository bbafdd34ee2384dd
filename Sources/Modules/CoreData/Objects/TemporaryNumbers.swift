import PlainviewRuntime
import Synchronization

/// The numbers of a process's objects that no store has yet.
final class TemporaryNumbers: Sendable {
  private let last = Mutex(0)

  static func next() -> Int {
    SimulatedProcess.current.shared(TemporaryNumbers.self) { TemporaryNumbers() }.last.withLock {
      $0 += 1
      return $0
    }
  }
}
