public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore

/// How the request of the system to an extension has ended.
public enum SimulatedCredentialAnswer: @unchecked Sendable {
  /// With a password.
  case password(ASPasswordCredential)
  /// With the answer of a passkey.
  case assertion(ASPasskeyAssertionCredential)
  /// With a new passkey.
  case registration(ASPasskeyRegistrationCredential)
  /// With a code.
  case oneTimeCode(ASOneTimeCodeCredential)
  /// With a text.
  case text(String)
  /// With the settings that the user has made.
  case configured
  /// With an error.
  case error(any Error)
}

extension XCUIDevice {
  /// The requests of this device to an extension that fills in credentials.
  public var credentialProvider: SimulatedCredentialProvider { SimulatedCredentialProvider(device: self) }
}

/// The requests of a simulated device to an extension that fills in credentials: each begins a new request in a controller,
/// which the test shows itself.
@preconcurrency @MainActor public struct SimulatedCredentialProvider {
  let device: XCUIDevice

  private func begin(
    in controller: ASCredentialProviderViewController, _ body: @escaping @MainActor () -> Void
  ) {
    device.change {
      controller.beginRequest(with: ASCredentialProviderExtensionContext())
      UserCode.run { body() }
    }
  }

  /// Asks for the list of the credentials for services.
  public func list(for services: [ASCredentialServiceIdentifier], in controller: ASCredentialProviderViewController) {
    begin(in: controller) { controller.prepareCredentialList(for: services) }
  }
  /// Asks for the list of the passwords and passkeys for services.
  public func list(
    for services: [ASCredentialServiceIdentifier], relyingParty: String, clientDataHash: Data,
    allowedCredentials: [Data] = [], in controller: ASCredentialProviderViewController
  ) {
    let parameters = ASPasskeyCredentialRequestParameters(relyingParty, clientDataHash, .preferred, allowedCredentials)
    begin(in: controller) { controller.prepareCredentialList(for: services, requestParameters: parameters) }
  }
  /// Asks for the list of the codes for services.
  public func listCodes(
    for services: [ASCredentialServiceIdentifier], in controller: ASCredentialProviderViewController
  ) { begin(in: controller) { controller.prepareOneTimeCodeCredentialList(for: services) } }

  /// Asks for a credential without a screen, as when the user has chosen it above the keyboard.
  public func provide(_ request: any ASCredentialRequest, in controller: ASCredentialProviderViewController) {
    begin(in: controller) { controller.provideCredentialWithoutUserInteraction(for: request) }
  }
  /// Asks for the screen for a credential, as after `userInteractionRequired`.
  public func showScreen(for request: any ASCredentialRequest, in controller: ASCredentialProviderViewController) {
    begin(in: controller) { controller.prepareInterfaceToProvideCredential(for: request) }
  }
  /// Asks for a new passkey with a screen.
  public func register(_ request: ASPasskeyCredentialRequest, in controller: ASCredentialProviderViewController) {
    request.type = .passkeyRegistration
    begin(in: controller) { controller.prepareInterface(forPasskeyRegistration: request) }
  }
  /// Asks for the settings of the extension.
  public func configure(_ controller: ASCredentialProviderViewController) {
    begin(in: controller) { controller.prepareInterfaceForExtensionConfiguration() }
  }

  /// How the last request in a controller has ended; nil while it goes on.
  public func answer(in controller: ASCredentialProviderViewController) -> SimulatedCredentialAnswer? {
    controller.extensionContext.answer
  }
}
