public import Foundation

/// The card with which the user pays.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  /// The name of the card, such as Visa 1234.
  public let displayName: String?
  /// The network of the card.
  public let network: PKPaymentNetwork?
  /// The kind of the card.
  public let type: PKPaymentMethodType

  init(_ card: SimulatedCard) {
    displayName = card.displayName
    network = card.network
    type = card.type
    super.init()
  }
}

/// What the merchant needs to get the money. As in Apple's simulator there are no data in it, unless the test sets some.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  /// The card.
  public let paymentMethod: PKPaymentMethod
  /// The identifier of the payment.
  public let transactionIdentifier: String
  /// The data for the merchant, as the test has set them for the card; empty otherwise.
  public let paymentData: Data
  /// The name of the card, such as Visa 1234.
  open var paymentInstrumentName: String { paymentMethod.displayName ?? "" }
  /// The network of the card.
  open var paymentNetwork: String { paymentMethod.network?.rawValue ?? "" }

  init(_ card: SimulatedCard) {
    paymentMethod = PKPaymentMethod(card)
    transactionIdentifier = "Simulated Identifier"
    paymentData = card.paymentData
    super.init()
  }
}

/// What the user has agreed to.
open class PKPayment: NSObject, @unchecked Sendable {
  /// What the merchant needs to get the money.
  public let token: PKPaymentToken
  /// Whom the bill goes to; nil if the app has not asked.
  public let billingContact: PKContact?
  /// Whom the goods go to; nil if the app has not asked.
  public let shippingContact: PKContact?
  /// How the goods are sent; nil if there are no ways.
  public let shippingMethod: PKShippingMethod?

  init(_ token: PKPaymentToken, billing: PKContact?, shipping: PKContact?, _ method: PKShippingMethod?) {
    self.token = token
    billingContact = billing
    shippingContact = shipping
    shippingMethod = method
    super.init()
  }
}
