public import Foundation
public import PlainviewRuntime

/// The domain of the errors of `SCCopyLastError()`.
nonisolated(unsafe) public let kCFErrorDomainSystemConfiguration: CFString = "com.apple.SystemConfiguration"

/// The status of a call that succeeded.
public let kSCStatusOK = 0
/// The status of a call that failed for no special reason.
public let kSCStatusFailed = 1001
/// The status of a call with an argument that is not valid.
public let kSCStatusInvalidArgument = 1002
/// The status of a call for which permission is missing.
public let kSCStatusAccessError = 1003
/// The status of a call for a key that is not there.
public let kSCStatusNoKey = 1004
/// The status of a call for a key that is there already.
public let kSCStatusKeyExists = 1005
/// The status of a call for something that is locked.
public let kSCStatusLocked = 1006
/// The status of a call that needs a lock.
public let kSCStatusNeedLock = 1007
/// The status of a call whose target cannot be determined as reachable or not.
public let kSCStatusReachabilityUnknown = 4001

/// The status of the thread's last call of this module.
public func SCError() -> Int32 { Int32(SCStatus.last) }

/// The text of a status.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { SCStatus.text(Int(status)) }

/// The status of the thread's last call as an error.
public func SCCopyLastError() -> CFError {
  NSError(
    domain: "com.apple.SystemConfiguration", code: SCStatus.last,
    userInfo: [NSLocalizedDescriptionKey: String(cString: SCStatus.text(SCStatus.last))])
}

/// The status of the last call of each thread.
enum SCStatus {
  private static let key = "com.apple.SystemConfiguration.status"

  static var last: Int { Thread.current.threadDictionary[key] as? Int ?? kSCStatusOK }

  /// Notes how a call ended: well, or for an argument that is not valid.
  static func end(_ isValid: Bool) -> Bool {
    Thread.current.threadDictionary[key] = isValid ? kSCStatusOK : kSCStatusInvalidArgument
    return isValid
  }

  static func text(_ status: Int) -> UnsafePointer<CChar> {
    let text: StaticString =
      switch status {
      case kSCStatusOK: "Success!"
      case kSCStatusFailed: "Failed!"
      case kSCStatusInvalidArgument: "Invalid argument"
      case kSCStatusAccessError: "Permission denied"
      case kSCStatusNoKey: "No such key"
      case kSCStatusKeyExists: "Key already defined"
      case kSCStatusLocked: "Lock already held"
      case kSCStatusNeedLock: "Lock required for this operation"
      case kSCStatusReachabilityUnknown: "Network reachability cannot be determined"
      default: "Unknown error"
      }
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
