public import Foundation
import PlainviewRuntime

/// The permission for Siri: not asked for, not possible, refused, or given.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The user's settings of Siri.
open class INPreferences: NSObject {
  public override init() { super.init() }

  /// Returns whether the app may be used with Siri.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { SiriDevice.current.state.authorization }

  /// Asks the user for Siri, the first time only; the answer of `XCUIDevice.siri` arrives in the next turn.
  @preconcurrency open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to the request for Siri") {
      let answer = SiriDevice.current.decide()
      UserCode.run { handler(answer) }
    }
  }
  /// Asks the user for Siri, the first time only, and returns the answer of `XCUIDevice.siri`.
  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { SiriDevice.current.decide() }

  /// Returns the language in which the user speaks to Siri: that of the app's locale, such as `en-US`.
  open class func siriLanguageCode() -> String { Locale.current.identifier.replacing("_", with: "-") }
}
