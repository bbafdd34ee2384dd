import Foundation
import PlainviewAuthenticationServices
import PlainviewUIAutomation
import Testing
import UIKit

/// The screen of an extension that fills in credentials.
@MainActor @Suite struct CredentialProviderTests {
  /// An extension as Xcode's template makes it, with one password that is locked at first.
  private final class Vault: ASCredentialProviderViewController {
    var isLocked = true
    var said: [String] = []

    override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
      said.append("list \(serviceIdentifiers.map(\.identifier))")
    }
    override func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {
      if isLocked {
        extensionContext.cancelRequest(
          withError: NSError(
            domain: ASExtensionErrorDomain, code: ASExtensionError.userInteractionRequired.rawValue))
      } else {
        choose(credentialIdentity.user)
      }
    }
    override func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {
      said.append("unlock for \(credentialIdentity.user)")
      isLocked = false
    }
    func choose(_ user: String) {
      let credential = ASPasswordCredential(user: user, password: "secret")
      extensionContext.completeRequest(withSelectedCredential: credential, completionHandler: nil)
    }
  }

  private let vault = Vault()
  private let app: XCUIApplication
  private let service = ASCredentialServiceIdentifier(identifier: "example.org", type: .domain)

  init() throws {
    let vault = vault
    app = XCUIApplication(rootViewController: vault)
    try app.launch()
  }

  private var answer: String {
    switch app.hardware.credentialProvider.answer(in: vault) {
    case .password(let credential): "\(credential.user) \(credential.password)"
    case .error(ASExtensionError.userInteractionRequired): "locked"
    case .error(let error): "\((error as NSError).domain) \((error as NSError).code)"
    case nil: "none"
    default: "other"
    }
  }

  @Test func `The user chooses a password from the list`() throws {
    app.hardware.credentialProvider.list(for: [service], in: vault)
    #expect(vault.said == ["list [\"example.org\"]"] && answer == "none")
    try app.run { vault.choose("ada") }
    #expect(answer == "ada secret")
    // A request ends once.
    try app.run { vault.extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled)) }
    #expect(answer == "ada secret")
    app.hardware.credentialProvider.list(
      for: [service], relyingParty: "example.org", clientDataHash: Data([1]), in: vault)
    #expect(vault.said.count == 2 && answer == "none")
  }

  @Test func `A locked extension asks for its screen`() throws {
    let identity = ASPasswordCredentialIdentity(serviceIdentifier: service, user: "ada", recordIdentifier: nil)
    let request = ASPasswordCredentialRequest(credentialIdentity: identity)
    app.hardware.credentialProvider.provide(request, in: vault)
    #expect(answer == "locked" && request.type == .password)
    app.hardware.credentialProvider.showScreen(for: request, in: vault)
    #expect(vault.said == ["unlock for ada"] && answer == "none")
    app.hardware.credentialProvider.provide(request, in: vault)
    #expect(answer == "ada secret")
  }

  @Test func `An extension without passkeys needs the user for them`() throws {
    let identity = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: "example.org", userName: "ada", credentialID: Data([1]), userHandle: Data([2]),
      recordIdentifier: nil)
    let request = ASPasskeyCredentialRequest(
      credentialIdentity: identity, clientDataHash: Data([3]), userVerificationPreference: .preferred,
      supportedAlgorithms: [.ES256])
    app.hardware.credentialProvider.provide(request, in: vault)
    #expect(answer == "locked" && request.type == .passkeyAssertion)
    try app.run {
      let context: ASCredentialProviderExtensionContext = vault.extensionContext
      context.completeAssertionRequest(
        using: ASPasskeyAssertionCredential(
          userHandle: Data([2]), relyingParty: "example.org", signature: Data(), clientDataHash: Data([3]),
          authenticatorData: Data(), credentialID: Data([1])))
    }
    // The request has ended already.
    #expect(answer == "locked")
  }

  @Test func `A controller's request is the one that it overrides it with`() throws {
    final class Custom: UIViewController {
      let own = NSExtensionContext()
      override var extensionContext: NSExtensionContext? { own }
    }
    try app.run {
      let custom = Custom()
      #expect((custom as UIViewController).extensionContext === custom.own)
      #expect(UIViewController().extensionContext == nil)
    }
  }
}
