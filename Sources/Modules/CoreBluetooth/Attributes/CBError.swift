public import Foundation
public import PlainviewRuntime

/// The domain of the errors of Bluetooth.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of the errors of attributes.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// Why something with a device has failed.
public struct CBError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CBError
    /// The reasons in Core Bluetooth's order, from an unknown one to a limit of devices.
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout,
      peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached,
      unknownDevice, operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
    /// The older name of `unknownDevice`.
    public static let unkownDevice = Code.unknownDevice
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CBErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { CBErrorDomain }

  /// Creates an error with a reason; its further values begin with a text for the user, where there is one.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self = .described(code, Self.text(code), userInfo) }
  private static func text(_ code: Code) -> String? {
    switch code {
    case .connectionTimeout: "The connection has timed out unexpectedly."
    case .peripheralDisconnected: "The specified device has disconnected from us."
    case .operationNotSupported: "The specified operation is not supported."
    default: nil
    }
  }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `invalidParameters`, for use in a pattern.
  public static var invalidParameters: Code { .invalidParameters }
  /// The code `invalidHandle`, for use in a pattern.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code `notConnected`, for use in a pattern.
  public static var notConnected: Code { .notConnected }
  /// The code `outOfSpace`, for use in a pattern.
  public static var outOfSpace: Code { .outOfSpace }
  /// The code `operationCancelled`, for use in a pattern.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code `connectionTimeout`, for use in a pattern.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The code `peripheralDisconnected`, for use in a pattern.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The code `uuidNotAllowed`, for use in a pattern.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The code `alreadyAdvertising`, for use in a pattern.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The code `connectionFailed`, for use in a pattern.
  public static var connectionFailed: Code { .connectionFailed }
  /// The code `connectionLimitReached`, for use in a pattern.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The code `unknownDevice`, for use in a pattern.
  public static var unknownDevice: Code { .unknownDevice }
  /// The code `operationNotSupported`, for use in a pattern.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The code `peerRemovedPairingInformation`, for use in a pattern.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  /// The code `encryptionTimedOut`, for use in a pattern.
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  /// The code `tooManyLEPairedDevices`, for use in a pattern.
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
  /// The code `unkownDevice`, for use in a pattern.
  public static var unkownDevice: Code { .unkownDevice }
}

/// Why something with an attribute has failed.
public struct CBATTError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CBATTError
    /// The reasons in the order of the Bluetooth specification, from a success to a lack of resources.
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication,
      requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound,
      attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError,
      insufficientEncryption, unsupportedGroupType, insufficientResources
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CBATTErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { CBATTErrorDomain }

  /// Creates an error with a reason; its further values begin with a text for the user, where there is one.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self = .described(code, Self.text(code), userInfo) }
  private static func text(_ code: Code) -> String? {
    switch code {
    case .readNotPermitted: "Reading is not permitted."
    case .writeNotPermitted: "Writing is not permitted."
    case .requestNotSupported: "The request is not supported."
    default: nil
    }
  }

  /// The code `success`, for use in a pattern.
  public static var success: Code { .success }
  /// The code `invalidHandle`, for use in a pattern.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code `readNotPermitted`, for use in a pattern.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// The code `writeNotPermitted`, for use in a pattern.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The code `invalidPdu`, for use in a pattern.
  public static var invalidPdu: Code { .invalidPdu }
  /// The code `insufficientAuthentication`, for use in a pattern.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  /// The code `requestNotSupported`, for use in a pattern.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The code `invalidOffset`, for use in a pattern.
  public static var invalidOffset: Code { .invalidOffset }
  /// The code `insufficientAuthorization`, for use in a pattern.
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  /// The code `prepareQueueFull`, for use in a pattern.
  public static var prepareQueueFull: Code { .prepareQueueFull }
  /// The code `attributeNotFound`, for use in a pattern.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The code `attributeNotLong`, for use in a pattern.
  public static var attributeNotLong: Code { .attributeNotLong }
  /// The code `insufficientEncryptionKeySize`, for use in a pattern.
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  /// The code `invalidAttributeValueLength`, for use in a pattern.
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  /// The code `unlikelyError`, for use in a pattern.
  public static var unlikelyError: Code { .unlikelyError }
  /// The code `insufficientEncryption`, for use in a pattern.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// The code `unsupportedGroupType`, for use in a pattern.
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  /// The code `insufficientResources`, for use in a pattern.
  public static var insufficientResources: Code { .insufficientResources }
}
