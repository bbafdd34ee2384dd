import Foundation
import PlainviewContacts
import PlainviewPassKit
import PlainviewUIAutomation
import Testing
import UIKit

/// What the sheet for payments asks the app: addresses, coupons, and when.
@MainActor @Suite struct PaymentSheetTests {
  /// An app that has the forms of the delegate's methods with closures.
  private final class Till: UIViewController, PKPaymentAuthorizationViewControllerDelegate {
    var said: [String] = []
    var contact: PKContact?
    var payment: PKPayment?
    func paymentAuthorizationViewController(
      _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
      handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
    ) {
      said.append("card")
      completion(PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: []))
    }
    func paymentAuthorizationViewController(
      _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
      handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    ) {
      said.append("contact")
      self.contact = contact
      completion(PKPaymentRequestShippingContactUpdate(paymentSummaryItems: []))
    }
    func paymentAuthorizationViewController(
      _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
      handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
    ) {
      said.append("coupon \(couponCode)")
      guard couponCode == "TEA" else {
        let error = PKPaymentRequest.paymentCouponCodeInvalidError(localizedDescription: "No such coupon")
        return completion(
          PKPaymentRequestCouponCodeUpdate(errors: [error], paymentSummaryItems: [], shippingMethods: []))
      }
      completion(
        PKPaymentRequestCouponCodeUpdate(
          paymentSummaryItems: [PKPaymentSummaryItem(label: "Shop", amount: NSDecimalNumber(value: 2))]))
    }
    func paymentAuthorizationViewController(
      _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
      handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
      self.payment = payment
      let result = PKPaymentAuthorizationResult(status: .success, errors: nil)
      result.orderDetails = URL(string: "https://example.org").map {
        PKPaymentOrderDetails(
          orderTypeIdentifier: "order.org.example", orderIdentifier: "7", webServiceURL: $0, authenticationToken: "t")
      }
      said.append("order \(result.orderDetails?.orderIdentifier ?? "")")
      completion(result)
    }
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController) {
      controller.dismiss(animated: true)
    }
  }

  /// A sheet that notes when it has appeared.
  private final class Sheet: PKPaymentAuthorizationViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      (delegate as? Till)?.said.append("appeared")
    }
  }

  private let till = Till()
  private let app: XCUIApplication

  init() throws {
    let till = till
    app = XCUIApplication(rootViewController: till)
    try app.launch()
  }

  private static func request() -> PKPaymentRequest {
    let request = PKPaymentRequest()
    request.merchantIdentifier = "merchant.org.example"
    request.countryCode = "DE"
    request.currencyCode = "EUR"
    request.supportedNetworks = [.visa]
    request.merchantCapabilities = .threeDSecure
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Shop", amount: NSDecimalNumber(string: "3.5"))]
    return request
  }

  private func present(_ request: PKPaymentRequest) throws {
    try app.run {
      let sheet = try #require(Sheet(paymentRequest: request))
      till.present(sheet, animated: true)
      // The app can do that later: nothing is asked before.
      sheet.delegate = till
    }
    try app.settle()
  }

  private func tap(_ button: String) throws {
    try app.buttons[button].tap()
    try app.settle()
  }

  @Test func `The delegate is asked in a turn after the sheet has appeared`() throws {
    let request = Self.request()
    request.requiredShippingContactFields = [.emailAddress]
    try present(request)
    #expect(till.said == ["appeared", "contact", "card"])
  }

  @Test func `Before the user agrees the app knows the town alone, then all it has asked for`() throws {
    let request = Self.request()
    request.requiredShippingContactFields = [.name, .postalAddress, .phoneNumber, .emailAddress]
    request.requiredBillingContactFields = [.phoneNumber]
    try present(request)
    let early = try #require(till.contact)
    let town = try #require(early.postalAddress)
    #expect(early.name == nil && early.emailAddress == nil && early.phoneNumber == nil && town.street.isEmpty)
    #expect([town.city, town.state, town.postalCode] == ["Cupertino", "CA", "95014"])
    #expect(town.country == "United States" && town.isoCountryCode == "US")
    try tap("Pay")
    let whole = try #require(till.payment?.shippingContact)
    #expect(whole.postalAddress?.street == "1 Infinite Loop" && whole.name?.givenName == "John")
    #expect(whole.phoneNumber == SimulatedPayer().phoneNumber && whole.emailAddress == "john@example.com")
    let billing = try #require(till.payment?.billingContact)
    #expect(billing.phoneNumber != nil && billing.postalAddress == nil && billing.name == nil)
  }

  @Test(arguments: [
    ("GB", "SW1A 1AA", "SW1"), ("ca", "K1A 0B1", "K1A"), ("US", "95014-2083", "95014"), ("DE", "10117", "10117"),
  ])
  func `Postal codes of few houses are shortened before the user agrees`(
    _ country: String, _ code: String, _ known: String
  ) throws {
    let request = Self.request()
    request.requiredShippingContactFields = [.postalAddress]
    let address = CNMutablePostalAddress()
    address.street = "1 High Street"
    address.postalCode = code
    address.isoCountryCode = country
    let contact = PKContact()
    contact.postalAddress = address
    request.shippingContact = contact
    try present(request)
    #expect(till.contact?.postalAddress?.postalCode == known && till.contact?.postalAddress?.street == "")
    try tap("Pay")
    #expect(till.payment?.shippingContact === contact)
  }

  @Test func `A coupon's code is typed, and the app changes the bill or says what is wrong`() throws {
    let request = Self.request()
    request.supportsCouponCode = true
    try present(request)
    try app.textFields["Coupon Code"].tap()
    try app.textFields["Coupon Code"].typeText("MILK")
    try tap("Apply Coupon")
    #expect(app.staticTexts["No such coupon"].exists && app.staticTexts["Pay Shop: EUR 3.50"].exists)
    try app.textFields["Coupon Code"].tap()
    try app.textFields["Coupon Code"].clearText()
    try app.textFields["Coupon Code"].typeText("TEA")
    try tap("Apply Coupon")
    #expect(!app.staticTexts["No such coupon"].exists && app.staticTexts["Pay Shop: EUR 2.00"].exists)
    #expect(till.said == ["appeared", "card", "coupon MILK", "coupon TEA"])
    try tap("Pay")
    #expect(app.hardware.wallet.payments.first?.amount == 2 && till.said.last == "order 7")
  }

  @Test func `The sheet shows a coupon that the app knows, and none that it does not take`() throws {
    let request = Self.request()
    request.couponCode = "TEA"
    try present(request)
    #expect(!app.buttons["Apply Coupon"].exists)
    try tap("Cancel")
    request.supportsCouponCode = true
    try present(request)
    try tap("Apply Coupon")
    #expect(till.said.last == "coupon TEA")
  }

  @Test func `Subscriptions and later payments say what they are for`() throws {
    let page = try #require(URL(string: "https://example.org"))
    let monthly = PKRecurringPaymentSummaryItem(label: "Tea Club", amount: NSDecimalNumber(value: 5))
    let yearly = PKRecurringPaymentSummaryItem(label: "Tea Book", amount: NSDecimalNumber(value: 9))
    (yearly.intervalUnit, yearly.intervalCount) = (.year, 2)
    let request = Self.request()
    request.paymentSummaryItems = [monthly, yearly] + request.paymentSummaryItems
    let club = PKRecurringPaymentRequest(
      paymentDescription: "Tea each month", regularBilling: monthly, managementURL: page)
    club.billingAgreement = "You can leave at any time"
    request.recurringPaymentRequest = club
    let reload = PKAutomaticReloadPaymentSummaryItem(label: "Card", amount: NSDecimalNumber(value: 20))
    reload.thresholdAmount = NSDecimalNumber(value: 5)
    request.automaticReloadPaymentRequest = PKAutomaticReloadPaymentRequest(
      paymentDescription: "Fills the card", automaticReloadBilling: reload, managementURL: page)
    let room = PKDeferredPaymentSummaryItem(label: "Room", amount: NSDecimalNumber(value: 80))
    room.deferredDate = Date(timeIntervalSince1970: 86400)
    request.deferredPaymentRequest = PKDeferredPaymentRequest(
      paymentDescription: "A room", deferredBilling: room, managementURL: page)
    try present(request)
    let texts = [
      "Tea each month", "You can leave at any time", "Fills the card", "A room", "Tea Club: EUR 5.00 every month",
      "Tea Book: EUR 9.00 every 2 years",
    ]
    for text in texts { #expect(app.staticTexts[text].exists, "\(text)") }
    #expect(request.deferredPaymentRequest?.deferredBilling.deferredDate == Date(timeIntervalSince1970: 86400))
    #expect(request.automaticReloadPaymentRequest?.automaticReloadBilling.thresholdAmount == NSDecimalNumber(value: 5))
  }
}
