import Foundation
import PlainviewAuthenticationServices
import PlainviewUIAutomation
import Testing
import UIKit

/// What an app tells the system of its credentials, and changes of how a user signs in.
@MainActor @Suite struct CredentialStoreTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  private func identity(_ user: String, rank: Int = 0) -> ASPasswordCredentialIdentity {
    let identity = ASPasswordCredentialIdentity(
      serviceIdentifier: ASCredentialServiceIdentifier(identifier: "example.org", type: .domain), user: user,
      recordIdentifier: nil)
    identity.rank = rank
    return identity
  }

  @Test func `Identities are kept once the user has turned the app on`() throws {
    try app.launch()
    let answers = Answers()
    func save(_ identities: ASPasswordCredentialIdentity...) throws {
      try app.run {
        ASCredentialIdentityStore.shared.saveCredentialIdentities(identities) { isDone, error in
          answers.add("\(isDone) \(((error as? ASCredentialIdentityStoreError)?.code).map { "\($0)" } ?? "")")
        }
      }
      try app.settle()
    }
    try save(identity("ada"))
    app.hardware.credentialStore.isEnabled = true
    try save(identity("ada"), identity("bob"))
    try save(identity("ada", rank: 3))
    #expect(answers.all == ["false storeDisabled", "true ", "true "])
    #expect(app.hardware.credentialStore.identities.map { "\($0.user) \($0.rank)" } == ["bob 0", "ada 3"])
    try app.run { ASCredentialIdentityStore.shared.removeAllCredentialIdentities() }
    #expect(app.hardware.credentialStore.identities.isEmpty)
  }

  private final class Listener: NSObject, ASAccountAuthenticationModificationControllerDelegate {
    var said: [String] = []
    func accountAuthenticationModificationController(
      _ controller: ASAccountAuthenticationModificationController,
      didFail request: ASAccountAuthenticationModificationRequest, error: any Error
    ) { said.append("\(((error as? ASExtensionError)?.code).map { "\($0)" } ?? "")") }
  }

  @Test func `Without an extension nobody changes how a user signs in`() throws {
    try app.launch()
    let listener = Listener()
    try app.run {
      let controller = ASAccountAuthenticationModificationController()
      controller.delegate = listener
      controller.perform(
        ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest(
          user: "ada", serviceIdentifier: ASCredentialServiceIdentifier(identifier: "example.org", type: .domain)))
    }
    try app.settle()
    #expect(listener.said == ["failed"])
  }
}
