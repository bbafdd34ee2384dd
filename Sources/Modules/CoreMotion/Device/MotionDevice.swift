import Foundation
import PlainviewRuntime
import Synchronization

/// What the sensors of a simulated device measure.
final class MotionDevice: Sendable {
  struct State: Sendable {
    var acceleration: CMAcceleration?
    var rotationRate: CMRotationRate?
    var magneticField: CMMagneticField?
    var motion: SimulatedDeviceMotion?
    var headphones: SimulatedDeviceMotion?
    var supportsHeadphones = true
    var altitude: SimulatedAltitude?
    var walks: [SimulatedWalk]?
    var activities: [SimulatedActivity]?
    var authorization = CMAuthorizationStatus.notDetermined
    var allows = true
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: MotionDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> MotionDevice { parts.part(MotionDevice.self) { MotionDevice() } }

  /// Why the app cannot know something: it is not there, or the user, who is asked the first time, does not allow it.
  func problem<Value>(_ value: (State) -> Value?, missing: CMError, _ refused: CMError) -> NSError? {
    guard value(state) != nil else { return missing.error }
    change { state in
      if state.authorization == .notDetermined { state.authorization = state.allows ? .authorized : .denied }
    }
    return state.authorization == .authorized ? nil : refused.error
  }

  static func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { body() }
  }
}

/// The objects of an app that are told of new data.
final class MotionClients: Sendable {
  private struct Weak: Sendable {
    weak var pedometer: CMPedometer?
    weak var activities: CMMotionActivityManager?
    weak var altimeter: CMAltimeter?
    weak var headphones: CMHeadphoneMotionManager?
    var isGone: Bool { pedometer == nil && activities == nil && altimeter == nil && headphones == nil }
  }
  private let held = Mutex<[Weak]>([])

  static var current: MotionClients { SimulatedProcess.current.shared(MotionClients.self) { MotionClients() } }

  private func add(_ new: Weak) {
    held.withLock {
      $0.removeAll(where: \.isGone)
      $0.append(new)
    }
  }
  func add(_ pedometer: CMPedometer) { add(Weak(pedometer: pedometer)) }
  func add(_ activities: CMMotionActivityManager) { add(Weak(activities: activities)) }
  func add(_ altimeter: CMAltimeter) { add(Weak(altimeter: altimeter)) }
  func add(_ headphones: CMHeadphoneMotionManager) { add(Weak(headphones: headphones)) }

  var pedometers: [CMPedometer] { held.withLock { $0.compactMap(\.pedometer) } }
  var activityManagers: [CMMotionActivityManager] { held.withLock { $0.compactMap(\.activities) } }
  var altimeters: [CMAltimeter] { held.withLock { $0.compactMap(\.altimeter) } }
  var headphoneManagers: [CMHeadphoneMotionManager] { held.withLock { $0.compactMap(\.headphones) } }
}
