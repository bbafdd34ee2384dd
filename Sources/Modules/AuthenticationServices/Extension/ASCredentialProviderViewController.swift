import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// The screen of an extension that fills in credentials. The system's requests come from the test
/// (`XCUIDevice.credentialProvider`), which also shows the controller where it is to be seen.
@preconcurrency @MainActor open class ASCredentialProviderViewController: UIViewController {
  private var own: ASCredentialProviderExtensionContext?

  /// The request of the system.
  open override var extensionContext: ASCredentialProviderExtensionContext {
    if let context = super.extensionContext as? ASCredentialProviderExtensionContext { return context }
    let context = own ?? ASCredentialProviderExtensionContext()
    own = context
    return context
  }

  private func cancel(_ code: ASExtensionError.Code) {
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }

  // MARK: Lists

  /// Called to show the credentials for services, the most fitting one first; does nothing by default.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  /// Called to show passwords and passkeys for services; by default as for passwords alone.
  open func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier], requestParameters: ASPasskeyCredentialRequestParameters
  ) { prepareCredentialList(for: serviceIdentifiers) }
  /// Called to show the codes for services; does nothing by default.
  open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  /// Called to show texts that can be inserted into a field; does nothing by default.
  open func prepareInterfaceForUserChoosingTextToInsert() {}

  // MARK: Single credentials

  /// Called for a password that the user has chosen above the keyboard, without a screen; by default the request ends with
  /// `userInteractionRequired`.
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {
    cancel(.userInteractionRequired)
  }
  /// Called for a credential that the user has chosen above the keyboard, without a screen; by default the older method is
  /// called for a password, and the request ends with `userInteractionRequired` for others.
  open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    guard let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity else {
      return cancel(.userInteractionRequired)
    }
    provideCredentialWithoutUserInteraction(for: identity)
  }
  /// Called to show a screen for a password, such as one that unlocks; does nothing by default.
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
  /// Called to show a screen for a credential, such as one that unlocks; by default the older method is called for a
  /// password.
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    if let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity {
      prepareInterfaceToProvideCredential(for: identity)
    }
  }

  // MARK: New passkeys and settings

  /// Called to show a screen for a new passkey; does nothing by default.
  open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}
  /// Called to make a passkey without a screen; by default the request ends with `userInteractionRequired`.
  open func performPasskeyRegistrationWithoutUserInteractionIfPossible(
    _ registrationRequest: ASPasskeyCredentialRequest
  ) { cancel(.userInteractionRequired) }
  /// Called to show the settings of the extension after the user has turned it on; does nothing by default.
  open func prepareInterfaceForExtensionConfiguration() {}
}
