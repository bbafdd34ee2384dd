public import Foundation

/// What is to be bought, and how many of it.
@preconcurrency @MainActor open class SKPayment: NSObject {
  open fileprivate(set) var productIdentifier: String
  open fileprivate(set) var quantity = 1
  /// Who buys, as the app knows him.
  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var requestData: Data?
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

  /// What the queue keeps: later changes of the payment count for nothing.
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
  open internal(set) var payment = SKPayment()
  open internal(set) var transactionState = SKPaymentTransactionState.purchasing
  open internal(set) var transactionIdentifier: String?
  open internal(set) var transactionDate: Date?
  open internal(set) var error: (any Error)?
  /// The purchase that is restored.
  open internal(set) var original: SKPaymentTransaction?

  public nonisolated override init() { super.init() }
}

/// Why a purchase failed.
public struct SKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = SKErrorDomain
  public static let unknown = Code.unknown
  public static let clientInvalid = Code.clientInvalid
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentInvalid = Code.paymentInvalid
  public static let paymentNotAllowed = Code.paymentNotAllowed
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
  public var errorCode: Int { code.rawValue }
}

public let SKErrorDomain = "SKErrorDomain"
