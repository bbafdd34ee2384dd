public import Foundation

/// The domain of CloudKit's errors.
public let CKErrorDomain = "CKErrorDomain"
/// The key of the errors of single items, by the items' identifiers.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the number of seconds after which a request may be repeated.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The key of the record from which a conflict's records began.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// The key of the record that the server has.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The key of the record that could not be saved.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// The key that says that the user has reset what was encrypted.
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedDataKey"

/// Why a request to iCloud failed.
public struct CKError: CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
  /// The reason of the error.
  public let code: Code
  /// What else is known of it.
  public let userInfo: [String: Any]

  /// Creates an error with a reason.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  /// `CKErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { CKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// What else is known of it.
  public var errorUserInfo: [String: Any] { userInfo }
  /// The description in `userInfo`; a sentence with the number of the reason where there is none.
  public var errorDescription: String? {
    userInfo[NSLocalizedDescriptionKey] as? String
      ?? "The operation couldn’t be completed. (CKErrorDomain error \(code.rawValue).)"
  }

  /// The errors of single items, by the items' identifiers; nil unless the code is `partialFailure`.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// The number of seconds after which the request may be repeated.
  public var retryAfterSeconds: Double? { (userInfo[CKErrorRetryAfterKey] as? NSNumber)?.doubleValue }
  /// The record from which a conflict's records began.
  public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
  /// The record that the server has.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record that could not be saved.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }

  /// Returns whether both have the same code.
  public static func == (one: CKError, other: CKError) -> Bool { one.code == other.code }
  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The error of several items.
  static func partial(_ errors: [AnyHashable: any Error]) -> CKError {
    CKError(.partialFailure, userInfo: [CKPartialErrorsByItemIDKey: errors])
  }
}
