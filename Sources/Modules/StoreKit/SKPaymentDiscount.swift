public import Foundation

/// An offer for a subscription, signed by the app's server; the store takes every one.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  /// The identifier of the offer.
  public let identifier: String
  /// The identifier of the key of the signature.
  public let keyIdentifier: String
  /// A number that is used once.
  public let nonce: UUID
  /// The signature.
  public let signature: String
  /// When the offer was signed, in milliseconds since 1970.
  public let timestamp: NSNumber

  /// Creates an offer as the app's server signed it.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
    super.init()
  }
}
