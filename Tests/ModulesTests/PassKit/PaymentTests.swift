import Foundation
import PlainviewPassKit
import PlainviewSnapshot
import PlainviewUIAutomation
import Testing
import UIKit

/// Payments on the system's sheet.
@MainActor @Suite struct PaymentTests {
  /// An app that pays with the controller.
  private final class Shop: NSObject, PKPaymentAuthorizationControllerDelegate, @unchecked Sendable {
    var said: [String] = []
    var payment: PKPayment?
    var result = PKPaymentAuthorizationResult(status: .success, errors: nil)
    var controller: PKPaymentAuthorizationController?

    func pay(_ request: PKPaymentRequest) {
      let controller = PKPaymentAuthorizationController(paymentRequest: request)
      controller.delegate = self
      controller.present { [self] in said.append("presented \($0)") }
      self.controller = controller
    }
    func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController) {
      said.append("will authorize")
    }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
      handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
      self.payment = payment
      said.append("authorized")
      completion(result)
    }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
      handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) {
      said.append("shipping \(shippingMethod.identifier ?? "")")
      let total = PKPaymentSummaryItem(label: "Shop", amount: NSDecimalNumber(value: 10).adding(shippingMethod.amount))
      completion(PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [total]))
    }
    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
      handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
    ) {
      said.append("card \(paymentMethod.displayName ?? "")")
      completion(PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: []))
    }
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
      said.append("finished")
      controller.dismiss { [self] in said.append("dismissed") }
    }
  }

  private let shop = Shop()
  private let root = UIViewController()
  private let app: XCUIApplication

  init() throws {
    let root = root
    app = XCUIApplication(rootViewController: root)
    try app.launch()
  }

  private static func request() -> PKPaymentRequest {
    let request = PKPaymentRequest()
    request.merchantIdentifier = "merchant.org.example"
    request.countryCode = "DE"
    request.currencyCode = "EUR"
    request.supportedNetworks = [.visa, .masterCard]
    request.merchantCapabilities = .threeDSecure
    request.paymentSummaryItems = [
      PKPaymentSummaryItem(label: "Tea", amount: NSDecimalNumber(string: "3.5")),
      PKPaymentSummaryItem(label: "Shop", amount: NSDecimalNumber(string: "3.5")),
    ]
    return request
  }

  private func tap(_ button: String) throws {
    try app.buttons[button].tap()
    try app.settle()
  }

  @Test func `The user pays, and the delegate hears in Apple's order`() throws {
    try app.run { shop.pay(Self.request()) }
    try app.settle()
    let screen = Snapshotting<XCUIApplication>.ascii.text(of: app)
    #expect(screen.contains("Tea: EUR 3.50") && screen.contains("Pay Shop: EUR 3.50"))
    try tap("Pay")
    #expect(
      shop.said == ["presented true", "card Visa 1234", "will authorize", "authorized", "finished", "dismissed"])
    #expect(root.presentedViewController == nil)
    let token = try #require(shop.payment?.token)
    #expect(token.paymentMethod.network == .visa && token.paymentMethod.type == .credit && token.paymentData.isEmpty)
    #expect(token.transactionIdentifier == "Simulated Identifier" && shop.payment?.billingContact == nil)
    let paid = try #require(app.hardware.wallet.payments.first)
    #expect(paid.amount == Decimal(string: "3.5") && paid.merchantIdentifier == "merchant.org.example")
  }

  @Test func `The user cancels`() throws {
    try app.run { shop.pay(Self.request()) }
    try app.settle()
    try tap("Cancel")
    #expect(shop.said == ["presented true", "card Visa 1234", "finished", "dismissed"])
    #expect(app.hardware.wallet.payments.isEmpty)
  }

  @Test func `What the app does not take is shown, and the user tries again`() throws {
    let error = PKPaymentRequest.paymentContactInvalidError(
      withContactField: .emailAddress, localizedDescription: "This address is not known")
    #expect((error as? PKPaymentError)?.code == .shippingContactInvalidError)
    #expect((error as NSError).domain == PKPaymentErrorDomain && (error as NSError).code == 1)
    shop.result = PKPaymentAuthorizationResult(status: .failure, errors: [error])
    try app.run { shop.pay(Self.request()) }
    try app.settle()
    try tap("Pay")
    #expect(app.staticTexts["This address is not known"].exists && shop.said.last == "authorized")
    shop.result = PKPaymentAuthorizationResult(status: .success, errors: nil)
    try tap("Pay")
    #expect(shop.said.last == "dismissed" && app.hardware.wallet.payments.count == 1)
  }

  @Test func `A shipping method, a card and an address are chosen`() throws {
    app.hardware.wallet.cards = [
      SimulatedCard(.visa, suffix: "1111"), SimulatedCard(.amex, suffix: "2222"),
      SimulatedCard(.masterCard, .debit, suffix: "3333"),
    ]
    let request = Self.request()
    request.requiredShippingContactFields = [.name, .emailAddress]
    let ways = [("slow", "0"), ("fast", "5")].map { identifier, amount in
      let method = PKShippingMethod(label: identifier.capitalized, amount: NSDecimalNumber(string: amount))
      method.identifier = identifier
      return method
    }
    request.shippingMethods = ways
    try app.run { shop.pay(request) }
    try app.settle()
    #expect(!app.buttons["AmEx 2222"].exists)
    try tap("MasterCard 3333")
    try tap("Fast")
    #expect(app.staticTexts["Pay Shop: EUR 15.00"].exists)
    try tap("Pay")
    #expect(shop.said.prefix(4) == ["presented true", "card Visa 1111", "card MasterCard 3333", "shipping fast"])
    let payment = try #require(shop.payment)
    #expect(payment.shippingMethod === ways[1] && payment.token.paymentMethod.type == .debit)
    #expect(payment.shippingContact?.emailAddress == "john@example.com")
    #expect(payment.shippingContact?.name?.familyName == "Appleseed")
    #expect(app.hardware.wallet.payments.first?.amount == 15)
  }

  @Test func `What cannot be paid is not presented`() throws {
    let request = Self.request()
    request.merchantIdentifier = ""
    try app.run { shop.pay(request) }
    try app.settle()
    app.hardware.wallet.canMakePayments = false
    try app.run { shop.pay(Self.request()) }
    try app.settle()
    #expect(shop.said == ["presented false", "presented false"])
    try app.run {
      #expect(!PKPaymentAuthorizationController.canMakePayments())
      #expect(PKPaymentAuthorizationViewController(paymentRequest: Self.request()) == nil)
    }
  }

  @Test func `Cards count by their networks and kinds`() throws {
    app.hardware.wallet.cards = [SimulatedCard(.visa, .debit, suffix: "1")]
    try app.run {
      #expect(PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
      #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.amex]))
      #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa], capabilities: .credit))
      #expect(
        PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa], capabilities: [.threeDSecure, .debit]))
    }
  }

  /// An app that presents the view controller, and has the older and the newest forms of the delegate's methods.
  private final class Till: UIViewController, PKPaymentAuthorizationViewControllerDelegate {
    var said: [String] = []
    func paymentAuthorizationViewController(
      _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
    ) async -> PKPaymentRequestPaymentMethodUpdate {
      said.append("card")
      return PKPaymentRequestPaymentMethodUpdate(
        paymentSummaryItems: [PKPaymentSummaryItem(label: "Shop", amount: NSDecimalNumber(value: 4))])
    }
    func paymentAuthorizationViewController(
      _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
      completion: @escaping (PKPaymentAuthorizationStatus) -> Void
    ) {
      said.append("authorized")
      completion(.success)
    }
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController) {
      said.append("finished")
      controller.dismiss(animated: true)
    }
  }

  @Test func `The view controller works with older methods and with those that wait`() throws {
    let till = Till()
    let app = XCUIApplication(rootViewController: till)
    try app.launch()
    try app.run {
      let controller = try #require(PKPaymentAuthorizationViewController(paymentRequest: Self.request()))
      controller.delegate = till
      till.present(controller, animated: true)
    }
    try app.settle()
    #expect(app.staticTexts["Pay Shop: EUR 4.00"].exists)
    try app.buttons["Pay"].tap()
    try app.settle()
    #expect(till.said == ["card", "authorized", "finished"] && till.presentedViewController == nil)
  }

  @Test(arguments: [
    (PKPaymentButtonType.plain, "Apple Pay"), (.buy, "Buy with Apple Pay"), (.donate, "Donate with Apple Pay"),
  ])
  func `The button has the title of its type`(_ type: PKPaymentButtonType, _ title: String) throws {
    try app.run {
      let button = PKPaymentButton(paymentButtonType: type, paymentButtonStyle: .black)
      button.frame = CGRect(x: 20, y: 200, width: 280, height: 44)
      button.addAction(UIAction { [shop] _ in shop.said.append("tapped") }, for: .touchUpInside)
      root.view.addSubview(button)
    }
    try app.buttons[title].tap()
    #expect(shop.said == ["tapped"])
  }
}
