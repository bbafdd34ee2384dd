import Foundation

// The main thread blocked by the app's own code.
extension AppWork {
  /// Waits on the main thread for what other threads do, without turns of the app: true when `attempt`, which does not wait,
  /// succeeds.
  ///
  /// The pool and the clock go on, as they do on a device. A wait that nothing can end any more is a deadlock, which ends
  /// the app and says what was waited for.
  @MainActor func waitOnMainThread(
    for what: String, until limit: TimeInterval, _ attempt: () -> Bool
  ) -> Bool {
    let clock = process.clock
    var patience = self.patience
    while !attempt() {
      if let job = takeNextOfPool() {
        runOnPool(job)
      } else if signal.locked({ isBackgroundAwaited || isThreadAwaited }) && patience > 0 {
        if RealTime.wait(Self.realSlice, for: attempt) { return true }
        patience -= Self.realSlice
      } else if let event = clock.takeNextOffMain(until: limit) {
        event.action()
      } else if limit < .infinity {
        clock.move(to: limit)
        return attempt()
      } else {
        // Perhaps an unknown thread.
        Notifications.flush()
        if RealTime.wait(Self.patienceForThreads, for: attempt) { return true }
        if signal.locked({ isSomethingReadyForPool || isBackgroundAwaited }) { continue }
        process.enter { raise(.deadlock(on: what, in: WorkOrigin.here.function, waiting: waiting)) }
        return false
      }
    }
    return true
  }

  /// How long a blocked main thread waits at once, in real seconds.
  private static let realSlice = 0.002

  private var isSomethingReadyForPool: Bool {
    state.ready[min(state.first, state.ready.count)...].contains { $0.lane == .pool }
  }

  private func takeNextOfPool() -> Job? {
    signal.locked {
      state.ready[min(state.first, state.ready.count)...].firstIndex { $0.lane == .pool }.map {
        state.ready.remove(at: $0)
      }
    }
  }
}
