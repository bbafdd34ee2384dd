public import Foundation

/// How the app has taken a payment.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// How it has ended.
  open var status: PKPaymentAuthorizationStatus
  /// What is wrong; the sheet shows the texts. Nil stands for nothing.
  open var errors: [any Error]! { didSet { if errors == nil { errors = [] } } }
  /// The order that was paid; nil for none. Kept, without effect.
  open var orderDetails: PKPaymentOrderDetails?

  /// Creates a result.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
    super.init()
  }
}

/// What changes in a request after a choice of the user.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  /// Whether the choice can be processed; it can by default.
  open var status = PKPaymentAuthorizationStatus.success
  /// The lines of the bill, the total last.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// The shipping methods; none stand for the same.
  open var shippingMethods: [PKShippingMethod] = []
  /// The payment that repeats; nil for the same.
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  /// The payment that is made automatically; nil for the same.
  open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
  /// The payment at a later time; nil for the same.
  open var deferredPaymentRequest: PKDeferredPaymentRequest?
  /// The parts of other merchants; none stand for the same. Kept, without effect.
  open var multiTokenContexts: [PKPaymentTokenContext] = []
  var problems: [any Error] { [] }

  /// Creates a change of the bill.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}

/// What changes in a request after the choice of an address.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// What is wrong; the sheet shows the texts. Nil stands for nothing.
  open var errors: [any Error]! { didSet { if errors == nil { errors = [] } } }
  override var problems: [any Error] { errors }

  /// Creates a change of the bill and the shipping methods.
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
  ) {
    self.errors = errors ?? []
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.shippingMethods = shippingMethods
  }
  /// Creates a change of the bill.
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    errors = []
    super.init(paymentSummaryItems: paymentSummaryItems)
  }
}

/// What changes in a request after a coupon's code was typed.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// What is wrong; the sheet shows the texts. Nil stands for nothing.
  open var errors: [any Error]! { didSet { if errors == nil { errors = [] } } }
  override var problems: [any Error] { errors }

  /// Creates a change of the bill and the shipping methods.
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
  ) {
    self.errors = errors ?? []
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.shippingMethods = shippingMethods
  }
  /// Creates a change of the bill.
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    errors = []
    super.init(paymentSummaryItems: paymentSummaryItems)
  }
}

/// What changes in a request after the choice of a shipping method.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

/// What changes in a request after the choice of a card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// What is wrong; the sheet shows the texts. Nil stands for nothing.
  open var errors: [any Error]! { didSet { if errors == nil { errors = [] } } }
  override var problems: [any Error] { errors }

  /// Creates a change of the bill.
  public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.errors = errors ?? []
    super.init(paymentSummaryItems: paymentSummaryItems)
  }
  /// Creates a change of the bill.
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    errors = []
    super.init(paymentSummaryItems: paymentSummaryItems)
  }
}

// Answers in the older forms.

extension PKPaymentRequestShippingContactUpdate {
  convenience init(
    _ status: PKPaymentAuthorizationStatus, _ methods: [PKShippingMethod], _ items: [PKPaymentSummaryItem]
  ) {
    self.init(errors: nil, paymentSummaryItems: items, shippingMethods: methods)
    self.status = status
  }
}

extension PKPaymentRequestShippingMethodUpdate {
  convenience init(_ status: PKPaymentAuthorizationStatus, _ items: [PKPaymentSummaryItem]) {
    self.init(paymentSummaryItems: items)
    self.status = status
  }
}
