public import Foundation
import PlainviewTargetAction

/// A product that an app sells, as the store describes it.
///
/// The store of a simulated device has what a test gives it (`XCUIDevice.storeProducts`); a test makes products by
/// `setValue(_:forKey:)` or by subclasses, as on a device.
@preconcurrency @MainActor open class SKProduct: NSObject {
  /// The unit of a subscription's time.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  /// The identifier of the product.
  open fileprivate(set) var productIdentifier = ""
  /// The name of the product in the user's language.
  open fileprivate(set) var localizedTitle = ""
  /// The description of the product in the user's language.
  open fileprivate(set) var localizedDescription = ""
  /// The version of the product's contents.
  open fileprivate(set) var contentVersion = ""
  /// The price in the currency of `priceLocale`.
  open fileprivate(set) var price = NSDecimalNumber.zero
  /// How the price is written: its country's currency.
  open fileprivate(set) var priceLocale = Locale.current
  /// Whether a family can share the product.
  open fileprivate(set) var isFamilyShareable = false
  /// Whether the product has contents to be downloaded.
  open fileprivate(set) var isDownloadable = false
  /// Bytes.
  open fileprivate(set) var downloadContentLengths: [NSNumber] = []
  /// The version of the contents to be downloaded.
  open fileprivate(set) var downloadContentVersion = ""
  /// How long a subscription runs; nil for other products.
  open fileprivate(set) var subscriptionPeriod: SKProductSubscriptionPeriod?
  /// The identifier of the group of subscriptions; nil for other products.
  open fileprivate(set) var subscriptionGroupIdentifier: String?
  /// The price for new subscribers; nil for none.
  open fileprivate(set) var introductoryPrice: SKProductDiscount?
  /// The offers of the app.
  open fileprivate(set) var discounts: [SKProductDiscount] = []

  public nonisolated override init() { super.init() }
}

/// How long a subscription runs at once: so many units.
@preconcurrency @MainActor open class SKProductSubscriptionPeriod: NSObject {
  /// How many units a period has.
  open fileprivate(set) var numberOfUnits = 0
  /// The unit of the period; days by default.
  open fileprivate(set) var unit = SKProduct.PeriodUnit.day
  fileprivate var anyUnit: Any? {
    get { unit }
    set { unit = newValue as? SKProduct.PeriodUnit ?? choice(of: newValue, SKProduct.PeriodUnit.init) ?? unit }
  }

  public nonisolated override init() { super.init() }
}

/// A price for new subscribers, or for those whom the app offers it.
@preconcurrency @MainActor open class SKProductDiscount: NSObject {
  /// A lower price for each period, one price for all of them, or nothing to pay.
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  /// For new subscribers, or an offer of the app.
  public enum `Type`: UInt, Sendable { case introductory, subscription }

  /// The price in the currency of `priceLocale`.
  open fileprivate(set) var price = NSDecimalNumber.zero
  /// How the price is written: its country's currency.
  open fileprivate(set) var priceLocale = Locale.current
  /// The name of an offer; nil for an introductory price.
  open fileprivate(set) var identifier: String?
  /// How long a period of the discount is.
  open fileprivate(set) var subscriptionPeriod = SKProductSubscriptionPeriod()
  /// For how many periods the discount lasts.
  open fileprivate(set) var numberOfPeriods = 0
  /// How the discount is paid.
  open fileprivate(set) var paymentMode = PaymentMode.payAsYouGo
  /// The subscribers that the discount is for.
  open fileprivate(set) var type = Type.introductory
  fileprivate var anyMode: Any? {
    get { paymentMode }
    set { paymentMode = newValue as? PaymentMode ?? choice(of: newValue, PaymentMode.init) ?? paymentMode }
  }
  fileprivate var anyType: Any? {
    get { type }
    set { type = newValue as? Type ?? choice(of: newValue, Type.init) ?? type }
  }

  public nonisolated override init() { super.init() }
}

/// What a number in Objective-C stands for.
private func choice<Value>(of number: Any?, _ make: (UInt) -> Value?) -> Value? {
  (number as? NSNumber).flatMap { make($0.uintValue) }
}

/// The properties that `setValue(_:forKey:)` sets; registered when the module is loaded.
@section(".init_array") @used
private let registerProperties: @convention(c) @Sendable () -> Void = {
  ActionRegistry.queue {
    let product: [String: OutletEntry] = [
      "productIdentifier": .init(\SKProduct.productIdentifier),
      "localizedTitle": .init(\SKProduct.localizedTitle),
      "localizedDescription": .init(\SKProduct.localizedDescription),
      "contentVersion": .init(\SKProduct.contentVersion),
      "price": .init(\SKProduct.price),
      "priceLocale": .init(\SKProduct.priceLocale),
      "isFamilyShareable": .init(\SKProduct.isFamilyShareable),
      "isDownloadable": .init(\SKProduct.isDownloadable),
      "downloadContentLengths": .init(\SKProduct.downloadContentLengths),
      "downloadContentVersion": .init(\SKProduct.downloadContentVersion),
      "subscriptionPeriod": .init(\SKProduct.subscriptionPeriod),
      "subscriptionGroupIdentifier": .init(\SKProduct.subscriptionGroupIdentifier),
      "introductoryPrice": .init(\SKProduct.introductoryPrice),
      "discounts": .init(\SKProduct.discounts),
    ]
    let period: [String: OutletEntry] = [
      "numberOfUnits": .init(\SKProductSubscriptionPeriod.numberOfUnits),
      "unit": .init(\SKProductSubscriptionPeriod.anyUnit),
    ]
    let discount: [String: OutletEntry] = [
      "price": .init(\SKProductDiscount.price),
      "priceLocale": .init(\SKProductDiscount.priceLocale),
      "identifier": .init(\SKProductDiscount.identifier),
      "subscriptionPeriod": .init(\SKProductDiscount.subscriptionPeriod),
      "numberOfPeriods": .init(\SKProductDiscount.numberOfPeriods),
      "paymentMode": .init(\SKProductDiscount.anyMode),
      "type": .init(\SKProductDiscount.anyType),
    ]
    for (type, entries): (AnyClass, [String: OutletEntry]) in [
      (SKProduct.self, product), (SKProductSubscriptionPeriod.self, period), (SKProductDiscount.self, discount),
    ] {
      for (key, entry) in entries { Outlets.register(entry, key, in: type) }
    }
  }
}
