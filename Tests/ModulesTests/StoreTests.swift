import Foundation
import PlainviewStoreKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Products of the store, and what a simulated device returns for them.
@MainActor @Suite struct StoreTests {
  private final class Shop: UIViewController, SKProductsRequestDelegate {
    var said: [String] = []
    var request: SKProductsRequest?

    func ask(_ identifiers: String...) -> SKProductsRequest {
      let request = SKProductsRequest(productIdentifiers: Set(identifiers))
      request.delegate = self
      request.start()
      self.request = request
      return request
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      said.append(response.products.map { "\($0.productIdentifier) \($0.price)" }.joined(separator: ", "))
      said.append("unknown: " + response.invalidProductIdentifiers.joined(separator: ", "))
    }
    func requestDidFinish(_ request: SKRequest) { said.append("finished") }
  }

  private static func product(_ identifier: String, _ price: String) -> SKProduct {
    let product = SKProduct()
    product.setValue(identifier, forKey: "productIdentifier")
    product.setValue(NSDecimalNumber(string: price), forKey: "price")
    return product
  }

  @Test func `A request is answered with what the device's store has`() throws {
    let shop = Shop()
    let app = XCUIApplication(rootViewController: shop)
    try app.launch()
    app.hardware.storeProducts = [Self.product("pro", "10.5"), Self.product("plus", "2")]
    try app.run { _ = shop.ask("pro", "max") }
    try app.settle()
    #expect(shop.said == ["pro 10.5", "unknown: max", "finished"])
  }

  // MARK: Purchases

  private final class Till: UIViewController, SKPaymentTransactionObserver {
    var said: [String] = []

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        let error = (transaction.error as? SKError).map { " \($0.code)" } ?? ""
        said.append("\(transaction.payment.productIdentifier) \(transaction.transactionState)\(error)")
        if transaction.transactionState != .purchasing { queue.finishTransaction(transaction) }
      }
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { said.append("all restored") }
  }

  private static func payment(_ identifier: String) -> SKMutablePayment {
    let payment = SKMutablePayment()
    payment.productIdentifier = identifier
    return payment
  }

  @Test func `A purchase is told when it begins and when the user has paid, and is restored later`() throws {
    let till = Till()
    let app = XCUIApplication(rootViewController: till)
    try app.launch()
    app.hardware.storeProducts = [Self.product("pro", "10.5")]
    try app.run {
      #expect(SKPaymentQueue.canMakePayments())
      SKPaymentQueue.default().add(till)
      SKPaymentQueue.default().add(Self.payment("pro"))
      #expect(till.said == [])
    }
    try app.settle()
    #expect(till.said == ["pro purchasing", "pro purchased"])
    #expect(app.hardware.purchasedProducts == ["pro"])
    try app.run {
      #expect(SKPaymentQueue.default().transactions.isEmpty)
      SKPaymentQueue.default().restoreCompletedTransactions()
    }
    try app.settle()
    #expect(till.said.dropFirst(2) == ["pro restored", "all restored"])
  }

  @Test(arguments: [("pro", "paymentCancelled"), ("max", "storeProductNotAvailable")])
  func `A purchase fails where the user cancels, and where the store has no such product`(
    _ identifier: String, _ code: String
  ) throws {
    let till = Till()
    let app = XCUIApplication(rootViewController: till)
    try app.launch()
    app.hardware.storeProducts = [Self.product("pro", "10.5")]
    app.hardware.paysForPurchases = false
    try app.run {
      SKPaymentQueue.default().add(till)
      SKPaymentQueue.default().add(Self.payment(identifier))
    }
    try app.settle()
    #expect(till.said == ["\(identifier) purchasing", "\(identifier) failed \(code)"])
    #expect(app.hardware.purchasedProducts == [])
  }

  @Test func `A request that is taken back says nothing`() throws {
    let shop = Shop()
    let app = XCUIApplication(rootViewController: shop)
    try app.launch()
    try app.run { shop.ask("pro").cancel() }
    try app.settle()
    #expect(shop.said == [])
  }

  @Test func `Values are set by their names, numbers for choices too`() {
    let (product, period, discount) = (SKProduct(), SKProductSubscriptionPeriod(), SKProductDiscount())
    period.setValue(3, forKey: "numberOfUnits")
    period.setValue(2, forKey: "unit")
    discount.setValue(SKProductDiscount.PaymentMode.freeTrial, forKey: "paymentMode")
    discount.setValue(1, forKey: "type")
    product.setValue(period, forKey: "subscriptionPeriod")
    product.setValue([discount], forKey: "discounts")
    product.setValue(Locale(identifier: "de_DE"), forKey: "priceLocale")
    #expect(product.subscriptionPeriod?.numberOfUnits == 3)
    #expect(product.subscriptionPeriod?.unit == .month)
    #expect(product.discounts.first?.paymentMode == .freeTrial)
    #expect(product.discounts.first?.type == .subscription)
    #expect(product.priceLocale.identifier == "de_DE")
    #expect(product.value(forKey: "price") as? NSDecimalNumber == .zero)
  }

  @Test func `Apple keeps no content for purchases here`() {
    let queue = SKPaymentQueue.default()
    queue.start(SKPaymentTransaction().downloads)
    #expect(SKPaymentTransaction().downloads.isEmpty && !SKProduct().isDownloadable)
    #expect(SKDownload.contentURL(forProductID: "pro") == nil)
  }

  private final class Refresher: NSObject, SKRequestDelegate {
    var ended = 0
    func requestDidFinish(_ request: SKRequest) { ended += 1 }
  }

  @Test func `A request for a receipt ends, and the queue keeps the offer of a payment`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let (request, refresher) = (SKReceiptRefreshRequest(receiptProperties: nil), Refresher())
    request.delegate = refresher
    try app.run { request.start() }
    try app.settle()
    #expect(refresher.ended == 1)

    let payment = SKMutablePayment()
    payment.paymentDiscount = SKPaymentDiscount(
      identifier: "half", keyIdentifier: "key", nonce: UUID(), signature: "s", timestamp: 1)
    try app.run {
      SKPaymentQueue.default().add(payment)
      #expect(SKPaymentQueue.default().transactions.first?.payment.paymentDiscount?.identifier == "half")
    }
  }
}
