public import Foundation
import PlainviewRuntime
import Synchronization

/// Gets a change of altitude, or an error.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// Gets an altitude, or an error.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// Follows the altitude of the device, which the test sets (`XCUIDevice.motion`); the user is asked at the first start.
open class CMAltimeter: NSObject, @unchecked Sendable {
  private struct Relative: @unchecked Sendable {
    let queue: OperationQueue
    let handler: CMAltitudeHandler
    var start: Double?
  }
  private struct Absolute: @unchecked Sendable {
    let queue: OperationQueue
    let handler: CMAbsoluteAltitudeHandler
  }
  private struct State: Sendable {
    var relative: Relative?
    var absolute: Absolute?
  }
  private let held = Mutex(State())

  public override init() {
    super.init()
    MotionClients.current.add(self)
  }

  /// Returns whether the device has a barometer.
  open class func isRelativeAltitudeAvailable() -> Bool { MotionDevice.current.state.altitude != nil }
  /// Returns whether the device knows its altitude above sea level.
  open class func isAbsoluteAltitudeAvailable() -> Bool { MotionDevice.current.state.altitude != nil }
  /// Returns what the user allows.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionDevice.current.state.authorization }

  /// Begins to report how the altitude has changed since, at first 0 in the next turn; an error where it may not be known.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
    let new = Relative(queue: queue, handler: handler)
    held.withLock { $0.relative = new }
    MotionDevice.soon("an altitude") { [weak self] in
      if let problem = MotionDevice.current.problem(\.altitude, missing: CMErrorNotAvailable, CMErrorNotAuthorized) {
        self?.stopRelativeAltitudeUpdates()
        queue.addOperation { new.handler(nil, problem) }
      } else {
        self?.tellRelative()
      }
    }
  }
  /// Ends the reports of changes.
  open func stopRelativeAltitudeUpdates() { held.withLock { $0.relative = nil } }

  /// Begins to report the altitude, at first in the next turn; an error where it may not be known.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) {
    let new = Absolute(queue: queue, handler: handler)
    held.withLock { $0.absolute = new }
    MotionDevice.soon("an altitude") { [weak self] in
      if let problem = MotionDevice.current.problem(\.altitude, missing: CMErrorNotAvailable, CMErrorNotAuthorized) {
        self?.stopAbsoluteAltitudeUpdates()
        queue.addOperation { new.handler(nil, problem) }
      } else {
        self?.tellAbsolute()
      }
    }
  }
  /// Ends the reports of the altitude.
  open func stopAbsoluteAltitudeUpdates() { held.withLock { $0.absolute = nil } }

  func tell() {
    tellRelative()
    tellAbsolute()
  }

  private func tellRelative() {
    guard let altitude = MotionDevice.current.state.altitude else { return }
    let relative = held.withLock { state in
      if state.relative?.start == nil { state.relative?.start = altitude.meters }
      return state.relative
    }
    guard let relative else { return }
    let data = CMAltitudeData(
      relativeAltitude: altitude.meters - (relative.start ?? 0), pressure: altitude.pressure,
      timestamp: SimulatedProcess.current.clock.now)
    relative.queue.addOperation { relative.handler(data, nil) }
  }

  private func tellAbsolute() {
    guard let altitude = MotionDevice.current.state.altitude, let absolute = held.withLock({ $0.absolute }) else {
      return
    }
    let data = CMAbsoluteAltitudeData(
      altitude: altitude.meters, timestamp: SimulatedProcess.current.clock.now)
    absolute.queue.addOperation { absolute.handler(data, nil) }
  }
}
