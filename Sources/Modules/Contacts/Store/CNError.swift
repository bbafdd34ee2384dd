public import Foundation

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
public struct CNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
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
  /// The reason of the error.
  public let code: Code
  /// The identifiers of the records that the error is about; nil for none.
  public let affectedRecordIdentifiers: [String]?
  /// The keys that the error is about; nil for none.
  public let keyPaths: [String]?

  /// Creates an error with a reason.
  public init(_ code: Code) { self.init(code, identifiers: nil) }
  init(_ code: Code, identifiers: [String]? = nil, keys: [String]? = nil) {
    (self.code, affectedRecordIdentifiers, keyPaths) = (code, identifiers, keys)
  }

  /// `CNErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { CNErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The texts for the user and what the error is about.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [:]
    info[NSLocalizedDescriptionKey] = errorDescription
    info[NSLocalizedFailureReasonErrorKey] = failureReason
    info[CNErrorUserInfoAffectedRecordIdentifiersKey] = affectedRecordIdentifiers
    info[CNErrorUserInfoKeyPathsKey] = keyPaths
    return info
  }
  /// What happened, in a few words; nil where there is no text.
  public var errorDescription: String? {
    switch code {
    case .authorizationDenied: "Access Denied"
    case .unauthorizedKeys: "Unauthorized Keys"
    case .recordDoesNotExist: "Updated Record Does Not Exist"
    case .insertedRecordAlreadyExists: "Inserted Record Already Exists"
    case .predicateInvalid: "Invalid Predicate"
    default: nil
    }
  }
  /// Why it happened; nil where there is no text.
  public var failureReason: String? {
    code == .authorizationDenied ? "This application has not been granted permission to access Contacts." : nil
  }

  /// The code `communicationError`, for use in a pattern.
  public static let communicationError = Code.communicationError
  /// The code `dataAccessError`, for use in a pattern.
  public static let dataAccessError = Code.dataAccessError
  /// The code `authorizationDenied`, for use in a pattern.
  public static let authorizationDenied = Code.authorizationDenied
  /// The code `noAccessableWritableContainers`, for use in a pattern.
  public static let noAccessableWritableContainers = Code.noAccessableWritableContainers
  /// The code `unauthorizedKeys`, for use in a pattern.
  public static let unauthorizedKeys = Code.unauthorizedKeys
  /// The code `featureDisabledByUser`, for use in a pattern.
  public static let featureDisabledByUser = Code.featureDisabledByUser
  /// The code `featureNotAvailable`, for use in a pattern.
  public static let featureNotAvailable = Code.featureNotAvailable
  /// The code `recordDoesNotExist`, for use in a pattern.
  public static let recordDoesNotExist = Code.recordDoesNotExist
  /// The code `insertedRecordAlreadyExists`, for use in a pattern.
  public static let insertedRecordAlreadyExists = Code.insertedRecordAlreadyExists
  /// The code `containmentCycle`, for use in a pattern.
  public static let containmentCycle = Code.containmentCycle
  /// The code `containmentScope`, for use in a pattern.
  public static let containmentScope = Code.containmentScope
  /// The code `parentRecordDoesNotExist`, for use in a pattern.
  public static let parentRecordDoesNotExist = Code.parentRecordDoesNotExist
  /// The code `recordIdentifierInvalid`, for use in a pattern.
  public static let recordIdentifierInvalid = Code.recordIdentifierInvalid
  /// The code `recordNotWritable`, for use in a pattern.
  public static let recordNotWritable = Code.recordNotWritable
  /// The code `parentContainerNotWritable`, for use in a pattern.
  public static let parentContainerNotWritable = Code.parentContainerNotWritable
  /// The code `validationMultipleErrors`, for use in a pattern.
  public static let validationMultipleErrors = Code.validationMultipleErrors
  /// The code `validationTypeMismatch`, for use in a pattern.
  public static let validationTypeMismatch = Code.validationTypeMismatch
  /// The code `validationConfigurationError`, for use in a pattern.
  public static let validationConfigurationError = Code.validationConfigurationError
  /// The code `predicateInvalid`, for use in a pattern.
  public static let predicateInvalid = Code.predicateInvalid
  /// The code `policyViolation`, for use in a pattern.
  public static let policyViolation = Code.policyViolation
  /// The code `clientIdentifierInvalid`, for use in a pattern.
  public static let clientIdentifierInvalid = Code.clientIdentifierInvalid
  /// The code `clientIdentifierDoesNotExist`, for use in a pattern.
  public static let clientIdentifierDoesNotExist = Code.clientIdentifierDoesNotExist
  /// The code `clientIdentifierCollision`, for use in a pattern.
  public static let clientIdentifierCollision = Code.clientIdentifierCollision
  /// The code `changeHistoryExpired`, for use in a pattern.
  public static let changeHistoryExpired = Code.changeHistoryExpired
  /// The code `changeHistoryInvalidAnchor`, for use in a pattern.
  public static let changeHistoryInvalidAnchor = Code.changeHistoryInvalidAnchor
  /// The code `changeHistoryInvalidFetchRequest`, for use in a pattern.
  public static let changeHistoryInvalidFetchRequest = Code.changeHistoryInvalidFetchRequest
  /// The code `vCardMalformed`, for use in a pattern.
  public static let vCardMalformed = Code.vCardMalformed
  /// The code `vCardSummarizationError`, for use in a pattern.
  public static let vCardSummarizationError = Code.vCardSummarizationError
}
