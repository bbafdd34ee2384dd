public import Foundation
import PlainviewRuntime
import Synchronization

/// Is notified when headphones that measure motion are connected; every method is optional.
@preconcurrency public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  /// Called when headphones were connected.
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  /// Called when headphones were disconnected.
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {
    leftOut(by: self, anywhere: (), with: [manager])
  }
  /// The default of the optional method: does nothing.
  dynamic public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {
    leftOut(by: self, anywhere: (), with: [manager])
  }
}

/// The motion of headphones, which the test connects (`XCUIDevice.motion`); 25 updates come in a second of the app's clock.
///
/// The user is asked at the first start. The delegate is called on the main thread, while updates or the status of the
/// connection were started.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  /// Gets the motion of the headphones, or an error.
  public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

  private let updates = SensorUpdates()
  private struct State: @unchecked Sendable {
    weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    var followsStatus = false
  }
  private let held = Mutex(State())

  /// Creates a manager.
  public override init() {
    super.init()
    updates.interval = 1.0 / 25
    MotionClients.current.add(self)
  }

  /// Is notified when headphones are connected.
  open var delegate: (any CMHeadphoneMotionManagerDelegate)? {
    get { held.withLock { $0 }.delegate }
    set {
      nonisolated(unsafe) let newValue = newValue
      held.withLock { $0.delegate = newValue }
    }
  }

  private static var motion: SimulatedDeviceMotion? { MotionDevice.current.state.headphones }

  /// Returns what the user allows.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionDevice.current.state.authorization }
  /// Whether the device can follow headphones, as set in `XCUIDevice.motion`; true by default.
  open var isDeviceMotionAvailable: Bool { MotionDevice.current.state.supportsHeadphones }
  /// Whether updates were started.
  open var isDeviceMotionActive: Bool { updates.isActive }
  /// Whether the status of the connection was started.
  open var isConnectionStatusActive: Bool { held.withLock { $0.followsStatus } }
  /// The motion of the headphones; nil while updates are not started, or while none are connected.
  open var deviceMotion: CMDeviceMotion? {
    guard isDeviceMotionActive, let motion = Self.motion else { return nil }
    return CMDeviceMotion(motion, timestamp: SimulatedProcess.current.clock.now, location: .headphoneLeft)
  }

  private static func problem() -> NSError? {
    MotionDevice.current.problem(
      { $0.supportsHeadphones ? true : nil }, missing: CMErrorNotAvailable, CMErrorNotAuthorized)
  }

  /// Starts updates for `deviceMotion`.
  open func startDeviceMotionUpdates() {
    guard Self.problem() == nil else { return }
    updates.start()
    tellFirstConnection()
  }
  /// Starts updates, which a closure gets on a queue; one error where they are not allowed.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler) {
    nonisolated(unsafe) let handler = handler
    if let problem = Self.problem() { return queue.addOperation { handler(nil, problem) } }
    updates.start { [weak self] in
      queue.addOperation { [weak self] in if let motion = self?.deviceMotion { handler(motion, nil) } }
    }
    tellFirstConnection()
  }
  /// Stops the updates.
  open func stopDeviceMotionUpdates() { updates.stop() }

  /// Starts calls of the delegate without updates.
  open func startConnectionStatusUpdates() {
    guard Self.problem() == nil else { return }
    held.withLock { $0.followsStatus = true }
    tellFirstConnection()
  }
  /// Ends calls of the delegate without updates.
  open func stopConnectionStatusUpdates() { held.withLock { $0.followsStatus = false } }

  private func tellFirstConnection() {
    guard Self.motion != nil else { return }
    MotionDevice.soon("connected headphones") { [weak self] in
      if Self.motion != nil { self?.tellConnection() }
    }
  }

  /// Tells the delegate whether headphones are connected.
  @MainActor func tellConnection() {
    guard isDeviceMotionActive || isConnectionStatusActive, let delegate else { return }
    let isConnected = Self.motion != nil
    UserCode.run {
      if isConnected {
        delegate.headphoneMotionManagerDidConnect(self)
      } else {
        delegate.headphoneMotionManagerDidDisconnect(self)
      }
    }
  }
}
