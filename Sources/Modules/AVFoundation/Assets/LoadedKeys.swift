import PlainviewRuntime
import Synchronization

/// Whether a property was loaded: not known, being loaded, loaded, failed, or cancelled.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// The properties of an object that an app has loaded.
final class LoadedKeys: Sendable {
  private let held = Mutex<[String: AVKeyValueStatus]>([:])

  func status(of key: String) -> AVKeyValueStatus { held.withLock { $0[key] ?? .unknown } }
  func set(_ keys: [String], to status: AVKeyValueStatus, if old: AVKeyValueStatus? = nil) {
    held.withLock { for key in keys where old == nil || $0[key] == old { $0[key] = status } }
  }
  func cancel() { held.withLock { $0 = $0.mapValues { $0 == .loading ? .cancelled : $0 } } }

  /// Loads properties in the next turn, and then calls the closure.
  func load(_ keys: [String], _ label: String, _ handler: (@Sendable () -> Void)?) {
    held.withLock { for key in keys where $0[key] != .loaded { $0[key] = .loading } }
    SimulatedProcess.current.clock.schedule(after: 0, label) { [self] in
      set(keys, to: .loaded, if: .loading)
      UserCode.run { handler?() }
    }
  }
}
