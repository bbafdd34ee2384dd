import Foundation
import PlainviewRuntime

/// A credential that the user can choose for a request, as a button.
@MainActor struct AuthorizationChoice {
  let title: String
  /// Makes the credential; `hidesEmail` is the user's other choice.
  let make: (_ hidesEmail: Bool) -> any ASAuthorizationCredential
  let request: ASAuthorizationRequest

  var authorization: (Bool) -> ASAuthorization {
    { ASAuthorization(request.provider, make($0)) }
  }
}

/// What the device has for requests.
@MainActor struct AuthorizationOffer {
  var title = "Sign In"
  var lines: [String] = []
  var choices: [AuthorizationChoice] = []
  /// Whether the user can hide the address.
  var canHideEmail = false
  /// Whether the system asks even if there is nothing to choose, since the credential can be elsewhere.
  var waits = false
  /// Why a request fails at once.
  var failure: ASAuthorizationError.Code?
  /// The credential that is made without asking.
  var unasked: ASAuthorization?

  private let device = SignInDevice.current

  init(_ requests: [ASAuthorizationRequest]) {
    if requests.isEmpty { failure = .notHandled }
    // An account beside passwords is one with which the user has signed in before: nobody is asked to make one.
    let isForExisting = requests.contains { $0 is ASAuthorizationPasswordRequest }
    for request in requests {
      switch request {
      case let request as ASAuthorizationAppleIDRequest:
        offer(request, isOnly: requests.count == 1, isForExisting: isForExisting)
      case let request as ASAuthorizationPasswordRequest: offer(request)
      case let request as ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: offer(request)
      case let request as ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: offer(request)
      case let request as ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: offer(request)
      case let request as ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: offer(request)
      default: failure = .notHandled
      }
    }
    if !choices.isEmpty || waits, failure != .matchedExcludedCredential { failure = nil }
    if choices.isEmpty, !waits, failure == nil, unasked == nil { failure = .unknown }
  }

  // MARK: Accounts and passwords

  private mutating func offer(_ request: ASAuthorizationAppleIDRequest, isOnly: Bool, isForExisting: Bool) {
    guard let account = device.state.account,
      !isForExisting || device.state.credentialState(account.user) == .authorized
    else {
      failure = .unknown
      return
    }
    title = "Sign in with Apple"
    lines.append("Use your Apple Account “\(account.email)” to sign in to \(Self.appName).")
    let isFirst = device.state.credentialState(account.user) != .authorized
    canHideEmail = isFirst && request.requestedScopes?.contains(.email) ?? false
    choices.append(
      AuthorizationChoice(
        title: isOnly ? "Continue" : "Sign in with Apple",
        make: { [device] in Self.credential(request, account, hidesEmail: $0, device) }, request: request))
  }

  private static func credential(
    _ request: ASAuthorizationAppleIDRequest, _ account: SimulatedAppleAccount, hidesEmail: Bool, _ device: SignInDevice
  ) -> ASAuthorizationAppleIDCredential {
    let isFirst = device.state.credentialState(account.user) != .authorized
    let number = device.change {
      $0.states[account.user] = .authorized
      $0.count += 1
      return $0.count
    }
    let scopes = request.requestedScopes ?? []
    let token = IdentityToken(account, request, hidesEmail: hidesEmail, isFirst: isFirst)
    return ASAuthorizationAppleIDCredential(
      user: account.user, state: request.state, scopes: scopes, code: Data("c\(number)".utf8), token: token.data,
      email: isFirst ? token.email : nil, name: isFirst && scopes.contains(.fullName) ? account.name : nil,
      realUser: isFirst ? account.realUserStatus : .unsupported, age: account.ageRange)
  }

  private mutating func offer(_ request: ASAuthorizationPasswordRequest) {
    for password in device.state.passwords {
      choices.append(
        AuthorizationChoice(
          title: password.user,
          make: { _ in ASPasswordCredential(user: password.user, password: password.password) }, request: request))
    }
  }

