public import Foundation
import PlainviewRuntime

/// Makes requests to sign in with an Apple account, and knows whether a user still does.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether a user signs in with the Apple account.
  public enum CredentialState: Int, Sendable {
    /// Revoked, given, never given, or given to another team of developers.
    case revoked, authorized, notFound, transferred
  }

  /// Posted when the user has revoked the authorization (`XCUIDevice.signIn.revoke(_:)`).
  public class var credentialRevokedNotification: NSNotification.Name {
    NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
  }

  public override init() { super.init() }

  /// Creates a request without scopes.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Calls the closure in the next turn with the state of a user's authorization, as in `XCUIDevice.signIn`.
  @preconcurrency open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the state of a credential") {
      let state = SignInDevice.current.state.credentialState(userID)
      UserCode.run { completion(state, nil) }
    }
  }
  /// Returns the state of a user's authorization, as in `XCUIDevice.signIn`.
  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    SignInDevice.current.state.credentialState(userID)
  }
}
