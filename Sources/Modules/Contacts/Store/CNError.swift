public import Foundation
public import PlainviewRuntime

/// The domain of the errors of contacts.
public let CNErrorDomain = "CNErrorDomain"
/// The key of the records that an error is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
/// The key of the identifiers of the records that an error is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey"
/// The key of the errors of single values.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
/// The key of the key paths that an error is about.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey"

/// Why contacts could not be read or changed.
public struct CNError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CNError
    /// The store could not be reached.
    case communicationError = 1
    /// The store could not be read.
    case dataAccessError = 2
    /// The user does not allow contacts.
    case authorizationDenied = 100
    /// No container can be changed.
    case noAccessableWritableContainers = 101
    /// A property was fetched that needs an entitlement.
    case unauthorizedKeys = 102
    /// The user has turned off a feature.
    case featureDisabledByUser = 103
    /// The device does not have a feature.
    case featureNotAvailable = 104
    /// There is no such contact, group or container.
    case recordDoesNotExist = 200
    /// A contact or group that is added is there already.
    case insertedRecordAlreadyExists = 201
    /// A group would contain itself.
    case containmentCycle = 202
    /// A member is in another container than its group.
    case containmentScope = 203
    /// The container or group of a record does not exist.
    case parentRecordDoesNotExist = 204
    /// An identifier is not valid.
    case recordIdentifierInvalid = 205
    /// A record cannot be changed.
    case recordNotWritable = 206
    /// A container cannot be changed.
    case parentContainerNotWritable = 207
    /// Several values are wrong.
    case validationMultipleErrors = 300
    /// A value is of a wrong type.
    case validationTypeMismatch = 301
    /// A value is not supported.
    case validationConfigurationError = 302
    /// A predicate is not one of the store.
    case predicateInvalid = 400
    /// The container's policy forbids it.
    case policyViolation = 500
    /// The identifier of a client is not valid.
    case clientIdentifierInvalid = 600
    /// There is no such client.
    case clientIdentifierDoesNotExist = 601
    /// There is such a client already.
    case clientIdentifierCollision = 602
    /// The changes since then are not known any more.
    case changeHistoryExpired = 603
    /// The token of the changes is not valid.
    case changeHistoryInvalidAnchor = 604
    /// The request for changes is not valid.
    case changeHistoryInvalidFetchRequest = 605
    /// A vCard cannot be read.
    case vCardMalformed = 700
    /// A vCard cannot be summarized.
    case vCardSummarizationError = 701
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CNErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { CNErrorDomain }

  /// Creates an error with a reason; its further values begin with the texts for the user.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    let reason =
      code == .authorizationDenied ? "This application has not been granted permission to access Contacts." : nil
    let info = reason.map { [NSLocalizedFailureReasonErrorKey: $0 as Any] } ?? [:]
    self = .described(code, Self.text(code), info.merging(userInfo) { _, given in given })
  }
  init(_ code: Code, identifiers: [String]? = nil, keys: [String]? = nil) {
    var info: [String: Any] = [:]
    info[CNErrorUserInfoAffectedRecordIdentifiersKey] = identifiers
    info[CNErrorUserInfoKeyPathsKey] = keys
    self.init(code, userInfo: info)
  }
  private static func text(_ code: Code) -> String? {
    switch code {
    case .authorizationDenied: "Access Denied"
    case .unauthorizedKeys: "Unauthorized Keys"
    case .recordDoesNotExist: "Updated Record Does Not Exist"
    case .insertedRecordAlreadyExists: "Inserted Record Already Exists"
    case .predicateInvalid: "Invalid Predicate"
    default: nil
    }
  }

  /// The records that the error is about; nil for none.
  public var affectedRecords: [AnyObject]? { userInfo[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject] }
  /// The identifiers of the records that the error is about; nil for none.
  public var affectedRecordIdentifiers: [String]? {
    userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String]
  }
  /// The errors of single values; nil for none.
  public var validationErrors: [CNError]? { userInfo[CNErrorUserInfoValidationErrorsKey] as? [CNError] }
  /// The keys that the error is about; nil for none.
  public var keyPaths: [String]? { userInfo[CNErrorUserInfoKeyPathsKey] as? [String] }

  /// The code `communicationError`, for use in a pattern.
  public static var communicationError: Code { .communicationError }
  /// The code `dataAccessError`, for use in a pattern.
  public static var dataAccessError: Code { .dataAccessError }
  /// The code `authorizationDenied`, for use in a pattern.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// The code `noAccessableWritableContainers`, for use in a pattern.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// The code `unauthorizedKeys`, for use in a pattern.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// The code `featureDisabledByUser`, for use in a pattern.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// The code `featureNotAvailable`, for use in a pattern.
  public static var featureNotAvailable: Code { .featureNotAvailable }
  /// The code `recordDoesNotExist`, for use in a pattern.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The code `insertedRecordAlreadyExists`, for use in a pattern.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// The code `containmentCycle`, for use in a pattern.
  public static var containmentCycle: Code { .containmentCycle }
  /// The code `containmentScope`, for use in a pattern.
  public static var containmentScope: Code { .containmentScope }
  /// The code `parentRecordDoesNotExist`, for use in a pattern.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The code `recordIdentifierInvalid`, for use in a pattern.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// The code `recordNotWritable`, for use in a pattern.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// The code `parentContainerNotWritable`, for use in a pattern.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// The code `validationMultipleErrors`, for use in a pattern.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// The code `validationTypeMismatch`, for use in a pattern.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// The code `validationConfigurationError`, for use in a pattern.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// The code `predicateInvalid`, for use in a pattern.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// The code `policyViolation`, for use in a pattern.
  public static var policyViolation: Code { .policyViolation }
  /// The code `clientIdentifierInvalid`, for use in a pattern.
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  /// The code `clientIdentifierDoesNotExist`, for use in a pattern.
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  /// The code `clientIdentifierCollision`, for use in a pattern.
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  /// The code `changeHistoryExpired`, for use in a pattern.
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  /// The code `changeHistoryInvalidAnchor`, for use in a pattern.
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  /// The code `changeHistoryInvalidFetchRequest`, for use in a pattern.
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
  /// The code `vCardMalformed`, for use in a pattern.
  public static var vCardMalformed: Code { .vCardMalformed }
  /// The code `vCardSummarizationError`, for use in a pattern.
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
