public import Foundation
import PlainviewRuntime

/// A purchase, as the store has signed it.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Creates a reason from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Something was wrong with the app.
    public static let developerIssue = Self(rawValue: 1)
    /// Another reason.
    public static let other = Self(rawValue: 0)
  }
  /// Who bought something.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the type.
    public let rawValue: String
    /// Creates a type from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user.
    public static let purchased = Self(rawValue: "PURCHASED")
    /// A member of the user's family.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }
  /// Whether something was bought or renewed.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The identifier of the reason.
    public let rawValue: String
    /// Creates a reason from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user has bought it.
    public static let purchase = Self(rawValue: "PURCHASE")
    /// A subscription was renewed.
    public static let renewal = Self(rawValue: "RENEWAL")
  }

  /// The number of the purchase.
  public let id: UInt64
  /// The number of the first purchase of a subscription: that of the purchase itself.
  public var originalID: UInt64 { id }
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The group of the subscription; nil for other products.
  public let subscriptionGroupID: String?
  /// When the product was bought.
  public let purchaseDate: Date
  /// When the product was bought first: that of the purchase itself.
  public var originalPurchaseDate: Date { purchaseDate }
  /// When the subscription ends; nil for other products.
  public let expirationDate: Date?
  /// How many were bought.
  public let purchasedQuantity: Int
  /// The user of the app whom the app has named; nil for none.
  public let appAccountToken: UUID?
  /// When the purchase was taken back; nil if it was not.
  public let revocationDate: Date?
  /// Why the purchase was taken back; nil if it was not.
  public var revocationReason: RevocationReason? { revocationDate == nil ? nil : .other }
  /// Whether the user has another subscription instead, always false.
  public var isUpgraded: Bool { false }
  /// Who bought the product: the user.
  public var ownershipType: OwnershipType { .purchased }
  /// Whether the product was bought or renewed: bought.
  public var reason: Reason { .purchase }
  /// The bundle identifier of the app.
  public let appBundleID: String
  /// When the store signed the purchase: when it was made.
  public var signedDate: Date { purchaseDate }
  /// The store: that of Xcode.
  public var environment: AppStore.Environment { .xcode }
  /// The price; nil for a product that is not sold any more.
  public let price: Decimal?
  /// The country of the store by three letters.
  public let storefrontCountryCode: String
  /// Bytes that tell devices apart, 48 zeros.
  public var deviceVerification: Data { Data(repeating: 0, count: 48) }
  /// The number with `deviceVerification`, zeros.
  public var deviceVerificationNonce: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  /// The purchase as JSON.
  public var jsonRepresentation: Data {
    json([
      "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID,
      "bundleId": appBundleID, "quantity": purchasedQuantity, "type": productType.rawValue,
      "purchaseDate": Int(purchaseDate.timeIntervalSince1970 * 1000),
      "expiresDate": expirationDate.map { Int($0.timeIntervalSince1970 * 1000) },
      "revocationDate": revocationDate.map { Int($0.timeIntervalSince1970 * 1000) },
      "appAccountToken": appAccountToken?.uuidString.lowercased(), "environment": environment.rawValue,
      "storefront": storefrontCountryCode, "inAppOwnershipType": ownershipType.rawValue,
    ])
  }

  /// Says that the app has delivered the product.
  public func finish() async {
    await MainActor.run {
      PurchaseDevice.current.records[id, default: PurchaseRecord(quantity: purchasedQuantity)].isFinished = true
    }
  }

  /// Returns the last purchase of a product; nil for none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    await MainActor.run { PurchaseDevice.current.transactions.last { $0.productID == productID }.map { .verified($0) } }
  }
  /// Returns what the user may use through a product; nil for nothing.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    await MainActor.run {
      PurchaseDevice.current.entitlements.first { $0.productID == productID }.map { .verified($0) }
    }
  }
  /// All purchases, oldest first.
  public static var all: Transactions { Transactions(kind: .all) }
  /// The last purchase of each product that the user may use: no consumable ones, and none that have ended.
  public static var currentEntitlements: Transactions { Transactions(kind: .entitlements) }
  /// The purchases that are not finished.
  public static var unfinished: Transactions { Transactions(kind: .unfinished) }
  /// The purchases that are made or taken back outside of the app, as they come; first those that an earlier launch has
  /// not finished.
  public static var updates: Transactions { Transactions(kind: .updates) }

  /// A list of purchases, or those to come.
  public struct Transactions: AsyncSequence, Sendable {
    /// What is told.
    public typealias Element = VerificationResult<Transaction>
    enum Kind: Sendable { case all, entitlements, unfinished, updates }
    let kind: Kind

    /// Goes through a list of purchases, or waits for those to come.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let kind: Kind
      private var stream: AsyncStream<Transaction>.Iterator?
      private var left: [Transaction]?

      init(_ kind: Kind) {
        self.kind = kind
        if kind == .updates { stream = TransactionUpdates.current.stream().makeAsyncIterator() }
      }

      /// Returns the next purchase; nil after the last.
      public mutating func next() async -> VerificationResult<Transaction>? {
        if kind == .updates { return await stream?.next().map { .verified($0) } }
        let kind = kind
        var list: [Transaction]
        if let left { list = left } else { list = await MainActor.run { PurchaseDevice.current.transactions(kind) } }
        let first = list.isEmpty ? nil : list.removeFirst()
        left = list
        return first.map { .verified($0) }
      }
    }
    /// Begins with the first purchase.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(kind) }
  }
}
