import Foundation
import PlainviewStoreKit
import PlainviewUIAutomation
import Testing
import UIKit

/// The newer interface of the store.
@MainActor @Suite struct NewStoreTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let said = Answers()

  init() throws {
    try app.launch()
    app.hardware.storeProducts = [
      product("pro", "10.5"), product("coin", "1"), product("month", "3", period: SKProductSubscriptionPeriod()),
    ]
    app.hardware.consumableProducts = ["coin"]
  }

  private func product(_ id: String, _ price: String, period: SKProductSubscriptionPeriod? = nil) -> SKProduct {
    let product = SKProduct()
    product.setValue(id, forKey: "productIdentifier")
    product.setValue(NSDecimalNumber(string: price), forKey: "price")
    product.setValue(Locale(identifier: "en_US"), forKey: "priceLocale")
    if let period {
      period.setValue(1, forKey: "numberOfUnits")
      period.setValue(NSNumber(value: SKProduct.PeriodUnit.month.rawValue), forKey: "unit")
      product.setValue(period, forKey: "subscriptionPeriod")
      product.setValue("group", forKey: "subscriptionGroupIdentifier")
    }
    return product
  }

  /// Runs code of the app to its end.
  private func run(_ body: @escaping @MainActor @Sendable (Answers) async throws -> Void) throws {
    try app.run {
      let said = said
      Task { @MainActor in
        do { try await body(said) } catch { said.add("\(error)") }
      }
    }
    try app.settle()
  }

  private static func buy(_ id: String) async throws -> String {
    guard let product = try await Product.products(for: [id]).first else { return "no product" }
    switch try await product.purchase() {
    case .success(let result):
      let transaction = try result.payloadValue
      await transaction.finish()
      return "bought \(transaction.productID)"
    case .userCancelled: return "cancelled"
    case .pending: return "pending"
    @unknown default: return "other"
    }
  }

  @Test func `Products have their kinds, prices and periods`() throws {
    try run { said in
      for product in try await Product.products(for: ["month", "coin", "pro", "other"]) {
        said.add("\(product.id) \(product.type.rawValue) \(product.displayPrice)")
      }
      let period = try await Product.products(for: ["month"]).first?.subscription?.subscriptionPeriod
      said.add("\(period == .monthly)")
    }
    #expect(
      said.all == [
        "pro Non-Consumable $10.50", "coin Consumable $1.00", "month Auto-Renewable Subscription $3.00", "true",
      ])
  }

  @Test func `What was bought may be used, but for what is used up`() throws {
    try run { said in
      for id in ["pro", "coin"] { said.add(try await Self.buy(id)) }
      for await result in Transaction.currentEntitlements { said.add("has \(result.unsafePayloadValue.productID)") }
      for await result in Transaction.all { said.add("all \(result.unsafePayloadValue.id)") }
      said.add("\(await Transaction.latest(for: "coin") != nil) \(await Transaction.latest(for: "month") != nil)")
    }
    #expect(said.all == ["bought pro", "bought coin", "has pro", "all 1", "all 2", "true false"])
    #expect(app.hardware.purchasedProducts == ["pro", "coin"])
  }

  @Test func `A user who does not pay cancels, and one who may not pay is an error`() throws {
    app.hardware.paysForPurchases = false
    try run { said in said.add(try await Self.buy("pro")) }
    app.hardware.allowsPurchases = false
    try run { said in said.add(try await Self.buy("pro")) }
    #expect(said.all == ["cancelled", "purchaseNotAllowed"])
  }

  @Test func `A subscription ends after its period`() throws {
    app.date = Date(timeIntervalSince1970: 1_700_000_000)
    try run { said in
      said.add(try await Self.buy("month"))
      said.add("\(try await Product.SubscriptionInfo.status(for: "group").first?.state == .subscribed)")
      said.add("\(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "group"))")
    }
    try app.advance(by: 32 * 24 * 3600)
    try run { said in
      said.add("\(try await Product.SubscriptionInfo.status(for: "group").first?.state == .expired)")
      for await _ in Transaction.currentEntitlements { said.add("has one") }
    }
    #expect(said.all == ["bought month", "true", "false", "true"])
  }

  @Test func `Updates tell of what is bought and taken back outside of the app`() throws {
    try run { said in
      Task { @MainActor in
        for await result in Transaction.updates {
          let transaction = result.unsafePayloadValue
          said.add("\(transaction.productID) \(transaction.revocationDate == nil)")
        }
      }
    }
    app.hardware.buyOutsideOfApp("pro")
    try app.settle()
    app.hardware.refundPurchases(of: "pro")
    try app.settle()
    #expect(said.all == ["pro true", "pro false"])
  }
}
