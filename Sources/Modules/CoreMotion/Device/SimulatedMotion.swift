import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

extension XCUIDevice {
  /// What the sensors of this device measure, and what its user does.
  public var motion: SimulatedMotion { SimulatedMotion(device: self) }
}

/// What the sensors of a simulated device measure, and what its user does; it outlives a launch. What is nil, as all is before
/// it is set, is not available on the device.
@preconcurrency @MainActor public struct SimulatedMotion {
  let device: XCUIDevice
  private var part: MotionDevice { .of(device.parts) }

  /// What the accelerometer measures, with gravity; apps get it with their next update.
  public var acceleration: CMAcceleration? {
    get { part.state.acceleration }
    nonmutating set { part.change { $0.acceleration = newValue } }
  }
  /// What the gyroscope measures; apps get it with their next update.
  public var rotationRate: CMRotationRate? {
    get { part.state.rotationRate }
    nonmutating set { part.change { $0.rotationRate = newValue } }
  }
  /// What the magnetometer measures; apps get it with their next update.
  public var magneticField: CMMagneticField? {
    get { part.state.magneticField }
    nonmutating set { part.change { $0.magneticField = newValue } }
  }
  /// How the device is turned and moved; apps get it with their next update.
  public var deviceMotion: SimulatedDeviceMotion? {
    get { part.state.motion }
    nonmutating set { part.change { $0.motion = newValue } }
  }
  /// How the headphones are turned and moved; nil while none are connected. Apps are told of connections.
  public var headphoneMotion: SimulatedDeviceMotion? {
    get { part.state.headphones }
    nonmutating set {
      let wasConnected = headphoneMotion != nil
      part.change { $0.headphones = newValue }
      guard wasConnected != (newValue != nil) else { return }
      inApp { for manager in $0.headphoneManagers { manager.tellConnection() } }
    }
  }
  /// Whether the device can follow headphones; yes before it is set.
  public var supportsHeadphones: Bool {
    get { part.state.supportsHeadphones }
    nonmutating set { part.change { $0.supportsHeadphones = newValue } }
  }
  /// Where the device is, vertically; apps that follow it are told.
  public var altitude: SimulatedAltitude? {
    get { part.state.altitude }
    nonmutating set {
      part.change { $0.altitude = newValue }
      inApp { for altimeter in $0.altimeters { altimeter.tell() } }
    }
  }
  /// The walks of the user, oldest first; apps that count steps are told.
  public var walks: [SimulatedWalk]? {
    get { part.state.walks }
    nonmutating set {
      part.change { $0.walks = newValue }
      inApp { for pedometer in $0.pedometers { pedometer.tell() } }
    }
  }
  /// What the user did, oldest first; the last goes on. Apps that follow it are told.
  public var activities: [SimulatedActivity]? {
    get { part.state.activities }
    nonmutating set {
      part.change { $0.activities = newValue }
      inApp { for manager in $0.activityManagers { manager.tell() } }
    }
  }

  /// The user stops walking, or goes on.
  public func sendPedometerEvent(_ type: CMPedometerEvent.EventType) {
    inApp { clients in
      let event = CMPedometerEvent(date: SimulatedProcess.date, type: type)
      for pedometer in clients.pedometers { pedometer.tell(event) }
    }
  }

  /// What the user allows, as it is set in Settings.
  public var authorization: CMAuthorizationStatus {
    get { part.state.authorization }
    nonmutating set { part.change { $0.authorization = newValue } }
  }
  /// Whether the user lets the app know of motion when it asks; yes before it is set.
  public var allows: Bool {
    get { part.state.allows }
    nonmutating set { part.change { $0.allows = newValue } }
  }

  private func inApp(_ body: @MainActor (MotionClients) -> Void) {
    device.change { if SimulatedProcess.driven != nil { body(.current) } }
  }
}
