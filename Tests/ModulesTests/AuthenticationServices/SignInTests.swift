import Foundation
import PlainviewAuthenticationServices
import PlainviewSnapshot
import PlainviewUIAutomation
import Testing
import UIKit

/// Signing in with an Apple account or a saved password.
@MainActor @Suite struct SignInTests {
  private let host = SignInHost()
  private let app: XCUIApplication

  init() throws {
    let host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  private func request(_ scopes: [ASAuthorization.Scope] = [.fullName, .email]) -> ASAuthorizationAppleIDRequest {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = scopes
    request.nonce = "n"
    request.state = "s"
    return request
  }

  private func perform(
    _ requests: [ASAuthorizationRequest], _ options: ASAuthorizationController.RequestOptions = []
  ) throws {
    try app.run { host.perform(requests, options) }
    try app.settle()
  }

  @Test func `Name and address are there at the first sign-in only`() throws {
    try perform([request()])
    #expect(app.staticTexts["Sign in with Apple"].exists)
    try app.buttons["Continue"].tap()
    try app.settle()
    #expect(host.said == ["authorized"] && host.presentedViewController == nil)
    let first = try #require(host.credential as? ASAuthorizationAppleIDCredential)
    #expect(first.email == "john@example.com" && first.fullName?.givenName == "John" && first.state == "s")
    #expect(first.authorizedScopes == [.fullName, .email] && first.realUserStatus == .likelyReal)
    try perform([request()])
    try app.buttons["Continue"].tap()
    try app.settle()
    let second = try #require(host.credential as? ASAuthorizationAppleIDCredential)
    #expect(second.user == first.user && second.email == nil && second.fullName == nil)
    #expect(second.authorizationCode != first.authorizationCode)
  }

  @Test func `The token has the claims, and the address hides if the user asks for it`() throws {
    try perform([request([.email])])
    try app.switches["Hide My Email"].tap()
    try app.buttons["Continue"].tap()
    try app.settle()
    let credential = try #require(host.credential as? ASAuthorizationAppleIDCredential)
    #expect(credential.email == "abcd1234@privaterelay.appleid.com" && credential.fullName == nil)
    let parts = String(decoding: credential.identityToken ?? Data(), as: UTF8.self).split(
      separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3 && parts.last == "")
    var claims = parts[1].replacing("-", with: "+").replacing("_", with: "/")
    while claims.count % 4 > 0 { claims += "=" }
    let data = try #require(Data(base64Encoded: String(claims)))
    let values = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(values["iss"] as? String == "https://appleid.apple.com" && values["nonce"] as? String == "n")
    #expect(values["sub"] as? String == credential.user && values["is_private_email"] as? Bool == true)
  }

  @Test func `Cancel, a sheet that the app closes, and a device without an account fail`() throws {
    try perform([request()])
    try app.buttons["Cancel"].tap()
    try app.settle()
    try perform([request()])
    try app.run { host.dismiss(animated: true) }
    try app.settle()
    app.hardware.signIn.account = nil
    try perform([request()])
    #expect(host.said == ["canceled 1001", "canceled 1001", "unknown 1000"])
    #expect(ASAuthorizationError.errorDomain == "com.apple.AuthenticationServices.AuthorizationError")
  }

  @Test func `A second request while the sheet is there fails, and the app can cancel the first one`() throws {
    try perform([request()])
    let first = host.controller
    try perform([request()])
    #expect(host.said == ["failed 1004"])
    try app.run { first?.cancel() }
    try app.settle()
    #expect(host.said == ["failed 1004", "canceled 1001"] && host.presentedViewController == nil)
  }

  @Test func `A saved password is chosen beside the account`() throws {
    app.hardware.signIn.passwords = [SimulatedPassword(user: "ada", password: "secret")]
    app.hardware.signIn.credentialStates = [SimulatedAppleAccount().user: .authorized]
    try perform([request(), ASAuthorizationPasswordProvider().createRequest()])
    #expect(app.buttons["Sign in with Apple"].exists)
    try app.buttons["ada"].tap()
    try app.settle()
    let password = try #require(host.credential as? ASPasswordCredential)
    #expect(password.user == "ada" && password.password == "secret")
  }

  @Test func `A request for accounts and passwords finds existing ones, and shows nothing where there are none`() throws
  {
    let requests = [request(), ASAuthorizationPasswordProvider().createRequest()]
    try perform(requests)
    #expect(host.said == ["unknown 1000"] && host.presentedViewController == nil)
    app.hardware.signIn.credentialStates = [SimulatedAppleAccount().user: .authorized]
    try perform(requests)
    try app.buttons["Sign in with Apple"].tap()
    try app.settle()
    #expect(host.said == ["unknown 1000", "authorized"])
    #expect((host.credential as? ASAuthorizationAppleIDCredential)?.email == nil)
    app.hardware.signIn.credentialStates = [:]
    app.hardware.signIn.passwords = [SimulatedPassword(user: "ada", password: "secret")]
    try perform(requests)
    #expect(!app.buttons["Sign in with Apple"].exists)
    try app.buttons["ada"].tap()
    try app.settle()
    #expect((host.credential as? ASPasswordCredential)?.user == "ada")
  }

  @Test func `Without a credential at hand no sheet is shown if the app prefers that`() throws {
    try perform([ASAuthorizationPasswordProvider().createRequest()], .preferImmediatelyAvailableCredentials)
    try perform([ASAuthorizationPasswordProvider().createRequest()])
    #expect(host.said == ["canceled 1001", "unknown 1000"])
  }

  @Test func `An authorization is known until it is revoked, which is posted`() throws {
    let answers = Answers()
    let user = SimulatedAppleAccount().user
    func ask() throws {
      try app.run {
        ASAuthorizationAppleIDProvider().getCredentialState(forUserID: user) { state, _ in answers.add("\(state)") }
      }
      try app.settle()
    }
    try ask()
    try perform([request()])
    try app.buttons["Continue"].tap()
    try app.settle()
    try ask()
    let observer = try app.run {
      NotificationCenter.default.addObserver(
        forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil, queue: nil
      ) { _ in answers.add("posted") }
    }
    app.hardware.signIn.revoke(user)
    try ask()
    #expect(answers.all == ["notFound", "authorized", "posted", "revoked"])
    try app.run { NotificationCenter.default.removeObserver(observer) }
  }

  @Test(arguments: [
    (ASAuthorizationAppleIDButton.ButtonType.signIn, "Sign in with Apple"), (.continue, "Continue with Apple"),
    (.signUp, "Sign up with Apple"), (.default, "Sign in with Apple"),
  ])
  func `The button has the title of its type and is tapped`(
    _ type: ASAuthorizationAppleIDButton.ButtonType, _ title: String
  ) throws {
    try app.run {
      let button = ASAuthorizationAppleIDButton(type: type, style: .whiteOutline)
      button.frame = CGRect(x: 20, y: 200, width: 280, height: 50)
      button.addAction(UIAction { [host] _ in host.said.append("tapped") }, for: .touchUpInside)
      host.view.addSubview(button)
    }
    #expect(Snapshotting<XCUIApplication>.ascii.text(of: app).contains(title))
    try app.buttons[title].tap()
    #expect(host.said == ["tapped"])
  }
}

/// An app that signs in.
final class SignInHost: UIViewController, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding
{
  var said: [String] = []
  var credential: (any ASAuthorizationCredential)?
  private(set) var controller: ASAuthorizationController?

  func perform(_ requests: [ASAuthorizationRequest], _ options: ASAuthorizationController.RequestOptions = []) {
    let controller = ASAuthorizationController(authorizationRequests: requests)
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests(options: options)
    self.controller = controller
  }
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    view.window ?? UIWindow()
  }
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    credential = authorization.credential
    said.append("authorized")
  }
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    said.append(((error as? ASAuthorizationError)?.code).map { "\($0) \($0.rawValue)" } ?? "\(error)")
  }
}
