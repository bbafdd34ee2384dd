public import Foundation
import PlainviewRuntime
import Synchronization

/// How certain an activity is.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Not very, fairly, or very certain.
  case low, medium, high
}

/// Gets what the user does; nil where it is not known.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Gets what the user did, or an error.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Knows what the user does, of which the test tells (`XCUIDevice.motion`); the user is asked at the first use.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  private struct Updates: @unchecked Sendable {
    let queue: OperationQueue
    let handler: CMMotionActivityHandler
  }
  private let held = Mutex<Updates?>(nil)

  public override init() {
    super.init()
    MotionClients.current.add(self)
  }

  /// Returns whether the device knows what the user does.
  open class func isActivityAvailable() -> Bool { MotionDevice.current.state.activities != nil }
  /// Returns what the user allows.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionDevice.current.state.authorization }

  private static func problem() -> NSError? {
    MotionDevice.current.problem(
      \.activities, missing: CMErrorMotionActivityNotAvailable, CMErrorMotionActivityNotAuthorized)
  }

  /// What began between two dates, and what still went on at the first of them.
  private static func activities(from start: Date, to end: Date) -> [CMMotionActivity] {
    let all = (MotionDevice.current.state.activities ?? []).filter { $0.start <= end }
    let earlier = all.last { $0.start < start }
    return ((earlier.map { [$0] } ?? []) + all.filter { $0.start >= start }).map(CMMotionActivity.init)
  }

  /// Calls the closure with what the user did between two dates, or with an error.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let handler = handler
    MotionDevice.soon("activities") {
      let problem = Self.problem()
      let activities = problem == nil ? Self.activities(from: start, to: end) : nil
      queue.addOperation { handler(activities, problem) }
    }
  }
  /// Returns what the user did between two dates, or throws an error.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue
  ) async throws -> [CMMotionActivity] {
    if let problem = Self.problem() { throw problem }
    return Self.activities(from: start, to: end)
  }

  /// Begins to report what the user does: in the next turn, and at each change. Without permission nothing is reported.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
    let new = Updates(queue: queue, handler: handler)
    held.withLock { $0 = new }
    MotionDevice.soon("an activity") { [weak self] in
      guard Self.problem() == nil else { return self?.stopActivityUpdates() ?? () }
      self?.tell()
    }
  }
  /// Ends the reports.
  open func stopActivityUpdates() { held.withLock { $0 = nil } }

  func tell() {
    guard let updates = held.withLock({ $0 }), let last = MotionDevice.current.state.activities?.last else { return }
    let activity = CMMotionActivity(last)
    updates.queue.addOperation { updates.handler(activity) }
  }
}
