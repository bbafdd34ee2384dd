import PlainviewRuntime
package import PlainviewTargetAction

/// The timers and display links of a process that send messages, for texts about the wiring.
@MainActor package final class TimerConnections {
  package struct Connection {
    /// `Timer every 1 s`.
    package let source: String
    package let target: WeakReference
    package let selector: Selector
    fileprivate let timer: ObjectIdentifier
  }

  /// In the order in which they began.
  package private(set) var connections: [Connection] = []

  package static var current: TimerConnections {
    SimulatedProcess.current.singleton(TimerConnections.self) { TimerConnections() }
  }

  /// Adds a timer that runs; one that is there already stays where it is.
  func add(_ timer: AnyObject, _ source: String, _ target: AnyObject, _ selector: Selector) {
    let id = ObjectIdentifier(timer)
    if connections.contains(where: { $0.timer == id }) { return }
    connections.append(Connection(source: source, target: WeakReference(target), selector: selector, timer: id))
  }

  func remove(_ timer: AnyObject) {
    let id = ObjectIdentifier(timer)
    connections.removeAll { $0.timer == id }
  }
}
