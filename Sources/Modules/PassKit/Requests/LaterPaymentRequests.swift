public import Foundation

/// A subscription or another payment that repeats; the sheet shows what it is for.
open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
  /// What the payment is for.
  open var paymentDescription: String
  /// What is paid regularly.
  open var regularBilling: PKRecurringPaymentSummaryItem
  /// What is paid at first; nil for the same. Kept, without effect.
  open var trialBilling: PKRecurringPaymentSummaryItem?
  /// What the user agrees to, which the sheet shows; nil for no text.
  open var billingAgreement: String?
  /// The page on which the user ends the payments; kept, without effect.
  open var managementURL: URL
  /// The address of the merchant that hears of changes; kept, without effect. Nil for none.
  open var tokenNotificationURL: URL?

  /// Creates a request for a payment that repeats.
  public init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL) {
    self.paymentDescription = paymentDescription
    self.regularBilling = regularBilling
    self.managementURL = managementURL
    super.init()
  }
}

/// A payment that is made whenever an account has less than an amount; the sheet shows what it is for.
open class PKAutomaticReloadPaymentRequest: NSObject, @unchecked Sendable {
  /// What the payment is for.
  open var paymentDescription: String
  /// What is paid, and below which amount.
  open var automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem
  /// What the user agrees to, which the sheet shows; nil for no text.
  open var billingAgreement: String?
  /// The page on which the user ends the payments; kept, without effect.
  open var managementURL: URL
  /// The address of the merchant that hears of changes; kept, without effect. Nil for none.
  open var tokenNotificationURL: URL?

  /// Creates a request for a payment that is made automatically.
  public init(
    paymentDescription: String, automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem, managementURL: URL
  ) {
    self.paymentDescription = paymentDescription
    self.automaticReloadBilling = automaticReloadBilling
    self.managementURL = managementURL
    super.init()
  }
}

/// A payment at a later time, such as for a room; the sheet shows what it is for.
open class PKDeferredPaymentRequest: NSObject, @unchecked Sendable {
  /// What the payment is for.
  open var paymentDescription: String
  /// What is paid, and when.
  open var deferredBilling: PKDeferredPaymentSummaryItem
  /// What the user agrees to, which the sheet shows; nil for no text.
  open var billingAgreement: String?
  /// The page on which the user changes the payment; kept, without effect.
  open var managementURL: URL
  /// The address of the merchant that hears of changes; kept, without effect. Nil for none.
  open var tokenNotificationURL: URL?
  /// Until when the user can cancel; kept, without effect. Nil for no such time.
  open var freeCancellationDate: Date?
  /// The time zone of that date; kept, without effect. Nil for none.
  open var freeCancellationDateTimeZone: TimeZone?

  /// Creates a request for a payment at a later time.
  public init(paymentDescription: String, deferredBilling: PKDeferredPaymentSummaryItem, managementURL: URL) {
    self.paymentDescription = paymentDescription
    self.deferredBilling = deferredBilling
    self.managementURL = managementURL
    super.init()
  }
}

/// A part of a payment that another merchant gets; the sheet does not show it.
open class PKPaymentTokenContext: NSObject, @unchecked Sendable {
  /// The identifier of the merchant.
  open var merchantIdentifier: String
  /// The identifier of the merchant outside.
  open var externalIdentifier: String
  /// The name of the merchant.
  open var merchantName: String
  /// The domain of the merchant; nil for none.
  open var merchantDomain: String?
  /// What the merchant gets.
  open var amount: NSDecimalNumber

  /// Creates a part for a merchant.
  public init(
    merchantIdentifier: String, externalIdentifier: String, merchantName: String, merchantDomain: String?,
    amount: NSDecimalNumber
  ) {
    self.merchantIdentifier = merchantIdentifier
    self.externalIdentifier = externalIdentifier
    self.merchantName = merchantName
    self.merchantDomain = merchantDomain
    self.amount = amount
    super.init()
  }
}

/// Requests beside the bill, of which the sheet shows what they are for and what the user agrees to.
struct LaterPayments {
  var recurring: PKRecurringPaymentRequest?
  var reload: PKAutomaticReloadPaymentRequest?
  var deferred: PKDeferredPaymentRequest?

  var texts: [String] {
    [
      recurring?.paymentDescription, recurring?.billingAgreement, reload?.paymentDescription, reload?.billingAgreement,
      deferred?.paymentDescription, deferred?.billingAgreement,
    ].compactMap { $0 }
  }
}
