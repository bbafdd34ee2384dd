public import Foundation
import Synchronization

/// Which directions attitudes are relative to.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits of the frames.
  public let rawValue: UInt
  /// Creates frames with Core Motion's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Z is up, X is anywhere.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// Z is up, X is anywhere and kept with the compass.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// Z is up, X is magnetic north.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// Z is up, X is true north.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// How the device is turned: around Z (yaw), then X (pitch), then Y (roll).
open class CMAttitude: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let held: Mutex<CMQuaternion>
  /// The rotation, from the device's axes to those of the reference frame.
  open var quaternion: CMQuaternion { held.withLock { $0 } }

  /// Creates the attitude of a device that is not turned, for subclasses that override the angles.
  public override init() {
    held = Mutex(CMQuaternion(x: 0, y: 0, z: 0, w: 1))
    super.init()
  }
  init(_ quaternion: CMQuaternion) {
    held = Mutex(quaternion)
    super.init()
  }
  /// Creates an attitude from an archive.
  public required init?(coder: NSCoder) {
    let parts = coder.axes("quaternion", count: 4)
    held = Mutex(CMQuaternion(x: parts[0], y: parts[1], z: parts[2], w: parts[3]))
    super.init()
  }
  /// Archives the attitude.
  open func encode(with coder: NSCoder) {
    let q = quaternion
    coder.encode([q.x, q.y, q.z, q.w], as: "quaternion")
  }
  /// Whether attitudes can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }

  convenience init(roll: Double, pitch: Double, yaw: Double) {
    let (half, other) = ((roll / 2, pitch / 2), yaw / 2)
    let aroundZ = CMQuaternion(x: 0, y: 0, z: sin(other), w: cos(other))
    let aroundX = CMQuaternion(x: sin(half.1), y: 0, z: 0, w: cos(half.1))
    let aroundY = CMQuaternion(x: 0, y: sin(half.0), z: 0, w: cos(half.0))
    self.init(aroundZ * aroundX * aroundY)
  }

  /// The rotation around the axis to the top of the device, in radians.
  open var roll: Double { atan2(-rotationMatrix.m13, rotationMatrix.m33) }
  /// The rotation around the axis to the right of the device, in radians.
  open var pitch: Double { asin(min(1, max(-1, rotationMatrix.m23))) }
  /// The rotation around the vertical axis, in radians.
  open var yaw: Double { atan2(-rotationMatrix.m21, rotationMatrix.m22) }

  /// The rotation from the axes of the reference frame to those of the device.
  open var rotationMatrix: CMRotationMatrix {
    let q = quaternion
    return CMRotationMatrix(
      m11: 1 - 2 * (q.y * q.y + q.z * q.z), m12: 2 * (q.x * q.y + q.z * q.w), m13: 2 * (q.x * q.z - q.y * q.w),
      m21: 2 * (q.x * q.y - q.z * q.w), m22: 1 - 2 * (q.x * q.x + q.z * q.z), m23: 2 * (q.y * q.z + q.x * q.w),
      m31: 2 * (q.x * q.z + q.y * q.w), m32: 2 * (q.y * q.z - q.x * q.w), m33: 1 - 2 * (q.x * q.x + q.y * q.y))
  }

  /// Makes the attitude relative to another one.
  open func multiply(byInverseOf attitude: CMAttitude) {
    let q = attitude.quaternion
    held.withLock { $0 = CMQuaternion(x: -q.x, y: -q.y, z: -q.z, w: q.w) * $0 }
  }

  /// Returns another attitude of the same rotation.
  open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion) }
}

extension CMQuaternion {
  /// The second rotation, then the first.
  static func * (a: CMQuaternion, b: CMQuaternion) -> CMQuaternion {
    CMQuaternion(
      x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }
}
