public import Foundation
public import PlainviewContacts

/// The card with which the user pays.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  private var card: SimulatedCard?
  /// The name of the card, such as Visa 1234; nil for one that an app has made.
  open var displayName: String? { card?.displayName }
  /// The network of the card; nil for one that an app has made.
  open var network: PKPaymentNetwork? { card?.network }
  /// The kind of the card; `unknown` for one that an app has made.
  open var type: PKPaymentMethodType { card?.type ?? .unknown }
  /// The pass of the card; always nil, since no cards are in the library.
  open var secureElementPass: PKSecureElementPass? { nil }
  /// The older form of `secureElementPass`; always nil.
  open var paymentPass: PKPaymentPass? { secureElementPass as? PKPaymentPass }
  /// Whom the bill goes to; always nil.
  open var billingAddress: CNContact? { nil }

  /// Creates a card without facts; a subclass of a test can give them.
  public override init() { super.init() }

  convenience init(_ card: SimulatedCard) {
    self.init()
    self.card = card
  }
}

/// What the merchant needs to get the money. As in Apple's simulator there are no data in it, unless the test sets some.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  private var card: SimulatedCard?
  private lazy var method = card.map { PKPaymentMethod($0) } ?? PKPaymentMethod()
  /// The card.
  open var paymentMethod: PKPaymentMethod { method }
  /// The identifier of the payment; empty for a token that an app has made.
  open var transactionIdentifier: String { card == nil ? "" : "Simulated Identifier" }
  /// The data for the merchant, as the test has set them for the card; empty otherwise.
  open var paymentData: Data { card?.paymentData ?? Data() }
  /// The name of the card, such as Visa 1234.
  open var paymentInstrumentName: String { paymentMethod.displayName ?? "" }
  /// The network of the card.
  open var paymentNetwork: String { paymentMethod.network?.rawValue ?? "" }

  /// Creates a token without facts; a subclass of a test can give them.
  public override init() { super.init() }

  convenience init(_ card: SimulatedCard) {
    self.init()
    self.card = card
  }
}

/// What the user has agreed to.
open class PKPayment: NSObject, @unchecked Sendable {
  private struct Facts {
    var token = PKPaymentToken()
    var billing: PKContact?
    var shipping: PKContact?
    var method: PKShippingMethod?
  }
  private var facts = Facts()
  /// What the merchant needs to get the money.
  open var token: PKPaymentToken { facts.token }
  /// Whom the bill goes to; nil if the app has not asked.
  open var billingContact: PKContact? { facts.billing }
  /// Whom the goods go to; nil if the app has not asked.
  open var shippingContact: PKContact? { facts.shipping }
  /// How the goods are sent; nil if there are no shipping methods.
  open var shippingMethod: PKShippingMethod? { facts.method }

  /// Creates a payment without facts; a subclass of a test can give them.
  public override init() { super.init() }

  convenience init(_ token: PKPaymentToken, billing: PKContact?, shipping: PKContact?, _ method: PKShippingMethod?) {
    self.init()
    facts = Facts(token: token, billing: billing, shipping: shipping, method: method)
  }
}
