/// What a merchant can process.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates capabilities of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The protocol 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// The protocol EMV.
  public static let emv = PKMerchantCapability(rawValue: 2)
  /// Credit cards.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// Debit cards.
  public static let debit = PKMerchantCapability(rawValue: 8)
  /// Payments out at once.
  public static let instantFundsOut = PKMerchantCapability(rawValue: 128)
  /// The older name of `threeDSecure`.
  public static let capability3DS = threeDSecure
  /// The older name of `emv`.
  public static let capabilityEMV = emv
  /// The older name of `credit`.
  public static let capabilityCredit = credit
  /// The older name of `debit`.
  public static let capabilityDebit = debit
}

/// A part of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String
  /// Creates a part with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a part with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The postal address.
  public static let postalAddress = PKContactField("post")
  /// The email address.
  public static let emailAddress = PKContactField("email")
  /// The phone number.
  public static let phoneNumber = PKContactField("phone")
  /// The name.
  public static let name = PKContactField("name")
  /// How the name is spoken.
  public static let phoneticName = PKContactField("phoneticName")
}

/// How a payment has ended.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// It was taken, or not.
  case success, failure
  /// An address was not valid: where the bill goes, where the goods go, or of whom.
  case invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact
  /// A number is needed, was wrong, or was wrong too often.
  case pinRequired, pinIncorrect, pinLockout

  /// What the sheet shows where the app says no more.
  var text: String {
    switch self {
    case .invalidBillingPostalAddress: "Invalid Billing Address"
    case .invalidShippingPostalAddress: "Invalid Shipping Address"
    case .invalidShippingContact: "Invalid Shipping Contact"
    default: "Payment Not Completed"
    }
  }
}

/// How goods get to the user: sent, delivered, or picked up in a shop or by a service.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
/// Whether an address can be changed: yes, or not since it is a shop's.
public enum PKShippingContactEditingMode: UInt, Sendable {
  /// It can be changed.
  case available = 1
  /// It cannot, since the goods are picked up.
  case storePickup
  /// The older name of `available`.
  public static let enabled = PKShippingContactEditingMode.available
}
/// Whether an amount is known: yes, or not yet.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
/// The kinds of cards: not known, debit, credit, prepaid, of a shop, or electronic money.
public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }
