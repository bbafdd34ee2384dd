import Foundation
import PlainviewRuntime

/// The claims of a user's identity as a JSON web token without a signature.
struct IdentityToken: Encodable {
  let iss = "https://appleid.apple.com"
  let aud = Bundle.main.bundleIdentifier ?? ""
  let iat = Int(SimulatedProcess.date.timeIntervalSince1970)
  let exp = Int(SimulatedProcess.date.timeIntervalSince1970) + 86_400
  let sub: String
  let nonce: String?
  let email: String?
  let email_verified: Bool?
  let is_private_email: Bool?
  let real_user_status: Int?

  init(_ account: SimulatedAppleAccount, _ request: ASAuthorizationAppleIDRequest, hidesEmail: Bool, isFirst: Bool) {
    sub = account.user
    nonce = request.nonce
    let shares = request.requestedScopes?.contains(.email) ?? false
    email = shares ? hidesEmail ? account.relayEmail : account.email : nil
    email_verified = shares ? true : nil
    is_private_email = shares && hidesEmail ? true : nil
    real_user_status = isFirst ? account.realUserStatus.rawValue : nil
  }

  /// Header, claims and an empty signature.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let claims = (try? encoder.encode(self)) ?? Data()
    return Data("\(Data(#"{"alg":"none"}"#.utf8).base64URL).\(claims.base64URL).".utf8)
  }
}

extension Data {
  /// Base 64 with the alphabet for addresses and without padding (RFC 4648, section 5).
  var base64URL: String {
    String(
      base64EncodedString().compactMap { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 == "=" ? nil : $0 })
  }
}
