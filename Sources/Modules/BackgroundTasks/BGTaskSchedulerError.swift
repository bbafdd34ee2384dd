public import Foundation

/// The domain of the errors of the scheduler.
public let BGTaskSchedulerErrorDomain = "BGTaskSchedulerErrorDomain"

extension BGTaskScheduler {
  /// The reason for a request that was not taken.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// The reasons of errors.
    public enum Code: Int, Sendable {
      /// Tasks cannot be scheduled: the user has turned off that apps refresh in the background.
      case unavailable = 1
      /// Too many requests of the kind wait.
      case tooManyPendingTaskRequests
      /// The Info.plist does not list the identifier in `BGTaskSchedulerPermittedIdentifiers`.
      case notPermitted
      /// The task cannot run at once; not used here.
      case immediateRunIneligible
    }
    /// The reason of the error.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
    /// `BGTaskSchedulerErrorDomain`, the domain for errors bridged to `NSError`.
    public static var errorDomain: String { BGTaskSchedulerErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The code `unavailable`, for use in a pattern.
    public static let unavailable = Code.unavailable
    /// The code `tooManyPendingTaskRequests`, for use in a pattern.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// The code `notPermitted`, for use in a pattern.
    public static let notPermitted = Code.notPermitted
    /// The code `immediateRunIneligible`, for use in a pattern.
    public static let immediateRunIneligible = Code.immediateRunIneligible
  }
}
