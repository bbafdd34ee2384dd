public import Foundation
import PlainviewNetwork
import PlainviewRuntime
import Synchronization

/// Whether an address or a name can be reached, by how the simulated device is connected (`XCUIDevice.connection`).
///
/// A callback is called when the flags have changed since it was scheduled; for a name also in the turn after that, when it
/// was resolved. Names are not looked up: with a connection each can be reached.
public final class SCNetworkReachability: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var client: ReachabilityClient?
    var queue: DispatchQueue?
    var loops: [(loop: RunLoop, mode: String)] = []
    /// The flags that were told last; nil while a name is not resolved.
    var told: SCNetworkReachabilityFlags?

    var isScheduled: Bool { queue != nil || !loops.isEmpty }
  }

  /// Where a callback runs.
  private enum Schedule: @unchecked Sendable { case queue(DispatchQueue), loop(RunLoop, String) }

  let target: ReachabilityTarget
  private let held = Mutex(State())

  init(_ target: ReachabilityTarget) {
    self.target = target
    super.init()
  }

  deinit { held.withLock { $0.client }?.end() }

  /// Replaces the callback; the context of the one before is released first.
  func setClient(_ callout: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    held.withLock { state in
      defer { state.client = nil }
      return state.client
    }?.end()
    guard let callout else { return }
    let client = ReachabilityClient(callout, context)
    held.withLock { $0.client = client }
  }

  // MARK: Scheduling

  /// Schedules the callback on a queue; false if it is scheduled already.
  func schedule(on queue: DispatchQueue) -> Bool {
    let isNew = held.withLock { state in
      guard !state.isScheduled else { return false }
      state.queue = queue
      return true
    }
    if isNew { begin() }
    return isNew
  }

  /// Ends what a queue was scheduled for; false if none was.
  func unscheduleFromQueue() -> Bool {
    let wasScheduled = held.withLock { state in
      defer { state.queue = nil }
      return state.queue != nil
    }
    if wasScheduled { ScheduledReachabilities.current.remove(self) }
    return wasScheduled
  }

  /// Schedules the callback on a run loop; false if it is scheduled on a queue.
  func schedule(on loop: RunLoop, _ mode: String) -> Bool {
    nonisolated(unsafe) let loop = loop
    let (isAllowed, isNew) = held.withLock { state in
      guard state.queue == nil else { return (false, false) }
      let isNew = !state.isScheduled
      if !state.loops.contains(where: { $0 == (loop, mode) }) { state.loops.append((loop, mode)) }
      return (true, isNew)
    }
    if isNew { begin() }
    return isAllowed
  }

  /// Ends what a run loop was scheduled for; false if it was not.
  func unschedule(from loop: RunLoop, _ mode: String) -> Bool {
    nonisolated(unsafe) let loop = loop
    let (wasScheduled, isOver) = held.withLock { state in
      let count = state.loops.count
      state.loops.removeAll { $0 == (loop, mode) }
      return (state.loops.count < count, !state.isScheduled)
    }
    if wasScheduled, isOver { ScheduledReachabilities.current.remove(self) }
    return wasScheduled
  }

  private func begin() {
    let flags = target.flagsOfNow
    let isResolved = target.isResolved
    held.withLock { $0.told = isResolved ? nil : flags }
    ScheduledReachabilities.current.add(self)
    guard isResolved else { return }
    SimulatedProcess.current.clock.schedule(after: 0, "SCNetworkReachability") { [weak self] in self?.tell() }
  }

  // MARK: Telling

  /// Calls the callback where it is scheduled, if the flags are others than those that were told last.
  @MainActor func tell() {
    let flags = target.flagsOfNow
    let schedule: Schedule? = held.withLock { state in
      guard state.isScheduled, state.told != flags else { return nil }
      state.told = flags
      return state.queue.map { .queue($0) } ?? state.loops.first.map { .loop($0.loop, $0.mode) }
    }
    switch schedule {
    case .queue(let queue): queue.async { self.call(flags) }
    case .loop(let loop, let mode):
      if loop == RunLoop.main { return call(flags) }
      loop.perform(inModes: [RunLoop.Mode(rawValue: mode)]) { self.call(flags) }
    case nil: break
    }
  }

  /// Calls the callback, unless it was taken away meanwhile.
  private func call(_ flags: SCNetworkReachabilityFlags) {
    guard let client = held.withLock({ $0.isScheduled ? $0.client : nil }) else { return }
    guard MainQueue.isCurrent else { return client.call(self, flags) }
    MainQueue.withoutIsolation { UserCode.run { client.call(self, flags) } }
  }
}

/// The reachabilities of an app that are scheduled, which lives as long as they are, whoever else holds them.
final class ScheduledReachabilities: ConnectionListener {
  private let held = Mutex<[SCNetworkReachability]>([])

  static var current: ScheduledReachabilities {
    let scheduled = SimulatedProcess.current.shared(ScheduledReachabilities.self) { ScheduledReachabilities() }
    ConnectionListeners.current.add(scheduled)
    return scheduled
  }

  func add(_ reachability: SCNetworkReachability) { held.withLock { $0.append(reachability) } }
  func remove(_ reachability: SCNetworkReachability) {
    held.withLock { $0.removeAll { $0 === reachability } }
  }

  @MainActor package func connectionChanged() { for reachability in held.withLock({ $0 }) { reachability.tell() } }
}
