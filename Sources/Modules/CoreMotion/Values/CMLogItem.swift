public import Foundation

/// Something that was measured.
open class CMLogItem: NSObject, NSCopying, @unchecked Sendable {
  /// When it was measured, in seconds since the app was launched.
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) { self.timestamp = timestamp }
  /// Returns the item, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the accelerometer has measured.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration with gravity.
  public let acceleration: CMAcceleration
  init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// What the gyroscope has measured.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The rotation.
  public let rotationRate: CMRotationRate
  init(_ rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// What the magnetometer has measured.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The field, with that of the device.
  public let magneticField: CMMagneticField
  init(_ magneticField: CMMagneticField, timestamp: TimeInterval) {
    self.magneticField = magneticField
    super.init(timestamp: timestamp)
  }
}

/// What follows from all sensors.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// Where the sensors are.
  public enum SensorLocation: Int, Sendable {
    /// In the device, or in a side of headphones.
    case `default`, headphoneLeft, headphoneRight
  }
  private let simulated: SimulatedDeviceMotion

  init(_ simulated: SimulatedDeviceMotion, timestamp: TimeInterval) {
    self.simulated = simulated
    super.init(timestamp: timestamp)
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
  /// Where the sensors are: in the device.
  open var sensorLocation: SensorLocation { .default }
}
