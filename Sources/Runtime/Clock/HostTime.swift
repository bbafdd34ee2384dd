import Foundation

/// The clock of code that belongs to no launched app, as in unit tests: while a test waits, seconds pass on it as in reality,
/// so that animations end and timers of the interface fire.
///
/// A test that does not wait sees it stand still. The clock of an app that a test drives has its own time.
@MainActor package final class HostTime {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var last = HostTime.now

  /// Lets time pass until `stop()`.
  package init() {
    timer.schedule(deadline: .now(), repeating: Self.interval)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.pass() } }
    timer.resume()
  }

  package func stop() { timer.cancel() }

  /// Seconds between two readings of the time.
  private static let interval = 0.01
  /// The most that seconds in which the main queue was busy count: what comes after them begins with its full time.
  private static let longest = 0.05

  private static var now: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private func pass() {
    let now = Self.now
    let seconds = min(now - last, Self.longest)
    last = now
    let host = SimulatedProcess.host
    guard let turns = host.turns else { return }
    turns.commit()
    turns.run(until: host.clock.now + seconds, stopsEarly: false) { true }
  }
}
