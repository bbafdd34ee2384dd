package import Foundation

// What an app or its test waits for.
extension AppWork {
  /// What is ready or runs in the background, a line each.
  package var waiting: [String] {
    signal.locked {
      var counts: [(label: String, count: Int)] = []
      for job in state.ready[min(state.first, state.ready.count)...] {
        let label = WorkOrigin.label(job.label, job.origin)
        if let index = counts.firstIndex(where: { $0.label == label }) {
          counts[index].count += 1
        } else {
          counts.append((label, 1))
        }
      }
      let ready = counts.map {
        $0.count == 1 ? "\($0.label), ready to run" : "\($0.count) times \($0.label), ready to run"
      }
      let background = state.background.sorted { $0.key < $1.key }.map { label, count in
        count == 1 ? label : "\(label) (\(count))"
      }
      let threads =
        state.threads == 0 ? [] : [state.threads == 1 ? "a thread of the app" : "\(state.threads) threads of the app"]
      return ready + background + threads + state.requests.values.sorted()
    }
  }

  // MARK: Limits of a test library

  /// The time to which the clock may go by itself while a test waits, because of time-outs of the test library.
  package var limit: TimeInterval { signal.locked { state.limits.last?.time ?? .infinity } }
  /// Whether the test library waits for something on the main thread.
  package var isAwaited: Bool { signal.locked { !state.limits.isEmpty } }

  func addLimit(_ block: UInt, _ time: TimeInterval) { signal.locked { state.limits.append((block, time)) } }
  func removeLimit(_ block: UInt) { signal.locked { state.limits.removeAll { $0.block == block } } }
}
