public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Asks the user whether the app may track them in apps and on websites of others; the answer is that of
/// `SimulatedTracking.answer`.
open class ATTrackingManager: NSObject {
  /// What the user allows.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The user was not asked yet.
    case notDetermined
    /// The app may not ask.
    case restricted
    /// The user does not allow it.
    case denied
    /// The user allows it.
    case authorized
  }

  private override init() { super.init() }

  /// What the user allows now.
  open class var trackingAuthorizationStatus: AuthorizationStatus { TrackingDevice.current.state.authorization }

  /// Asks the user, the first time only, and calls the closure in the next turn with what the user allows.
  ///
  /// As on a device, the user is not asked while the app is not active, as in `application(_:didFinishLaunchingWithOptions:)`:
  /// the closure gets `notDetermined` then.
  @preconcurrency open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    let mayAsk = isActive
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to ATTrackingManager") {
      let status = mayAsk ? TrackingDevice.current.decide() : trackingAuthorizationStatus
      UserCode.run { completion(status) }
    }
  }
  /// Asks the user, the first time only and while the app is active, and returns what the user allows.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    isActive ? TrackingDevice.current.decide() : trackingAuthorizationStatus
  }

  /// Whether the app is active; another thread does not ask, and counts as one of an active app.
  private static var isActive: Bool {
    MainQueue.isCurrent
      ? MainQueue.withoutIsolation { UIApplication.shared.applicationState == .active } : true
  }
}
