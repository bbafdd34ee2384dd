public import Foundation

/// What the user has to pay, to whom, and how.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// The identifier of the merchant.
  open var merchantIdentifier = ""
  /// The merchant's country, two letters.
  open var countryCode = ""
  /// The currency, three letters.
  open var currencyCode = ""
  /// The networks whose cards the merchant takes.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// What the merchant can process.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The lines of the bill, the total last.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// What has to be known of whom the bill goes to; nothing by default.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// What has to be known of whom the goods go to; nothing by default.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// Whom the bill goes to, as the app knows; nil for nobody.
  open var billingContact: PKContact?
  /// Whom the goods go to, as the app knows; nil for nobody.
  open var shippingContact: PKContact?
  /// Whether the user can change the address for the goods; kept, without effect.
  open var shippingContactEditingMode = PKShippingContactEditingMode.available
  /// The shipping methods, the usual one first; nil for none.
  open var shippingMethods: [PKShippingMethod]?
  /// How the goods get to the user; kept, without effect.
  open var shippingType = PKShippingType.shipping
  /// Data of the app; kept, without effect.
  open var applicationData: Data?
  /// The countries of cards that are taken; kept, without effect. Nil for all.
  open var supportedCountries: Set<String>?
  /// Whether the user can type a coupon's code; false by default.
  open var supportsCouponCode = false
  /// The coupon's code that the sheet shows at first; nil for none.
  open var couponCode: String?
  /// A payment that repeats; nil for none.
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  /// A payment that is made automatically; nil for none.
  open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
  /// A payment at a later time; nil for none.
  open var deferredPaymentRequest: PKDeferredPaymentRequest?
  /// The parts of other merchants; none at first. Kept, without effect.
  open var multiTokenContexts: [PKPaymentTokenContext] = []

  public override init() { super.init() }

  /// Returns all networks.
  open class func availableNetworks() -> [PKPaymentNetwork] { PKPaymentNetwork.all }

  /// Whether there is all that a payment needs.
  var isValid: Bool {
    guard let total = paymentSummaryItems.last, !merchantIdentifier.isEmpty, countryCode.count == 2 else {
      return false
    }
    return currencyCode.count == 3 && !supportedNetworks.isEmpty && !merchantCapabilities.isEmpty
      && total.amount.compare(NSDecimalNumber.zero) != .orderedAscending
  }

  // MARK: Errors

  /// Returns an error about a part of the address for the goods, with a text that the sheet shows.
  open class func paymentContactInvalidError(
    withContactField field: PKContactField, localizedDescription: String?
  ) -> any Error {
    PKPaymentError.about(.shippingContactInvalidError, localizedDescription, [.contactFieldUserInfoKey: field.rawValue])
  }
  /// Returns an error about a part of the postal address for the goods, with a text that the sheet shows.
  open class func paymentShippingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error {
    PKPaymentError.about(
      .shippingContactInvalidError, localizedDescription,
      [
        .contactFieldUserInfoKey: PKContactField.postalAddress.rawValue, .postalAddressUserInfoKey: postalAddressKey,
      ])
  }
  /// Returns an error about a part of the postal address for the bill, with a text that the sheet shows.
  open class func paymentBillingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error {
    PKPaymentError.about(
      .billingContactInvalidError, localizedDescription,
      [
        .contactFieldUserInfoKey: PKContactField.postalAddress.rawValue, .postalAddressUserInfoKey: postalAddressKey,
      ])
  }
  /// Returns an error about an address to which no goods get, with a text that the sheet shows.
  open class func paymentShippingAddressUnserviceableError(
    withLocalizedDescription localizedDescription: String?
  ) -> any Error { PKPaymentError.about(.shippingAddressUnserviceableError, localizedDescription) }
  /// Returns an error about a wrong coupon, with a text that the sheet shows.
  open class func paymentCouponCodeInvalidError(localizedDescription: String?) -> any Error {
    PKPaymentError.about(.couponCodeInvalidError, localizedDescription)
  }
  /// Returns an error about an old coupon, with a text that the sheet shows.
  open class func paymentCouponCodeExpiredError(localizedDescription: String?) -> any Error {
    PKPaymentError.about(.couponCodeExpiredError, localizedDescription)
  }
}
