public import Foundation

/// How a simulated device is turned and moved.
public struct SimulatedDeviceMotion: Hashable, Sendable {
  /// The rotation around the axis to the top of the device, in radians.
  public var roll: Double
  /// The rotation around the axis to the right of the device, in radians.
  public var pitch: Double
  /// The rotation around the vertical axis, in radians.
  public var yaw: Double
  /// The rotation, in radians a second.
  public var rotationRate = CMRotationRate()
  /// The acceleration without gravity, in units of gravity.
  public var userAcceleration = CMAcceleration()
  /// The magnetic field.
  public var magneticField = CMCalibratedMagneticField()
  /// Where the device's top points, in degrees from north; negative where it is not known.
  public var heading = -1.0
  /// Creates a device that is turned by angles in radians, and lies flat without them.
  public init(roll: Double = 0, pitch: Double = 0, yaw: Double = 0) {
    self.roll = roll
    self.pitch = pitch
    self.yaw = yaw
  }
}

/// Where a simulated device is, vertically.
public struct SimulatedAltitude: Hashable, Sendable {
  /// Meters above sea level.
  public var meters: Double
  /// Kilopascals.
  public var pressure: Double
  /// Creates an altitude in meters, with a pressure in kilopascals.
  public init(meters: Double, pressure: Double = 101.325) {
    self.meters = meters
    self.pressure = pressure
  }
}

/// Steps that the user has gone.
public struct SimulatedWalk: Hashable, Sendable {
  /// When the user began to walk.
  public var start: Date
  /// When the user stopped.
  public var end: Date
  /// The number of steps.
  public var steps: Int
  /// Meters; nil where the device does not know them.
  public var distance: Double?
  /// The number of floors upwards; nil where the device does not know it.
  public var floorsAscended: Int?
  /// The number of floors downwards; nil where the device does not know it.
  public var floorsDescended: Int?
  /// Creates a walk between two dates.
  public init(
    from start: Date, to end: Date, steps: Int, distance: Double? = nil, floorsAscended: Int? = nil,
    floorsDescended: Int? = nil
  ) {
    self.start = start
    self.end = end
    self.steps = steps
    self.distance = distance
    self.floorsAscended = floorsAscended
    self.floorsDescended = floorsDescended
  }
}

/// What the user does since a date.
public struct SimulatedActivity: Hashable, Sendable {
  /// The kinds of activities.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// Not moving, walking, running, in a vehicle, or on a bicycle.
    case stationary, walking, running, automotive, cycling
  }
  /// What the user does; empty where it is not known.
  public var kinds: Set<Kind>
  /// When it began.
  public var start: Date
  /// How certain it is.
  public var confidence: CMMotionActivityConfidence
  /// Creates an activity that began at a date.
  public init(_ kinds: Set<Kind>, from start: Date, confidence: CMMotionActivityConfidence = .high) {
    self.kinds = kinds
    self.start = start
    self.confidence = confidence
  }
}
