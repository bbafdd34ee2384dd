import Foundation
import PlainviewRuntime
import Synchronization

/// The updates of one sensor: every so many seconds on the app's clock, until they are stopped.
final class SensorUpdates: Sendable {
  private struct State: Sendable {
    var isActive = false
    var interval: TimeInterval = 0
    var run = 0
  }
  private let held = Mutex(State())

  /// The shortest time between updates, in seconds, as on a device.
  private static let shortest: TimeInterval = 0.01

  var isActive: Bool { held.withLock { $0.isActive } }
  var interval: TimeInterval {
    get { held.withLock { $0.interval } }
    set { held.withLock { $0.interval = newValue } }
  }

  /// Begins updates, which replace earlier ones; without an action values are only there to be asked for.
  func start(_ action: (() -> Void)? = nil) {
    let run = held.withLock { state in
      state.isActive = true
      state.run += 1
      return state.run
    }
    if let action { next(run, action) }
  }

  private func next(_ run: Int, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    let delay = max(interval, Self.shortest)
    SimulatedProcess.current.clock.schedule(after: delay, "an update of a sensor", repeats: true) { [weak self] in
      guard let self, held.withLock({ $0.isActive && $0.run == run }) else { return }
      action()
      next(run, action)
    }
  }

  func stop() {
    held.withLock { state in
      state.isActive = false
      state.run += 1
    }
  }
}
