public import Foundation
public import PlainviewRuntime

/// The domain of errors of the type `CXError`.
public let CXErrorDomain = "com.apple.CallKit.error"

/// The domain of errors of the type `CXErrorCodeIncomingCallError`.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

/// The domain of errors of the type `CXErrorCodeRequestTransactionError`.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// The domain of errors of the type `CXErrorCodeCallDirectoryManagerError`.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

/// The reasons for a failure of CallKit without a more exact kind.
public struct CXError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CXError
    /// An unknown error.
    case unknownError = 0
    /// The app may not do this.
    case unentitled = 1
    /// An argument is invalid.
    case invalidArgument = 2
    /// The Info.plist does not have the background mode for calls.
    case missingVoIPBackgroundMode = 3
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CXErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { CXErrorDomain }

  /// The code `unknownError`, for use in a pattern.
  public static var unknownError: Code { .unknownError }
  /// The code `unentitled`, for use in a pattern.
  public static var unentitled: Code { .unentitled }
  /// The code `invalidArgument`, for use in a pattern.
  public static var invalidArgument: Code { .invalidArgument }
  /// The code `missingVoIPBackgroundMode`, for use in a pattern.
  public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }
}

/// The reasons for an incoming call that is not shown.
public struct CXErrorCodeIncomingCallError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CXErrorCodeIncomingCallError
    /// An unknown error.
    case unknown = 0
    /// The app may not report calls.
    case unentitled = 1
    /// There is a call with the identifier.
    case callUUIDAlreadyExists = 2
    /// The user does not want to be disturbed.
    case filteredByDoNotDisturb = 3
    /// The user has blocked the caller.
    case filteredByBlockList = 4
    /// The screen is shared.
    case filteredDuringRestrictedSharingMode = 5
    /// The call is protected.
    case callIsProtected = 6
    /// A caller may not call.
    case filteredBySensitiveParticipants = 7
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CXErrorDomainIncomingCall`, the domain of the errors.
  public static var _nsErrorDomain: String { CXErrorDomainIncomingCall }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `unentitled`, for use in a pattern.
  public static var unentitled: Code { .unentitled }
  /// The code `callUUIDAlreadyExists`, for use in a pattern.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// The code `filteredByDoNotDisturb`, for use in a pattern.
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  /// The code `filteredByBlockList`, for use in a pattern.
  public static var filteredByBlockList: Code { .filteredByBlockList }
  /// The code `filteredDuringRestrictedSharingMode`, for use in a pattern.
  public static var filteredDuringRestrictedSharingMode: Code { .filteredDuringRestrictedSharingMode }
  /// The code `callIsProtected`, for use in a pattern.
  public static var callIsProtected: Code { .callIsProtected }
  /// The code `filteredBySensitiveParticipants`, for use in a pattern.
  public static var filteredBySensitiveParticipants: Code { .filteredBySensitiveParticipants }
}

/// The reasons for a transaction that is not performed.
public struct CXErrorCodeRequestTransactionError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CXErrorCodeRequestTransactionError
    /// An unknown error.
    case unknown = 0
    /// The app may not request transactions.
    case unentitled = 1
    /// The app has no provider.
    case unknownCallProvider = 2
    /// The transaction has no actions.
    case emptyTransaction = 3
    /// There is no call with the identifier.
    case unknownCallUUID = 4
    /// There is a call with the identifier.
    case callUUIDAlreadyExists = 5
    /// An action is invalid.
    case invalidAction = 6
    /// There are as many groups of calls as the provider allows.
    case maximumCallGroupsReached = 7
    /// The call is protected.
    case callIsProtected = 8
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CXErrorDomainRequestTransaction`, the domain of the errors.
  public static var _nsErrorDomain: String { CXErrorDomainRequestTransaction }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `unentitled`, for use in a pattern.
  public static var unentitled: Code { .unentitled }
  /// The code `unknownCallProvider`, for use in a pattern.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// The code `emptyTransaction`, for use in a pattern.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// The code `unknownCallUUID`, for use in a pattern.
  public static var unknownCallUUID: Code { .unknownCallUUID }
  /// The code `callUUIDAlreadyExists`, for use in a pattern.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// The code `invalidAction`, for use in a pattern.
  public static var invalidAction: Code { .invalidAction }
  /// The code `maximumCallGroupsReached`, for use in a pattern.
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
  /// The code `callIsProtected`, for use in a pattern.
  public static var callIsProtected: Code { .callIsProtected }
}

/// The reasons for a directory of callers that is not loaded.
public struct CXErrorCodeCallDirectoryManagerError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CXErrorCodeCallDirectoryManagerError
    /// An unknown error.
    case unknown = 0
    /// The app has no such extension.
    case noExtensionFound = 1
    /// Loading was interrupted.
    case loadingInterrupted = 2
    /// The numbers are not in ascending order.
    case entriesOutOfOrder = 3
    /// A number is there twice.
    case duplicateEntries = 4
    /// There are too many numbers.
    case maximumEntriesExceeded = 5
    /// The user has not turned the extension on.
    case extensionDisabled = 6
    /// The extension is being loaded.
    case currentlyLoading = 7
    /// A number was removed in a request for all numbers.
    case unexpectedIncrementalRemoval = 8
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CXErrorDomainCallDirectoryManager`, the domain of the errors.
  public static var _nsErrorDomain: String { CXErrorDomainCallDirectoryManager }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `noExtensionFound`, for use in a pattern.
  public static var noExtensionFound: Code { .noExtensionFound }
  /// The code `loadingInterrupted`, for use in a pattern.
  public static var loadingInterrupted: Code { .loadingInterrupted }
  /// The code `entriesOutOfOrder`, for use in a pattern.
  public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
  /// The code `duplicateEntries`, for use in a pattern.
  public static var duplicateEntries: Code { .duplicateEntries }
  /// The code `maximumEntriesExceeded`, for use in a pattern.
  public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
  /// The code `extensionDisabled`, for use in a pattern.
  public static var extensionDisabled: Code { .extensionDisabled }
  /// The code `currentlyLoading`, for use in a pattern.
  public static var currentlyLoading: Code { .currentlyLoading }
  /// The code `unexpectedIncrementalRemoval`, for use in a pattern.
  public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}
