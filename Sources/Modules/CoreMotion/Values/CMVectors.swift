/// An acceleration along the axes of the device, in units of gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// Along the axis to the right.
  public var x: Double
  /// Along the axis to the top.
  public var y: Double
  /// Along the axis out of the screen.
  public var z: Double
  /// Creates one of zeros.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates one with its values.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A rotation around the axes of the device, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  /// Around the axis to the right.
  public var x: Double
  /// Around the axis to the top.
  public var y: Double
  /// Around the axis out of the screen.
  public var z: Double
  /// Creates one of zeros.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates one with its values.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A magnetic field along the axes of the device, in microtesla.
public struct CMMagneticField: Hashable, Sendable {
  /// Along the axis to the right.
  public var x: Double
  /// Along the axis to the top.
  public var y: Double
  /// Along the axis out of the screen.
  public var z: Double
  /// Creates one of zeros.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates one with its values.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A rotation as a quaternion.
public struct CMQuaternion: Hashable, Sendable {
  /// The first part of the vector.
  public var x: Double
  /// The second part of the vector.
  public var y: Double
  /// The third part of the vector.
  public var z: Double
  /// The scalar.
  public var w: Double
  /// Creates one of zeros.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  /// Creates one with its values.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

/// A rotation as a matrix.
public struct CMRotationMatrix: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: Double
  /// Row 1, column 2.
  public var m12: Double
  /// Row 1, column 3.
  public var m13: Double
  /// Row 2, column 1.
  public var m21: Double
  /// Row 2, column 2.
  public var m22: Double
  /// Row 2, column 3.
  public var m23: Double
  /// Row 3, column 1.
  public var m31: Double
  /// Row 3, column 2.
  public var m32: Double
  /// Row 3, column 3.
  public var m33: Double
  /// Creates one of zeros.
  public init() { self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0) }
  /// Creates one with its values.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }
}

/// How well a magnetic field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  /// Not calibrated, or with a low, medium or high accuracy.
  case uncalibrated = -1, low, medium, high
}

/// A magnetic field without that of the device itself.
public struct CMCalibratedMagneticField: Hashable, Sendable {
  /// The field.
  public var field: CMMagneticField
  /// How well it is known.
  public var accuracy: CMMagneticFieldCalibrationAccuracy
  /// Creates a field that is not calibrated.
  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
  /// Creates a field of some accuracy.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}