  // MARK: Passkeys

  private mutating func offer(_ request: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest) {
    let (relyingParty, name, userID) = (request.relyingPartyIdentifier, request.name, request.userID)
    let excluded = Set((request.excludedCredentials ?? []).map(\.credentialID))
    if device.state.passkeys.contains(where: { excluded.contains($0.credentialID) }) {
      failure = .matchedExcludedCredential
      return
    }
    let make = { [device] in
      device.change { state in
        let key = state.newKey(relyingParty, name, userID)
        // A service has one passkey for a user.
        state.passkeys.removeAll { $0.relyingParty == relyingParty && $0.userID == userID }
        state.passkeys.append(key)
        return key
      }
    }
    if request.requestStyle == .conditional {
      guard device.state.passwords.contains(where: { $0.user == name }) else {
        failure = .failed
        return
      }
      unasked = ASAuthorization(
        request.provider, ASAuthorizationPlatformPublicKeyCredentialRegistration(request, make()))
      return
    }
    title = "Create a Passkey"
    lines.append("A passkey for “\(name)” will be saved for \(relyingParty).")
    choices.append(
      AuthorizationChoice(
        title: "Continue", make: { _ in ASAuthorizationPlatformPublicKeyCredentialRegistration(request, make()) },
        request: request))
  }

  private mutating func offer(_ request: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest) {
    let allowed = Set(request.allowedCredentials.map(\.credentialID))
    let keys = device.state.passkeys.filter {
      $0.relyingParty == request.relyingPartyIdentifier && (allowed.isEmpty || allowed.contains($0.credentialID))
    }
    for key in keys {
      choices.append(
        AuthorizationChoice(
          title: key.name, make: { _ in ASAuthorizationPlatformPublicKeyCredentialAssertion(request, key) },
          request: request))
    }
    if keys.isEmpty { lines.append("Use a passkey for \(request.relyingPartyIdentifier) from another device.") }
    waits = true
  }

  // MARK: Security keys

  private mutating func offer(_ request: ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest) {
    lines.append("Insert and activate your security key for \(request.relyingPartyIdentifier).")
    waits = true
    guard device.state.hasSecurityKey else { return }
    let excluded = Set(request.excludedCredentials.map(\.credentialID))
    if device.state.keysOnSecurityKey.contains(where: { excluded.contains($0.credentialID) }) {
      failure = .matchedExcludedCredential
      return
    }
    let (relyingParty, name, userID) = (request.relyingPartyIdentifier, request.name, request.userID)
    choices.append(
      AuthorizationChoice(
        title: "Security Key",
        make: { [device] _ in
          let key = device.change { state in
            let key = state.newKey(relyingParty, name, userID)
            state.keysOnSecurityKey.append(key)
            return key
          }
          return ASAuthorizationSecurityKeyPublicKeyCredentialRegistration(request, key)
        }, request: request))
  }

  private mutating func offer(_ request: ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest) {
    lines.append("Insert and activate your security key for \(request.relyingPartyIdentifier).")
    waits = true
    guard device.state.hasSecurityKey else { return }
    let allowed = Set(request.allowedCredentials.map(\.credentialID))
    let key = device.state.keysOnSecurityKey.last {
      $0.relyingParty == request.relyingPartyIdentifier && (allowed.isEmpty || allowed.contains($0.credentialID))
    }
    guard let key else { return }
    choices.append(
      AuthorizationChoice(
        title: "Security Key", make: { _ in ASAuthorizationSecurityKeyPublicKeyCredentialAssertion(request, key) },
        request: request))
  }

  /// The name of the app, as its property list has it.
  static var appName: String {
    let values = Bundle.main.infoDictionary ?? [:]
    return (values["CFBundleDisplayName"] ?? values["CFBundleName"]) as? String ?? "the app"
  }
}
