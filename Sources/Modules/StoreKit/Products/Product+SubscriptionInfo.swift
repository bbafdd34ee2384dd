public import Foundation
import PlainviewRuntime

extension Product {
  /// How long a subscription runs at once.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of a period.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    /// The unit.
    public let unit: Unit
    /// How many units a period has.
    public let value: Int
    /// Seven days.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    /// Six months.
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)

    /// The end of a period that begins at a date.
    func end(after date: Date) -> Date? {
      let component: Calendar.Component =
        switch unit {
        case .day, .week: .day
        case .month: .month
        case .year: .year
        }
      return Calendar(identifier: .gregorian).date(
        byAdding: component, value: unit == .week ? value * 7 : value, to: date)
    }
    @MainActor static func of(_ period: SKProductSubscriptionPeriod) -> SubscriptionPeriod {
      let unit: Unit =
        switch period.unit {
        case .day: .day
        case .week: .week
        case .month: .month
        case .year: .year
        }
      return SubscriptionPeriod(unit: unit, value: period.numberOfUnits)
    }
  }

  /// A lower price of a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The identifier of the kind.
      public let rawValue: String
      /// Creates a kind from its identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For new subscribers.
      public static let introductory = Self(rawValue: "Introductory")
      /// For those whom the app offers it.
      public static let promotional = Self(rawValue: "Promotional")
    }
    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The identifier of the mode.
      public let rawValue: String
      /// Creates a mode from its identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A lower price for each period.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// One price for all periods.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// Nothing is paid.
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    /// The identifier; nil for an offer to new subscribers.
    public let id: String?
    /// The kind of the offer.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as a text with its currency.
    public let displayPrice: String
    /// How long a period is.
    public let period: SubscriptionPeriod
    /// For how many periods the offer lasts.
    public let periodCount: Int
    /// How the offer is paid.
    public let paymentMode: PaymentMode

    @MainActor init(_ discount: SKProductDiscount) {
      id = discount.identifier
      type = discount.type == .introductory ? .introductory : .promotional
      price = discount.price as Decimal
      displayPrice = Product.text(discount.price, discount.priceLocale)
      period = .of(discount.subscriptionPeriod)
      periodCount = discount.numberOfPeriods
      paymentMode =
        switch discount.paymentMode {
        case .payAsYouGo: .payAsYouGo
        case .payUpFront: .payUpFront
        case .freeTrial: .freeTrial
        }
    }
  }

  /// A subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group of the subscription: a user has one of it at a time.
    public let subscriptionGroupID: String
    /// How long the subscription runs at once.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer to new subscribers; nil for none.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers of the app.
    public let promotionalOffers: [SubscriptionOffer]
    /// The name of the group: its identifier.
    public var groupDisplayName: String { subscriptionGroupID }
    /// The rank in the group, always 1.
    public var groupLevel: Int { 1 }

    @MainActor init?(_ product: SKProduct) {
      guard let period = product.subscriptionPeriod else { return nil }
      subscriptionGroupID = product.subscriptionGroupIdentifier ?? ""
      subscriptionPeriod = .of(period)
      introductoryOffer = product.introductoryPrice.map { SubscriptionOffer($0) }
      promotionalOffers = product.discounts.map { SubscriptionOffer($0) }
    }

    /// Whether the user gets the offer to new subscribers: who never had a subscription of the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }
    /// Returns whether the user gets the offers of a group to new subscribers.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      await MainActor.run { !PurchaseDevice.current.transactions.contains { $0.subscriptionGroupID == groupID } }
    }
    /// What the user has of the group; empty for nothing.
    public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
    /// Returns what the user has of a group; empty for nothing.
    public static func status(for groupID: String) async throws -> [Status] {
      await MainActor.run {
        let last = PurchaseDevice.current.transactions.last { $0.subscriptionGroupID == groupID }
        return last.map { [Status($0, AppDate.after(0))] } ?? []
      }
    }

    /// Whether a subscription runs.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number of the state.
      public let rawValue: Int
      /// Creates a state from its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It runs.
      public static let subscribed = Self(rawValue: 1)
      /// It has ended.
      public static let expired = Self(rawValue: 2)
      /// The store tries to get the money.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// It runs, though the store has not got the money yet.
      public static let inGracePeriod = Self(rawValue: 4)
      /// It was taken back.
      public static let revoked = Self(rawValue: 5)
    }

    /// Whether and how a subscription is renewed.
    public struct RenewalInfo: Hashable, Sendable {
      /// Why a subscription has ended.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        /// The number of the reason.
        public let rawValue: Int
        /// Creates a reason from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user has cancelled it.
        public static let autoRenewDisabled = Self(rawValue: 1)
        /// The store did not get the money.
        public static let billingError = Self(rawValue: 2)
        /// The user did not agree to a higher price.
        public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
        /// The product is not sold any more.
        public static let productUnavailable = Self(rawValue: 4)
        /// Another reason.
        public static let unknown = Self(rawValue: 5)
      }
      /// The number of the first purchase.
      public let originalTransactionID: UInt64
      /// The product that the user has.
      public let currentProductID: String
      /// Whether the subscription is renewed: as long as it runs. It ends all the same, as the store renews nothing.
      public let willAutoRenew: Bool
      /// The product that the user will have; nil when the subscription is not renewed.
      public var autoRenewPreference: String? { willAutoRenew ? currentProductID : nil }
      /// Why the subscription has ended; nil while it runs.
      public var expirationReason: ExpirationReason? { willAutoRenew ? nil : .autoRenewDisabled }
      /// When the subscription is renewed; nil when it is not.
      public let renewalDate: Date?
      /// Whether the store tries to get the money, always false.
      public var isInBillingRetry: Bool { false }
      /// Until when the subscription runs though it was not paid, always nil.
      public var gracePeriodExpirationDate: Date? { nil }
      /// When the store signed the renewal.
      public let signedDate: Date
      /// The renewal as JSON.
      public var jsonRepresentation: Data {
        json([
          "originalTransactionId": "\(originalTransactionID)", "productId": currentProductID,
          "autoRenewStatus": willAutoRenew ? 1 : 0,
        ])
      }
    }

    /// What the user has of a group.
    public struct Status: Hashable, Sendable {
      /// Whether the subscription runs.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
      /// Whether and how the subscription is renewed.
      public let renewalInfo: VerificationResult<RenewalInfo>

      init(_ last: Transaction, _ now: Date) {
        let isOver = last.expirationDate.map { $0 <= now } ?? false
        state = last.revocationDate != nil ? .revoked : isOver ? .expired : .subscribed
        transaction = .verified(last)
        renewalInfo = .verified(
          RenewalInfo(
            originalTransactionID: last.originalID, currentProductID: last.productID,
            willAutoRenew: state == .subscribed, renewalDate: state == .subscribed ? last.expirationDate : nil,
            signedDate: last.purchaseDate))
      }
    }
  }
}
