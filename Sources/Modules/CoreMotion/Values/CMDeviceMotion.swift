public import Foundation

/// What follows from all sensors.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// Where the sensors are.
  public enum SensorLocation: Int, Sendable {
    /// In the device, or in a side of headphones.
    case `default`, headphoneLeft, headphoneRight
  }
  private let simulated: SimulatedDeviceMotion
  private let location: SensorLocation

  /// Creates the motion of a device that lies flat and still, for subclasses that override what was measured.
  public override init() {
    (simulated, location) = (SimulatedDeviceMotion(), .default)
    super.init()
  }
  init(_ simulated: SimulatedDeviceMotion, timestamp: TimeInterval, location: SensorLocation = .default) {
    (self.simulated, self.location) = (simulated, location)
    super.init(timestamp: timestamp)
  }
  /// Creates a motion from an archive.
  public required init?(coder: NSCoder) {
    let angles = coder.axes("angles")
    var simulated = SimulatedDeviceMotion(roll: angles[0], pitch: angles[1], yaw: angles[2])
    simulated.rotationRate = CMRotationRate(coder.axes("rotationRate"))
    simulated.userAcceleration = CMAcceleration(coder.axes("userAcceleration"))
    simulated.magneticField = CMCalibratedMagneticField(
      field: CMMagneticField(coder.axes("magneticField")),
      accuracy: CMMagneticFieldCalibrationAccuracy(rawValue: coder.decodeInt32(forKey: "accuracy")) ?? .uncalibrated)
    simulated.heading = coder.decodeDouble(forKey: "heading")
    self.simulated = simulated
    location = SensorLocation(rawValue: coder.decodeInteger(forKey: "sensorLocation")) ?? .default
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode([simulated.roll, simulated.pitch, simulated.yaw], as: "angles")
    coder.encode(simulated.rotationRate.axes, as: "rotationRate")
    coder.encode(simulated.userAcceleration.axes, as: "userAcceleration")
    coder.encode(simulated.magneticField.field.axes, as: "magneticField")
    coder.encode(simulated.magneticField.accuracy.rawValue, forKey: "accuracy")
    coder.encode(simulated.heading, forKey: "heading")
    coder.encode(location.rawValue, forKey: "sensorLocation")
  }

  /// How the device is turned.
  open var attitude: CMAttitude {
    CMAttitude(roll: simulated.roll, pitch: simulated.pitch, yaw: simulated.yaw)
  }
  /// The rotation.
  open var rotationRate: CMRotationRate { simulated.rotationRate }
  /// Gravity, which follows from the attitude.
  open var gravity: CMAcceleration {
    CMAcceleration(
      x: cos(simulated.pitch) * sin(simulated.roll), y: -sin(simulated.pitch),
      z: -cos(simulated.pitch) * cos(simulated.roll))
  }
  /// The acceleration without gravity.
  open var userAcceleration: CMAcceleration { simulated.userAcceleration }
  /// The magnetic field.
  open var magneticField: CMCalibratedMagneticField { simulated.magneticField }
  /// Where the device's top points, in degrees from north; negative where it is not known.
  open var heading: Double { simulated.heading }
  /// Where the sensors are: in the device, or in headphones.
  open var sensorLocation: SensorLocation { location }
}
