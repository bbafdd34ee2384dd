import Foundation

/// A lock with a condition, in real time; nothing here goes through the functions that the clock replaces.
final class Signal: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  init() {
    lock = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Runs `body` alone; nothing in it may call back.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// Wakes the threads that wait.
  func notify() { pthread_cond_broadcast(changed) }

  /// Waits under the lock until `next` has an answer, for some real seconds; nil after that.
  func wait<Answer>(_ seconds: Double, for next: () -> Answer?) -> Answer? {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = Double(end.tv_nsec) + seconds.truncatingRemainder(dividingBy: 1) * 1e9
    end.tv_sec += Int(seconds) + Int(nanoseconds / 1e9)
    end.tv_nsec = Int(nanoseconds.truncatingRemainder(dividingBy: 1e9))
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let answer = next() { return answer }
      if pthread_cond_timedwait(changed, lock, &end) != 0 { return next() }
    }
  }
}
