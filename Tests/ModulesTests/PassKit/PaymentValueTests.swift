import Foundation
import PlainviewContacts
import PlainviewPassKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Payments that a test of an app makes itself, and the older fields of addresses.
@MainActor @Suite struct PaymentValueTests {
  private final class Card: PKPaymentMethod, @unchecked Sendable {
    override var displayName: String? { "Visa 4242" }
    override var network: PKPaymentNetwork? { .visa }
    override var type: PKPaymentMethodType { .debit }
  }
  private final class Token: PKPaymentToken, @unchecked Sendable {
    override var paymentMethod: PKPaymentMethod { Card() }
    override var paymentData: Data { Data("data".utf8) }
    override var transactionIdentifier: String { "12" }
  }
  private final class Paid: PKPayment, @unchecked Sendable {
    private let address: PKContact
    init(_ address: PKContact) {
      self.address = address
      super.init()
    }
    override var token: PKPaymentToken { Token() }
    override var billingContact: PKContact? { address }
  }

  @Test func `A subclass of a payment has the values that it overrides`() {
    let contact = PKContact()
    contact.phoneNumber = CNPhoneNumber(stringValue: "555")
    let payment: PKPayment = Paid(contact)
    #expect(payment.token.transactionIdentifier == "12" && payment.token.paymentData == Data("data".utf8))
    #expect(payment.token.paymentMethod.type == .debit && payment.token.paymentInstrumentName == "Visa 4242")
    #expect(payment.billingContact?.phoneNumber?.stringValue == "555" && payment.shippingContact == nil)
  }

  @Test func `A payment that an app makes has no facts`() {
    let payment = PKPayment()
    #expect(payment.shippingMethod == nil && payment.billingContact == nil && payment.token.paymentData.isEmpty)
    #expect(payment.token === payment.token && payment.token.transactionIdentifier.isEmpty)
    let card = PKPaymentMethod()
    #expect(card.displayName == nil && card.network == nil && card.type == .unknown && card.secureElementPass == nil)
    #expect(PKPaymentToken().paymentNetwork.isEmpty)
  }

  @Test func `The older fields of addresses are those of today`() {
    let request = PKPaymentRequest()
    request.requiredShippingAddressFields = [.postalAddress, .phone]
    #expect(request.requiredShippingContactFields == [.postalAddress, .phoneNumber])
    request.requiredBillingContactFields = [.name, .emailAddress, .phoneticName]
    #expect(request.requiredBillingAddressFields == [.name, .email] && PKAddressField.all.rawValue == 15)
  }

  /// An app that pays with the controller, with the forms of the delegate's methods that wait.
  private final class Shop: NSObject, PKPaymentAuthorizationControllerDelegate, @unchecked Sendable {
    var said: [String] = []
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String
    ) async -> PKPaymentRequestCouponCodeUpdate {
      said.append("coupon \(couponCode)")
      return PKPaymentRequestCouponCodeUpdate(
        errors: nil, paymentSummaryItems: [PKPaymentSummaryItem(label: "Shop", amount: NSDecimalNumber(value: 2))],
        shippingMethods: [PKShippingMethod(label: "Post", amount: NSDecimalNumber.zero)])
    }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
    ) async -> PKPaymentAuthorizationResult {
      said.append("authorized \(payment.shippingMethod?.label ?? "")")
      return PKPaymentAuthorizationResult(status: .success, errors: nil)
    }
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
      said.append("finished")
      controller.dismiss()
    }
  }

  /// An app that shows the sheet over a window of its own, with the oldest forms of the delegate's methods.
  private final class OldShop: NSObject, PKPaymentAuthorizationControllerDelegate, @unchecked Sendable {
    var said: [String] = []
    var window: UIWindow?
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? { window }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
      completion: @escaping ([PKPaymentSummaryItem]) -> Void
    ) {
      said.append("card")
      completion([PKPaymentSummaryItem(label: "Shop", amount: NSDecimalNumber(value: 4))])
    }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
      completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void
    ) {
      said.append("contact")
      let methods = ["Post", "Pigeon"].map { PKShippingMethod(label: $0, amount: NSDecimalNumber.zero) }
      completion(.success, methods, [])
    }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
      completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void
    ) {
      said.append(shippingMethod.label)
      completion(.invalidShippingPostalAddress, [])
    }
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
      said.append("finished")
      controller.dismiss()
    }
  }

  private static func request() -> PKPaymentRequest {
    let request = PKPaymentRequest()
    request.merchantIdentifier = "merchant.org.example"
    (request.countryCode, request.currencyCode) = ("DE", "EUR")
    (request.supportedNetworks, request.merchantCapabilities) = ([.visa], .threeDSecure)
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Shop", amount: NSDecimalNumber(value: 3))]
    return request
  }

  @Test func `A delegate of the controller answers in the oldest forms, and says over which window`() throws {
    let shop = OldShop()
    let root = UIViewController()
    let app = XCUIApplication(rootViewController: root)
    try app.launch()
    try app.run {
      shop.window = root.view.window
      let request = Self.request()
      request.requiredShippingContactFields = [.postalAddress]
      let controller = PKPaymentAuthorizationController(paymentRequest: request)
      controller.delegate = shop
      controller.present()
    }
    try app.settle()
    #expect(root.presentedViewController != nil && app.staticTexts["Pay Shop: EUR 4.00"].exists)
    try app.buttons["Pigeon"].tap()
    try app.settle()
    #expect(app.staticTexts["Invalid Shipping Address"].exists)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(shop.said == ["contact", "card", "Pigeon", "finished"] && root.presentedViewController == nil)
  }

  @Test func `A delegate of the controller answers in the forms that wait`() throws {
    let shop = Shop()
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      let request = Self.request()
      (request.supportsCouponCode, request.couponCode) = (true, "TEA")
      let controller = PKPaymentAuthorizationController(paymentRequest: request)
      controller.delegate = shop
      controller.present()
    }
    try app.settle()
    try app.buttons["Apply Coupon"].tap()
    try app.settle()
    #expect(app.staticTexts["Pay Shop: EUR 2.00"].exists && app.staticTexts["Shipping: Post"].exists)
    try app.buttons["Pay"].tap()
    try app.settle()
    #expect(shop.said == ["coupon TEA", "authorized Post", "finished"])
  }
}
