public import Foundation
public import FoundationNetworking
public import PlainviewRuntime
import Synchronization

/// What is asked of certificates.
public final class SecPolicy: NSObject, Sendable {
  let name: String
  let host: String?
  init(_ name: String, _ host: String? = nil) {
    (self.name, self.host) = (name, host)
    super.init()
  }
}
/// Returns the policy of certificates in general.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy("X509Basic") }
/// Returns the policy of certificates of servers or clients.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy("SSL", hostname.map { String(describing: $0) })
}

/// Returns the policy of whether certificates were withdrawn, by `kSecRevocation…`; kept, without effect.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy("Revocation \(revocationFlags)")
}
/// Withdrawn certificates are asked for by OCSP.
public var kSecRevocationOCSPMethod: CFOptionFlags { 1 }
/// Withdrawn certificates are looked up in lists.
public var kSecRevocationCRLMethod: CFOptionFlags { 2 }
/// Lists go before OCSP.
public var kSecRevocationPreferCRL: CFOptionFlags { 4 }
/// A certificate of which nothing is known is not trusted.
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 8 }
/// Nothing is asked of the network.
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 16 }
/// OCSP or lists, whichever there is.
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags { 3 }

/// Whether certificates are trusted.
public enum SecTrustResultType: UInt32, Sendable {
  /// Nothing is known, or the user trusts them.
  case invalid = 0, proceed
  /// The user does not trust them.
  case deny = 3
  /// The system trusts them.
  case unspecified
  /// They are not trusted, for a reason that can be accepted or not.
  case recoverableTrustFailure, fatalTrustFailure
  /// Something else went wrong.
  case otherError
}

/// Certificates, and what is asked of them. They are trusted as the test says (`SimulatedKeychain.trustsCertificates`), and
/// always where one of them is an anchor that the app has set.
public final class SecTrust: NSObject, Sendable {
  private struct State: Sendable {
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    var onlyAnchors = false
    var result = SecTrustResultType.invalid
  }
  let certificates: [SecCertificate]
  private let held: Mutex<State>

  init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
    self.certificates = certificates
    held = Mutex(State(policies: policies))
    super.init()
  }

  var result: SecTrustResultType { held.withLock { $0.result } }
  func set(policies: [SecPolicy]) {
    held.withLock {
      $0.policies = policies
      $0.result = .invalid
    }
  }
  func set(anchors: [SecCertificate]) {
    held.withLock { ($0.anchors, $0.onlyAnchors, $0.result) = (anchors, !anchors.isEmpty, .invalid) }
  }
  func set(onlyAnchors: Bool) { held.withLock { ($0.onlyAnchors, $0.result) = (onlyAnchors, .invalid) } }
  func evaluate() -> Bool {
    let isTrusted = Keychain.current.change { $0.trusts }
    return held.withLock { state in
      let hasAnchor = certificates.contains { state.anchors.contains($0) }
      let isValid = !certificates.isEmpty && (hasAnchor || isTrusted && !state.onlyAnchors)
      state.result = isValid ? .unspecified : .recoverableTrustFailure
      return isValid
    }
  }
}

/// The certificates are not trusted.
public let errSecNotTrusted: OSStatus = -67843

private func list<Element>(_ object: Any?, _ type: Element.Type) -> [Element] {
  if let one = object as? Element { return [one] }
  return (object as? [Any] ?? (object as? NSArray)?.map { $0 })?.compactMap { $0 as? Element } ?? []
}

/// Makes a trust of a certificate or a list of them, and of a policy or a list of them.
@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let found = list(certificates, SecCertificate.self)
  guard !found.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(found, list(policies, SecPolicy.self))
  return errSecSuccess
}
/// Sets what is asked of certificates; kept, without effect.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  trust.set(policies: list(policies, SecPolicy.self))
  return errSecSuccess
}
/// Sets the certificates that are trusted in any case, and no others.
@discardableResult public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: [Any]?
) -> OSStatus {
  trust.set(anchors: list(anchorCertificates, SecCertificate.self))
  return errSecSuccess
}
/// Sets whether the certificates that the system trusts do not count.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus {
  trust.set(onlyAnchors: anchorCertificatesOnly)
  return errSecSuccess
}
/// Returns whether certificates are trusted; the error is `errSecNotTrusted`.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  if trust.evaluate() { return true }
  error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecNotTrusted))
  return false
}
/// Gets whether certificates are trusted.
@discardableResult public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  _ = trust.evaluate()
  result.pointee = trust.result
  return errSecSuccess
}
/// Gets whether certificates were trusted when that was asked last.
@discardableResult public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.result
  return errSecSuccess
}
/// Returns how many certificates there are.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
/// Returns a certificate, that of the server at 0; nil for none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// Returns the certificates, that of the server first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [Any]? { trust.certificates }
/// Returns the key of the first certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.key }
/// Returns the key of the first certificate, by an older name.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// The method by which a server shows its certificates; no connection asks the app for it here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method by which a server asks for a certificate; no connection asks the app for it here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The certificates of a server; always nil, since connections do not ask the app for trust here.
  public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
  /// Creates a credential that accepts certificates; without effect.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
  /// Creates a credential of an identity; without effect.
  public convenience init(
    identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
  ) { self.init(user: "", password: "", persistence: persistence) }
}
