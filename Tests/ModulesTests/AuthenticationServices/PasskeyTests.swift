import Foundation
import PlainviewAuthenticationServices
import PlainviewUIAutomation
import Testing
import UIKit

/// Passkeys and security keys.
@MainActor @Suite struct PasskeyTests {
  private let host = SignInHost()
  private let app: XCUIApplication
  private let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")

  init() throws {
    let host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  private func perform(_ request: ASAuthorizationRequest, tap button: String? = nil) throws {
    try app.run { host.perform([request]) }
    try app.settle()
    guard let button else { return }
    try app.buttons[button].tap()
    try app.settle()
  }

  private func clientData(_ credential: (any ASPublicKeyCredential)?) throws -> [String: Any] {
    let data = try #require(credential?.rawClientDataJSON)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `A passkey is made, kept, and answers a challenge`() throws {
    app.hardware.signIn.attestationObject = Data([7])
    try perform(
      provider.createCredentialRegistrationRequest(challenge: Data([255, 254]), name: "ada", userID: Data([1])),
      tap: "Continue")
    let made = try #require(host.credential as? ASAuthorizationPlatformPublicKeyCredentialRegistration)
    #expect(made.rawAttestationObject == Data([7]) && made.attachment == .platform)
    let created = try clientData(made)
    #expect(created["type"] as? String == "webauthn.create" && created["challenge"] as? String == "__4")
    #expect(created["origin"] as? String == "https://example.org")
    #expect(app.hardware.signIn.passkeys.map(\.credentialID) == [made.credentialID])

    app.hardware.signIn.passkeys[0].signature = Data([9])
    try perform(provider.createCredentialAssertionRequest(challenge: Data([1])), tap: "ada")
    let answer = try #require(host.credential as? ASAuthorizationPlatformPublicKeyCredentialAssertion)
    #expect(answer.credentialID == made.credentialID && answer.userID == Data([1]) && answer.signature == Data([9]))
    #expect(try clientData(answer)["type"] as? String == "webauthn.get")
  }

  @Test func `A passkey that is excluded, and one of another service, are not for this request`() throws {
    let key = SimulatedPasskey(
      relyingParty: "example.org", name: "ada", userID: Data([1]), credentialID: Data([5]))
    app.hardware.signIn.passkeys = [key]
    let new = provider.createCredentialRegistrationRequest(challenge: Data(), name: "ada", userID: Data([1]))
    new.excludedCredentials = [ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([5]))]
    try perform(new)
    let other = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    try perform(other.createCredentialAssertionRequest(challenge: Data()))
    #expect(!app.buttons["ada"].exists)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(host.said == ["matchedExcludedCredential 1006", "canceled 1001"])
  }

  @Test func `A passkey is picked above the keyboard`() throws {
    let key = SimulatedPasskey(
      relyingParty: "example.org", name: "ada", userID: Data([1]), credentialID: Data([5]))
    app.hardware.signIn.passkeys = [key]
    #expect(!app.hardware.signIn.fill(passkey: "ada"))
    try app.run {
      let controller = ASAuthorizationController(authorizationRequests: [
        provider.createCredentialAssertionRequest(challenge: Data())
      ])
      controller.delegate = host
      controller.performAutoFillAssistedRequests()
    }
    try app.settle()
    #expect(host.presentedViewController == nil && host.said == [])
    #expect(!app.hardware.signIn.fill(passkey: "bob"))
    #expect(app.hardware.signIn.fill(passkey: "ada"))
    #expect(host.said == ["authorized"])
  }

  @Test func `A passkey is made without a sheet where the user has saved a password`() throws {
    func request() -> ASAuthorizationRequest {
      provider.createCredentialRegistrationRequest(
        challenge: Data(), name: "ada", userID: Data([1]), requestStyle: .conditional)
    }
    try perform(request())
    app.hardware.signIn.passwords = [SimulatedPassword(user: "ada", password: "secret")]
    try perform(request())
    #expect(host.said == ["failed 1004", "authorized"] && app.hardware.signIn.passkeys.count == 1)
  }

  @Test func `A security key is used if the user has one`() throws {
    let keys = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    func request() -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
      let request = keys.createCredentialRegistrationRequest(
        challenge: Data(), displayName: "Ada", name: "ada", userID: Data([1]))
      request.credentialParameters = [ASAuthorizationPublicKeyCredentialParameters(algorithm: .ES256)]
      return request
    }
    try perform(request())
    #expect(app.staticTexts["Insert and activate your security key for example.org."].exists)
    #expect(!app.buttons["Security Key"].exists)
    try app.buttons["Cancel"].tap()
    try app.settle()
    app.hardware.signIn.hasSecurityKey = true
    try perform(request(), tap: "Security Key")
    let made = try #require(host.credential as? ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
    try perform(keys.createCredentialAssertionRequest(challenge: Data()), tap: "Security Key")
    let answer = try #require(host.credential as? ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    #expect(answer.credentialID == made.credentialID)
    #expect(host.said == ["canceled 1001", "authorized", "authorized"])
  }
}
