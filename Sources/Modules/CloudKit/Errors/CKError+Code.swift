extension CKError {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// CloudKit has failed itself.
    case internalError = 1
    /// Some of the items have failed.
    case partialFailure
    /// There is no network.
    case networkUnavailable
    /// The network has failed.
    case networkFailure
    /// The container is unknown.
    case badContainer
    /// The service cannot be reached.
    case serviceUnavailable
    /// There were too many requests.
    case requestRateLimited
    /// The app has no entitlement.
    case missingEntitlement
    /// The device has no account.
    case notAuthenticated
    /// The user may not do that.
    case permissionFailure
    /// The item does not exist.
    case unknownItem
    /// The request is wrong.
    case invalidArguments
    /// The results were cut off.
    case resultsTruncated
    /// The server has a newer record.
    case serverRecordChanged
    /// The server has refused the request.
    case serverRejectedRequest
    /// The file of an asset does not exist.
    case assetFileNotFound
    /// The file of an asset has changed.
    case assetFileModified
    /// The app is too old.
    case incompatibleVersion
    /// A value has to be unique.
    case constraintViolation
    /// The operation was canceled.
    case operationCancelled
    /// The token for changes is too old.
    case changeTokenExpired
    /// Another item of the request has failed.
    case batchRequestFailed
    /// The zone has too much to do.
    case zoneBusy
    /// The database cannot do that.
    case badDatabase
    /// The user's storage is full.
    case quotaExceeded
    /// The zone does not exist.
    case zoneNotFound
    /// The request has too many items.
    case limitExceeded
    /// The user has deleted the zone.
    case userDeletedZone
    /// The share has too many participants.
    case tooManyParticipants
    /// The record is shared already.
    case alreadyShared
    /// The record of a reference does not exist.
    case referenceViolation
    /// The account is restricted.
    case managedAccountRestricted
    /// The participant has to be verified.
    case participantMayNeedVerification
    /// The server's answer was lost.
    case serverResponseLost
    /// The file of an asset cannot be reached.
    case assetNotAvailable
    /// The account cannot be reached for now.
    case accountTemporarilyUnavailable

    /// Returns whether an error has this reason, for patterns such as `catch CKError.unknownItem`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
  }

  /// The code `internalError`, for use in a pattern.
  public static let internalError = Code.internalError
  /// The code `partialFailure`, for use in a pattern.
  public static let partialFailure = Code.partialFailure
  /// The code `networkUnavailable`, for use in a pattern.
  public static let networkUnavailable = Code.networkUnavailable
  /// The code `networkFailure`, for use in a pattern.
  public static let networkFailure = Code.networkFailure
  /// The code `badContainer`, for use in a pattern.
  public static let badContainer = Code.badContainer
  /// The code `serviceUnavailable`, for use in a pattern.
  public static let serviceUnavailable = Code.serviceUnavailable
  /// The code `requestRateLimited`, for use in a pattern.
  public static let requestRateLimited = Code.requestRateLimited
  /// The code `missingEntitlement`, for use in a pattern.
  public static let missingEntitlement = Code.missingEntitlement
  /// The code `notAuthenticated`, for use in a pattern.
  public static let notAuthenticated = Code.notAuthenticated
  /// The code `permissionFailure`, for use in a pattern.
  public static let permissionFailure = Code.permissionFailure
  /// The code `unknownItem`, for use in a pattern.
  public static let unknownItem = Code.unknownItem
  /// The code `invalidArguments`, for use in a pattern.
  public static let invalidArguments = Code.invalidArguments
  /// The code `resultsTruncated`, for use in a pattern.
  public static let resultsTruncated = Code.resultsTruncated
  /// The code `serverRecordChanged`, for use in a pattern.
  public static let serverRecordChanged = Code.serverRecordChanged
  /// The code `serverRejectedRequest`, for use in a pattern.
  public static let serverRejectedRequest = Code.serverRejectedRequest
  /// The code `assetFileNotFound`, for use in a pattern.
  public static let assetFileNotFound = Code.assetFileNotFound
  /// The code `assetFileModified`, for use in a pattern.
  public static let assetFileModified = Code.assetFileModified
  /// The code `incompatibleVersion`, for use in a pattern.
  public static let incompatibleVersion = Code.incompatibleVersion
  /// The code `constraintViolation`, for use in a pattern.
  public static let constraintViolation = Code.constraintViolation
  /// The code `operationCancelled`, for use in a pattern.
  public static let operationCancelled = Code.operationCancelled
  /// The code `changeTokenExpired`, for use in a pattern.
  public static let changeTokenExpired = Code.changeTokenExpired
  /// The code `batchRequestFailed`, for use in a pattern.
  public static let batchRequestFailed = Code.batchRequestFailed
  /// The code `zoneBusy`, for use in a pattern.
  public static let zoneBusy = Code.zoneBusy
  /// The code `badDatabase`, for use in a pattern.
  public static let badDatabase = Code.badDatabase
  /// The code `quotaExceeded`, for use in a pattern.
  public static let quotaExceeded = Code.quotaExceeded
  /// The code `zoneNotFound`, for use in a pattern.
  public static let zoneNotFound = Code.zoneNotFound
  /// The code `limitExceeded`, for use in a pattern.
  public static let limitExceeded = Code.limitExceeded
  /// The code `userDeletedZone`, for use in a pattern.
  public static let userDeletedZone = Code.userDeletedZone
  /// The code `tooManyParticipants`, for use in a pattern.
  public static let tooManyParticipants = Code.tooManyParticipants
  /// The code `alreadyShared`, for use in a pattern.
  public static let alreadyShared = Code.alreadyShared
  /// The code `referenceViolation`, for use in a pattern.
  public static let referenceViolation = Code.referenceViolation
  /// The code `managedAccountRestricted`, for use in a pattern.
  public static let managedAccountRestricted = Code.managedAccountRestricted
  /// The code `participantMayNeedVerification`, for use in a pattern.
  public static let participantMayNeedVerification = Code.participantMayNeedVerification
  /// The code `serverResponseLost`, for use in a pattern.
  public static let serverResponseLost = Code.serverResponseLost
  /// The code `assetNotAvailable`, for use in a pattern.
  public static let assetNotAvailable = Code.assetNotAvailable
  /// The code `accountTemporarilyUnavailable`, for use in a pattern.
  public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
}
