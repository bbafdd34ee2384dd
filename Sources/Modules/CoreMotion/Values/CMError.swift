import Foundation

/// The domain of Core Motion's errors.
public let CMErrorDomain = "CMErrorDomain"

/// The reason of an error of Core Motion; errors have its number as their code.
public struct CMError: RawRepresentable, Hashable, Sendable {
  /// The number of the reason.
  public var rawValue: UInt32
  /// Creates a reason with its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a reason with its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The error with this reason.
  var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// True north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// An unknown error.
public let CMErrorUnknown = CMError(103)
/// The device does not know the user's activity.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The user does not let the app know the activity.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app may not know the activity.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// An argument is invalid.
public let CMErrorInvalidParameter = CMError(107)
/// The action is not possible.
public let CMErrorInvalidAction = CMError(108)
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(109)
/// The app may not use the sensor.
public let CMErrorNotEntitled = CMError(110)
/// The user does not let the app use the sensor.
public let CMErrorNotAuthorized = CMError(111)
/// There is no data.
public let CMErrorNilData = CMError(112)
/// The data is too large.
public let CMErrorSize = CMError(113)

/// Whether the user lets the app know of motion.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Not asked yet, forbidden for the device, refused, or allowed.
  case notDetermined, restricted, denied, authorized
}
