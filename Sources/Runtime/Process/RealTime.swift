package import Foundation

/// The time outside of every app, for code that has to keep step with it.
package enum RealTime {
  /// Seconds of the system's monotonic clock.
  package static var seconds: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Polls a condition for some real seconds; false if it does not hold then.
  static func wait(_ seconds: TimeInterval, for condition: () -> Bool) -> Bool {
    let end = self.seconds + seconds
    var pause: useconds_t = 20
    while !condition() {
      guard self.seconds < end else { return false }
      usleep(pause)
      pause = min(2 * pause, longestPause)
    }
    return true
  }

  /// In microseconds.
  private static let longestPause: useconds_t = 500

  /// Seconds since 1970, as `dateNanoseconds`.
  package static var date: TimeInterval { Double(dateNanoseconds) / 1e9 }

  /// Nanoseconds since 1970: what the system's clock said first, and the time since then.
  ///
  /// Setting the machine's clock changes nothing, so that dates never go backwards.
  package static var dateNanoseconds: Int { origin + nanoseconds(steadyClock) }

  private static let origin = nanoseconds(CLOCK_REALTIME) - nanoseconds(steadyClock)

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  #if os(Linux)
  /// The clock that cannot be set, and that goes on while the machine sleeps.
  private static let steadyClock = CLOCK_BOOTTIME
  #else
  private static let steadyClock = CLOCK_MONOTONIC
  #endif
}

extension SimulatedProcess {
  /// What `Date()` says to the code that runs: the app's date where it has one, else the real one.
  package nonisolated static var date: Date { Date(timeIntervalSince1970: current.work.date ?? RealTime.date) }
}
