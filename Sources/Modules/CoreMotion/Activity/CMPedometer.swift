public import Foundation
import PlainviewRuntime
import Synchronization

/// Counts the user's steps, of which the test tells (`XCUIDevice.motion`); the user is asked at the first use. Closures are
/// called on a queue of the pedometer's own.
open class CMPedometer: NSObject, @unchecked Sendable {
  private struct Updates: @unchecked Sendable {
    let start: Date
    let handler: CMPedometerHandler
  }
  private struct Events: @unchecked Sendable { let handler: CMPedometerEventHandler }
  private struct State: Sendable {
    var updates: Updates?
    var events: Events?
  }
  private let held = Mutex(State())
  private let queue = DispatchQueue(label: "com.apple.CoreMotion.CMPedometer")

  public override init() {
    super.init()
    MotionClients.current.add(self)
  }

  private class var isAvailable: Bool { MotionDevice.current.state.walks != nil }
  /// Returns whether the device counts steps.
  open class func isStepCountingAvailable() -> Bool { isAvailable }
  /// Returns whether the device knows distances.
  open class func isDistanceAvailable() -> Bool { isAvailable }
  /// Returns whether the device counts floors.
  open class func isFloorCountingAvailable() -> Bool { isAvailable }
  /// Returns whether the device knows the pace.
  open class func isPaceAvailable() -> Bool { isAvailable }
  /// Returns whether the device knows the cadence.
  open class func isCadenceAvailable() -> Bool { isAvailable }
  /// Returns whether the device knows when the user stops.
  open class func isPedometerEventTrackingAvailable() -> Bool { isAvailable }
  /// Returns what the user allows.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionDevice.current.state.authorization }

  private static func problem() -> NSError? {
    MotionDevice.current.problem(\.walks, missing: CMErrorNotAvailable, CMErrorMotionActivityNotAuthorized)
  }

  /// Walks that ended within some time.
  private static func data(from start: Date, to end: Date, isLive: Bool) -> CMPedometerData {
    let walks = (MotionDevice.current.state.walks ?? []).filter { $0.end > start && $0.end <= end }
    return CMPedometerData(walks, from: start, to: end, isLive: isLive)
  }

  /// Calls the closure with how far the user has gone between two dates: the sum of the walks that ended within.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    nonisolated(unsafe) let handler = handler
    MotionDevice.soon("steps") { [queue] in
      let problem = Self.problem()
      let data = problem == nil ? Self.data(from: start, to: end, isLive: false) : nil
      queue.async { handler(data, problem) }
    }
  }
  /// Returns how far the user has gone between two dates: the sum of the walks that ended within.
  open func queryPedometerData(from start: Date, to end: Date) async throws -> CMPedometerData {
    if let problem = Self.problem() { throw problem }
    return Self.data(from: start, to: end, isLive: false)
  }

  /// Begins to report how far the user has gone since a date: in the next turn, and after each walk.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    let new = Updates(start: start, handler: handler)
    held.withLock { $0.updates = new }
    MotionDevice.soon("steps") { [weak self, queue] in
      if let problem = Self.problem() {
        self?.stopUpdates()
        queue.async { new.handler(nil, problem) }
      } else {
        self?.tell()
      }
    }
  }
  /// Ends the reports.
  open func stopUpdates() { held.withLock { $0.updates = nil } }

  /// Begins to report when the user stops and goes on.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    let new = Events(handler: handler)
    held.withLock { $0.events = new }
    MotionDevice.soon("the begin of events") { [weak self, queue] in
      if let problem = Self.problem() {
        self?.stopEventUpdates()
        queue.async { new.handler(nil, problem) }
      }
    }
  }
  /// Ends the reports of stops.
  open func stopEventUpdates() { held.withLock { $0.events = nil } }

  // MARK: What the driver says

  func tell() {
    guard let updates = held.withLock({ $0.updates }) else { return }
    let data = Self.data(from: updates.start, to: SimulatedProcess.date, isLive: true)
    queue.async { updates.handler(data, nil) }
  }

  func tell(_ event: CMPedometerEvent) {
    guard let events = held.withLock({ $0.events }) else { return }
    queue.async { events.handler(event, nil) }
  }
}
