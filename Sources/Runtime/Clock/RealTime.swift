package import Foundation

/// The time outside of every app, for those who are asked to keep step with it.
package enum RealTime {
  /// Seconds of the system's monotonic clock.
  package static var seconds: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds since 1970.
  package static var date: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension SimulatedProcess {
  /// What `Date()` says to the code that runs: the app's date where it has one, else the real one.
  package nonisolated static var date: Date { Date(timeIntervalSince1970: current.work.date ?? RealTime.date) }
}
