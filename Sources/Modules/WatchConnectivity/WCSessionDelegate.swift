public import Foundation
import PlainviewRuntime

/// Is notified of a session's state and of what the watch sends, on a serial queue in the background. The first three methods are required.
@preconcurrency public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called when the session was activated, or could not be.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// Called when the user begins to change to another watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when the watch is no longer there; the app activates the session for the next one.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called when a watch was paired or unpaired, or when its app or its complication was installed or removed.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Called when the watch's app can be reached, or no longer.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called for a message that expects no reply.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called for a message that expects a reply, which the closure gets.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Called for a message of data that expects no reply.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Called for a message of data that expects a reply, which the closure gets.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  /// Called when the watch has set its context.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Called when a dictionary has come to the watch, or could not.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  /// Called for a dictionary from the watch.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Called when a file has come to the watch, or could not.
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// Called for a file from the watch, which a device removes when the method returns.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func sessionWatchStateDidChange(_ session: WCSession) {
    leftOut(by: self, anywhere: (), with: [session])
  }
  /// The default of the optional method: does nothing.
  dynamic public func sessionReachabilityDidChange(_ session: WCSession) {
    leftOut(by: self, anywhere: (), with: [session])
  }
  /// The default of the optional method: does nothing.
  dynamic public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
    leftOut(by: self, anywhere: (), with: [session, message])
  }
  /// The default of the optional method: there is no reply.
  dynamic public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) { leftOut(by: self, anywhere: (), with: [session, message, replyHandler]) }
  /// The default of the optional method: does nothing.
  dynamic public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {
    leftOut(by: self, anywhere: (), with: [session, messageData])
  }
  /// The default of the optional method: there is no reply.
  dynamic public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
  ) { leftOut(by: self, anywhere: (), with: [session, messageData, replyHandler]) }
  /// The default of the optional method: does nothing.
  dynamic public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {
    leftOut(by: self, anywhere: (), with: [session, applicationContext])
  }
  /// The default of the optional method: does nothing.
  dynamic public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [session, userInfoTransfer, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
    leftOut(by: self, anywhere: (), with: [session, userInfo])
  }
  /// The default of the optional method: does nothing.
  dynamic public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [session, fileTransfer, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func session(_ session: WCSession, didReceive file: WCSessionFile) {
    leftOut(by: self, anywhere: (), with: [session, file])
  }
}
