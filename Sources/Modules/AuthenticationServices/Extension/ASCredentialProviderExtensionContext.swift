import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore
import Synchronization

/// The request of the system to an extension that fills in credentials; the test reads how it has ended
/// (`XCUIDevice.credentialProvider`). A request ends once: what is said later has no effect.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  private let held = Mutex<SimulatedCredentialAnswer?>(nil)

  public override init() { super.init() }

  /// How the request has ended; nil while it goes on.
  var answer: SimulatedCredentialAnswer? { held.withLock { $0 } }

  private func end(_ answer: SimulatedCredentialAnswer, _ completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    held.withLock { $0 = $0 ?? answer }
    super.completeRequest(returningItems: nil, completionHandler: completionHandler)
  }

  /// Ends the request with a password; the closure is called in the next turn, with false.
  @preconcurrency open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.password(credential), completionHandler) }
  /// Ends the request with the answer of a passkey; the closure is called in the next turn, with false.
  @preconcurrency open func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.assertion(credential), completionHandler) }
  /// Ends the request with a new passkey; the closure is called in the next turn, with false.
  @preconcurrency open func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.registration(credential), completionHandler) }
  /// Ends the request with a code; the closure is called in the next turn, with false.
  @preconcurrency open func completeOneTimeCodeRequest(
    using credential: ASOneTimeCodeCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.oneTimeCode(credential), completionHandler) }
  /// Ends the request with a text for the field; the closure is called in the next turn, with false.
  @preconcurrency open func completeRequest(
    withTextToInsert text: String, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.text(text), completionHandler) }
  /// Ends the settings of the extension.
  open func completeExtensionConfigurationRequest() { end(.configured) }
  /// Ends the request with an error, one of the domain `ASExtensionErrorDomain`.
  open override func cancelRequest(withError error: any Error) { end(.error(error)) }
}
