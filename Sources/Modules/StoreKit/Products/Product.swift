public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// A product that the store sells, by its newer interface: what the device's store has (`XCUIDevice.storeProducts`).
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the kind.
    public let rawValue: String
    /// Creates a kind from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is used up and can be bought again.
    public static let consumable = Self(rawValue: "Consumable")
    /// It stays.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription that is renewed.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// The identifier of the product.
  public let id: String
  /// The kind of the product: a subscription where it has a period, otherwise one that stays, unless the test says that it
  /// is used up (`XCUIDevice.consumableProducts`).
  public let type: ProductType
  /// The name of the product.
  public let displayName: String
  /// The description of the product.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as a text with its currency.
  public let displayPrice: String
  /// Whether a family can share the product.
  public let isFamilyShareable: Bool
  /// The subscription; nil for other products.
  public let subscription: SubscriptionInfo?
  private let currency: String
  private let locale: Locale

  @MainActor init(_ product: SKProduct) {
    id = product.productIdentifier
    displayName = product.localizedTitle
    description = product.localizedDescription
    price = product.price as Decimal
    locale = product.priceLocale
    displayPrice = Self.text(product.price, locale)
    currency = locale.currency?.identifier ?? "USD"
    isFamilyShareable = product.isFamilyShareable
    subscription = SubscriptionInfo(product)
    let isUsedUp = PurchaseDevice.current.consumables.contains(product.productIdentifier)
    type = subscription != nil ? .autoRenewable : isUsedUp ? .consumable : .nonConsumable
  }

  static func text(_ price: NSDecimalNumber, _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = locale
    return formatter.string(from: price) ?? "\(price)"
  }

  /// How prices are written: in the currency of the product.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: currency, locale: locale) }
  /// The product as JSON.
  public var jsonRepresentation: Data {
    json([
      "id": id, "type": type.rawValue, "displayName": displayName, "description": description, "price": "\(price)",
      "displayPrice": displayPrice,
    ])
  }

  /// Returns the products that the store has, of some identifiers, in the order of the store.
  public static func products(for identifiers: some Collection<String> & Sendable) async throws -> [Product] {
    let wanted = Set(identifiers)
    return await MainActor.run {
      StoreDevice.of(SimulatedProcess.current.device).products.filter { wanted.contains($0.productIdentifier) }
        .map { Product($0) }
    }
  }

  /// The last purchase of the product; nil for none.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
  /// What the user may use through the product; nil for nothing.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// Asks the user to pay, who does what the test says (`XCUIDevice.paysForPurchases`, `allowsPurchases`).
  @MainActor public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let device = PurchaseDevice.current
    guard device.canPay else { throw PurchaseError.purchaseNotAllowed }
    let products = StoreDevice.of(SimulatedProcess.current.device).products
    guard products.contains(where: { $0.productIdentifier == id }) else { throw PurchaseError.productUnavailable }
    let quantity = options.lazy.compactMap(\.number).first ?? 1
    guard (1...10).contains(quantity) else { throw PurchaseError.invalidQuantity }
    guard device.pays else { return .userCancelled }
    let account = options.lazy.compactMap(\.account).first
    let launch = ObjectIdentifier(SimulatedProcess.current)
    guard let new = device.buy(id, account: account, quantity: quantity, launch: launch) else { return .pending }
    return .success(.verified(new))
  }
  /// Asks the user to pay, over a scene.
  @MainActor public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
  /// Asks the user to pay, over a controller.
  @MainActor public func purchase(
    confirmIn viewController: some UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    /// The user has paid.
    case success(VerificationResult<Transaction>)
    /// The user has cancelled.
    case userCancelled
    /// Somebody else has to allow the purchase.
    case pending
  }

  /// Why a purchase was not possible.
  public enum PurchaseError: Error, Equatable, Hashable, Sendable {
    /// The quantity, the product, the user, or something of an offer is the reason.
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier,
      invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  /// What an app says about a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case account(UUID), quantity(Int), asksToBuy(Bool), offer(String), custom(String, String)
    }
    private let kind: Kind
    var account: UUID? { if case .account(let token) = kind { token } else { nil } }
    var number: Int? { if case .quantity(let number) = kind { number } else { nil } }

    /// The user of the app, who is named in the transaction.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(kind: .account(token)) }
    /// How many are bought, up to 10.
    public static func quantity(_ quantity: Int) -> PurchaseOption { .init(kind: .quantity(quantity)) }
    /// Whether a sandbox has a parent asked; kept, without effect.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      .init(kind: .asksToBuy(simulateAskToBuy))
    }
    /// An offer of the app; kept, without effect.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { .init(kind: .offer(offerID)) }
    /// A value for the store; kept, without effect.
    public static func custom(key: String, value: String) -> PurchaseOption { .init(kind: .custom(key, value)) }
    /// A value for the store; kept, without effect.
    public static func custom(key: String, value: Bool) -> PurchaseOption { .init(kind: .custom(key, "\(value)")) }
    /// A value for the store; kept, without effect.
    public static func custom(key: String, value: Double) -> PurchaseOption { .init(kind: .custom(key, "\(value)")) }
  }
}

extension Product.PurchaseError: LocalizedError {
  /// What the error says to the user.
  public var errorDescription: String? {
    switch self {
    case .productUnavailable: "Item Unavailable"
    case .purchaseNotAllowed: "Purchase Not Allowed"
    case .invalidQuantity: "Invalid Quantity"
    default: "Unable to Complete Purchase"
    }
  }
}
