import Foundation

/// The key for a receipt that is no longer valid.
public let SKReceiptPropertyIsExpired = "expired"
/// The key for a receipt that was taken back.
public let SKReceiptPropertyIsRevoked = "revoked"
/// The key for a receipt of purchases by volume.
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// Asks the store for the app's receipt. Where we differ from Apple: a simulated device has none, so that the request ends and
/// `Bundle.appStoreReceiptURL` names no file.
@preconcurrency @MainActor open class SKReceiptRefreshRequest: SKRequest {
  /// What a sandbox's receipt is to be; kept, without effect.
  open private(set) var receiptProperties: [String: Any]?

  public nonisolated override init() { super.init() }

  /// Creates a request for a receipt with properties, which count in a sandbox.
  public init(receiptProperties properties: [String: Any]?) {
    receiptProperties = properties
    super.init()
  }
}
