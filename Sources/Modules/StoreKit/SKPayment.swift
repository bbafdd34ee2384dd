public import Foundation

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
public struct SKError: CustomNSError, Hashable, Sendable {
  /// The reasons as numbers.
  public enum Code: Int, Sendable {
    /// Unknown, or the user, the payment, or the product is the reason.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    /// The app may not use the cloud service, or it cannot be reached.
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  /// The reason.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of StoreKit's errors.
  public static let errorDomain = SKErrorDomain
  /// An unknown reason.
  public static let unknown = Code.unknown
  /// The user may not do this.
  public static let clientInvalid = Code.clientInvalid
  /// The user has cancelled the purchase.
  public static let paymentCancelled = Code.paymentCancelled
  /// Something about the payment is not valid.
  public static let paymentInvalid = Code.paymentInvalid
  /// The device does not allow payments.
  public static let paymentNotAllowed = Code.paymentNotAllowed
  /// The store does not have the product.
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// The domain of StoreKit's errors.
public let SKErrorDomain = "SKErrorDomain"
