public import Foundation

/// What the accelerometer has measured.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  private let value: CMAcceleration
  /// The acceleration with gravity.
  open var acceleration: CMAcceleration { value }

  /// Creates data of zeros, for subclasses that override the acceleration.
  public override init() {
    value = CMAcceleration()
    super.init()
  }
  init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
    value = acceleration
    super.init(timestamp: timestamp)
  }
  /// Creates data from an archive.
  public required init?(coder: NSCoder) {
    value = CMAcceleration(coder.axes("acceleration"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(value.axes, as: "acceleration")
  }
}

/// What the gyroscope has measured.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  private let value: CMRotationRate
  /// The rotation.
  open var rotationRate: CMRotationRate { value }

  /// Creates data of zeros, for subclasses that override the rotation.
  public override init() {
    value = CMRotationRate()
    super.init()
  }
  init(_ rotationRate: CMRotationRate, timestamp: TimeInterval) {
    value = rotationRate
    super.init(timestamp: timestamp)
  }
  /// Creates data from an archive.
  public required init?(coder: NSCoder) {
    value = CMRotationRate(coder.axes("rotationRate"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(value.axes, as: "rotationRate")
  }
}

/// What the magnetometer has measured.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  private let value: CMMagneticField
  /// The field, with that of the device.
  open var magneticField: CMMagneticField { value }

  /// Creates data of zeros, for subclasses that override the field.
  public override init() {
    value = CMMagneticField()
    super.init()
  }
  init(_ magneticField: CMMagneticField, timestamp: TimeInterval) {
    value = magneticField
    super.init(timestamp: timestamp)
  }
  /// Creates data from an archive.
  public required init?(coder: NSCoder) {
    value = CMMagneticField(coder.axes("magneticField"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(value.axes, as: "magneticField")
  }
}
