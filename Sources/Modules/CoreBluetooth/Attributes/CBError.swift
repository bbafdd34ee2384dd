public import Foundation

/// The domain of the errors of Bluetooth.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of the errors of attributes.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// Why something with a device has failed.
public struct CBError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The reasons in Core Bluetooth's order, from an unknown one to a limit of devices.
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout,
      peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached,
      unknownDevice, operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
    /// The older name of `unknownDevice`.
    public static let unkownDevice = Code.unknownDevice
  }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `CBErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { CBErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A text for the user, for the reasons that are given here.
  public var errorUserInfo: [String: Any] {
    switch code {
    case .connectionTimeout: [NSLocalizedDescriptionKey: "The connection has timed out unexpectedly."]
    case .peripheralDisconnected: [NSLocalizedDescriptionKey: "The specified device has disconnected from us."]
    case .operationNotSupported: [NSLocalizedDescriptionKey: "The specified operation is not supported."]
    default: [:]
    }
  }
  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `invalidParameters`, for use in a pattern.
  public static var invalidParameters: Code { .invalidParameters }
  /// The code `notConnected`, for use in a pattern.
  public static var notConnected: Code { .notConnected }
  /// The code `operationCancelled`, for use in a pattern.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code `connectionTimeout`, for use in a pattern.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The code `peripheralDisconnected`, for use in a pattern.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The code `alreadyAdvertising`, for use in a pattern.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The code `connectionFailed`, for use in a pattern.
  public static var connectionFailed: Code { .connectionFailed }
  /// The code `unknownDevice`, for use in a pattern.
  public static var unknownDevice: Code { .unknownDevice }
  /// The code `operationNotSupported`, for use in a pattern.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The code `peerRemovedPairingInformation`, for use in a pattern.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
}

/// Why something with an attribute has failed.
public struct CBATTError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The reasons in the order of the Bluetooth specification, from a success to a lack of resources.
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication,
      requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound,
      attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError,
      insufficientEncryption, unsupportedGroupType, insufficientResources
  }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `CBATTErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { CBATTErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A text for the user, for the reasons that are given here.
  public var errorUserInfo: [String: Any] {
    switch code {
    case .readNotPermitted: [NSLocalizedDescriptionKey: "Reading is not permitted."]
    case .writeNotPermitted: [NSLocalizedDescriptionKey: "Writing is not permitted."]
    case .requestNotSupported: [NSLocalizedDescriptionKey: "The request is not supported."]
    default: [:]
    }
  }
  /// The code `success`, for use in a pattern.
  public static var success: Code { .success }
  /// The code `readNotPermitted`, for use in a pattern.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// The code `writeNotPermitted`, for use in a pattern.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The code `requestNotSupported`, for use in a pattern.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The code `invalidOffset`, for use in a pattern.
  public static var invalidOffset: Code { .invalidOffset }
  /// The code `attributeNotFound`, for use in a pattern.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The code `insufficientEncryption`, for use in a pattern.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// The code `insufficientAuthentication`, for use in a pattern.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
}
