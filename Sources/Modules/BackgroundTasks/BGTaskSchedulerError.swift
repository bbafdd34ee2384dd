public import Foundation
public import PlainviewRuntime

/// The domain of the errors of the scheduler.
public let BGTaskSchedulerErrorDomain = "BGTaskSchedulerErrorDomain"

extension BGTaskScheduler {
  /// The reason for a request that was not taken.
  public struct Error: ErrorValue, Sendable {
    /// The reasons of errors.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      /// The errors that have the codes.
      public typealias _ErrorType = BGTaskScheduler.Error
      /// Tasks cannot be scheduled: the user has turned off that apps refresh in the background.
      case unavailable = 1
      /// Too many requests of the kind wait.
      case tooManyPendingTaskRequests
      /// The Info.plist does not list the identifier in `BGTaskSchedulerPermittedIdentifiers`.
      case notPermitted
      /// The task cannot run at once; not used here.
      case immediateRunIneligible
    }
    /// The error as an `NSError`.
    public let _nsError: NSError
    /// Creates an error from an `NSError` of the domain.
    public init(_nsError error: NSError) { _nsError = error }
    /// `BGTaskSchedulerErrorDomain`, the domain of the errors.
    public static var _nsErrorDomain: String { BGTaskSchedulerErrorDomain }

    /// The code `unavailable`, for use in a pattern.
    public static var unavailable: Code { .unavailable }
  }
}
