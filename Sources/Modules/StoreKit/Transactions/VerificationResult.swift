public import Foundation

/// Something that the store has signed, and whether the signature is right; here it always is.
public enum VerificationResult<SignedType> {
  /// The signature is wrong, for a reason.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// Why a signature is wrong.
  public enum VerificationError: Error, Hashable, Sendable {
    /// A certificate was revoked, or its chain, the signature, the encoding, the device or a property is not valid.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
      missingRequiredProperties
  }

  /// What was signed; throws the reason for a wrong signature.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// What was signed, whatever the signature.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult where SignedType == Transaction {
  /// The transaction with a header and an empty signature, as it is sent to a server.
  public var jwsRepresentation: String { signed(unsafePayloadValue.jsonRepresentation) }
  /// The transaction as JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// When the store signed the transaction.
  public var signedDate: Date { unsafePayloadValue.signedDate }
}
extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  /// The renewal with a header and an empty signature, as it is sent to a server.
  public var jwsRepresentation: String { signed(unsafePayloadValue.jsonRepresentation) }
  /// When the store signed the renewal.
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

private func signed(_ payload: Data) -> String {
  let parts = [Data(#"{"alg":"ES256"}"#.utf8), payload].map {
    $0.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
  return parts.joined(separator: ".") + "."
}

/// JSON of names and values, in the order of the names.
func json(_ values: [String: Any?]) -> Data {
  let known = values.compactMapValues { $0 }
  return (try? JSONSerialization.data(withJSONObject: known, options: [.sortedKeys])) ?? Data()
}
