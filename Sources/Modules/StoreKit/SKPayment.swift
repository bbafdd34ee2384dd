public import Foundation
public import PlainviewRuntime

/// A product to be bought, and its quantity.
@preconcurrency @MainActor open class SKPayment: NSObject {
  /// The identifier of the product.
  open fileprivate(set) var productIdentifier: String
  /// How many of the product are bought; 1 by default.
  open fileprivate(set) var quantity = 1
  /// The buyer, as the app identifies them.
  open fileprivate(set) var applicationUsername: String?
  /// Data for the store, nil by default; kept, without effect.
  open fileprivate(set) var requestData: Data?
  /// Whether a sandbox has a parent asked; kept, without effect.
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
  /// The offer for a subscription; nil for none.
  open fileprivate(set) var paymentDiscount: SKPaymentDiscount?

  /// A payment for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }

  public nonisolated override init() {
    productIdentifier = ""
    super.init()
  }

  fileprivate func take(_ other: SKPayment) {
    productIdentifier = other.productIdentifier
    quantity = other.quantity
    applicationUsername = other.applicationUsername
    requestData = other.requestData
    simulatesAskToBuyInSandbox = other.simulatesAskToBuyInSandbox
    paymentDiscount = other.paymentDiscount
  }

  /// What the queue keeps: later changes of the payment have no effect.
  func kept() -> SKPayment {
    let copy = SKPayment()
    copy.take(self)
    return copy
  }
}

/// A payment of which everything can be set.
@preconcurrency @MainActor open class SKMutablePayment: SKPayment {
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
}

/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A purchase in the queue.
@preconcurrency @MainActor open class SKPaymentTransaction: NSObject {
  /// What is bought.
  open internal(set) var payment = SKPayment()
  /// How far the purchase is.
  open internal(set) var transactionState = SKPaymentTransactionState.purchasing
  /// The identifier of the purchase; nil until it has succeeded.
  open internal(set) var transactionIdentifier: String?
  /// When the purchase has succeeded; nil before.
  open internal(set) var transactionDate: Date?
  /// Why the purchase has failed; nil when it has not.
  open internal(set) var error: (any Error)?
  /// The purchase that is restored.
  open internal(set) var original: SKPaymentTransaction?

  public nonisolated override init() { super.init() }
}

/// Why a purchase failed.
public struct SKError: ErrorValue, Sendable {
  /// The reasons as numbers.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = SKError
    /// Unknown, or the user, the payment, or the product is the reason.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    /// The app may not use the cloud service, or it cannot be reached.
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    /// The user has to agree to a policy, the app may not set the request's data, or something of an offer is wrong.
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature,
      missingOfferParams, invalidOfferPrice
    /// An overlay failed, the user may not have an offer, or the platform does not support it.
    case overlayCancelled, overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform,
      overlayPresentedInBackgroundScene
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `SKErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { SKErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `clientInvalid`, for use in a pattern.
  public static var clientInvalid: Code { .clientInvalid }
  /// The code `paymentCancelled`, for use in a pattern.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The code `paymentInvalid`, for use in a pattern.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The code `paymentNotAllowed`, for use in a pattern.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The code `storeProductNotAvailable`, for use in a pattern.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The code `cloudServicePermissionDenied`, for use in a pattern.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The code `cloudServiceNetworkConnectionFailed`, for use in a pattern.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  /// The code `cloudServiceRevoked`, for use in a pattern.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The code `privacyAcknowledgementRequired`, for use in a pattern.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The code `unauthorizedRequestData`, for use in a pattern.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// The code `invalidOfferIdentifier`, for use in a pattern.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The code `invalidSignature`, for use in a pattern.
  public static var invalidSignature: Code { .invalidSignature }
  /// The code `missingOfferParams`, for use in a pattern.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The code `invalidOfferPrice`, for use in a pattern.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// The code `overlayCancelled`, for use in a pattern.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The code `overlayInvalidConfiguration`, for use in a pattern.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// The code `overlayTimeout`, for use in a pattern.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The code `ineligibleForOffer`, for use in a pattern.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The code `unsupportedPlatform`, for use in a pattern.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// The code `overlayPresentedInBackgroundScene`, for use in a pattern.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}

/// The domain of StoreKit's errors.
public let SKErrorDomain = "SKErrorDomain"
