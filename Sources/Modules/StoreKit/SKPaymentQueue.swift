public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore
import Synchronization

/// What the user of a simulated device does when an app asks for a payment.
@MainActor final class PurchaseDevice {
  var pays = true
  private nonisolated let allowed = Mutex(true)
  nonisolated var canPay: Bool {
    get { allowed.withLock { $0 } }
    set { allowed.withLock { $0 = newValue } }
  }
  var count = 0
  var records: [UInt64: PurchaseRecord] = [:]
  var consumables: Set<String> = []
  var storefront = "USA"
  var bought: [SKPaymentTransaction] = []
  nonisolated init() {}
  nonisolated static func of(_ parts: DeviceParts) -> PurchaseDevice {
    parts.part(PurchaseDevice.self) { PurchaseDevice() }
  }
  nonisolated static var current: PurchaseDevice { of(SimulatedProcess.current.device) }
}

extension XCUIDevice {
  /// Whether the user pays when he is asked, or cancels; he pays at first.
  public var paysForPurchases: Bool {
    get { PurchaseDevice.of(parts).pays }
    set { PurchaseDevice.of(parts).pays = newValue }
  }

  /// Whether the user may pay at all; he may at first.
  public var allowsPurchases: Bool {
    get { PurchaseDevice.of(parts).canPay }
    set { PurchaseDevice.of(parts).canPay = newValue }
  }

  /// The identifiers of the products that were bought on this device, oldest first.
  public var purchasedProducts: [String] { PurchaseDevice.of(parts).bought.map(\.payment.productIdentifier) }
}

/// The purchases of an app, of which its observers are notified; each change comes in a turn of its own.
@preconcurrency @MainActor open class SKPaymentQueue: NSObject {
  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  /// The purchases that are not finished.
  open private(set) var transactions: [SKPaymentTransaction] = []
  private var observers: [Observer] = []

  public nonisolated override init() { super.init() }

  /// The queue of the app.
  open class func `default`() -> SKPaymentQueue {
    SimulatedProcess.current.singleton(SKPaymentQueue.self) { SKPaymentQueue() }
  }
  /// Returns whether the device allows payments.
  open class func canMakePayments() -> Bool { PurchaseDevice.current.canPay }

  /// The observers of the purchases.
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.object) }

  /// Adds an observer of purchases, and notifies it at once of those that are not finished.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    guard !observers.contains(where: { $0.object === observer }) else { return }
    observers.append(Observer(object: observer))
    let waiting = transactions
    if !waiting.isEmpty { later { [weak observer] in if let observer { self.tell(observer, of: waiting) } } }
  }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Asks the user to pay: the purchase begins, then it is there or failed.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction()
    transaction.payment = payment.kept()
    transactions.append(transaction)
    later { [self] in
      tellAll(of: [transaction])
      later { [self] in
        decide(transaction)
        tellAll(of: [transaction])
      }
    }
  }

  /// Takes a purchase that was delivered, or failed, out of the queue.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    if transaction.transactionState == .purchasing {
      raise(.invalidArgument("Cannot finish a purchasing transaction"))
      return
    }
    guard let index = transactions.firstIndex(where: { $0 === transaction }) else { return }
    transactions.remove(at: index)
    for observer in transactionObservers {
      UserCode.tell(observer, "paymentQueue(_:removedTransactions:)", of: self) {
        $0.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// Puts what was bought on the device into the queue again.
  open func restoreCompletedTransactions() {
    let restored = PurchaseDevice.current.bought.map { original in
      let transaction = SKPaymentTransaction()
      transaction.payment = original.payment
      transaction.original = original
      complete(transaction, .restored)
      return transaction
    }
    later { [self] in
      transactions += restored
      if !restored.isEmpty { tellAll(of: restored) }
      for observer in transactionObservers {
        UserCode.tell(observer, "paymentQueueRestoreCompletedTransactionsFinished(_:)", of: self) {
          $0.paymentQueueRestoreCompletedTransactionsFinished(self)
        }
      }
    }
  }
  /// Restores the purchases of all users; the name has no effect.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  // MARK: What the user does

  private func decide(_ transaction: SKPaymentTransaction) {
    let device = PurchaseDevice.current
    let isSold = StoreDevice.of(SimulatedProcess.current.device).products.contains {
      $0.productIdentifier == transaction.payment.productIdentifier
    }
    let failure: SKError.Code? =
      !device.canPay ? .paymentNotAllowed : !isSold ? .storeProductNotAvailable : !device.pays ? .paymentCancelled : nil
    if let failure {
      transaction.transactionState = .failed
      transaction.error = SKError(failure)
    } else {
      complete(transaction, .purchased)
      device.bought.append(transaction)
    }
  }

  private func complete(_ transaction: SKPaymentTransaction, _ state: SKPaymentTransactionState) {
    let device = PurchaseDevice.current
    device.count += 1
    transaction.transactionState = state
    transaction.transactionIdentifier = "\(device.count)"
    transaction.transactionDate = AppDate.after(0)
  }

  private func tellAll(of changed: [SKPaymentTransaction]) {
    for observer in transactionObservers { tell(observer, of: changed) }
  }

  private func tell(_ observer: any SKPaymentTransactionObserver, of changed: [SKPaymentTransaction]) {
    UserCode.tell(observer, "paymentQueue(_:updatedTransactions:)", of: self) {
      $0.paymentQueue(self, updatedTransactions: changed)
    }
  }

  private func later(_ action: @escaping @MainActor () -> Void) {
    _ = UIApplication.shared.clock.schedule(after: 0, "a purchase", action)
  }
}

/// Is notified of purchases; all but the first method are optional.
@preconcurrency @MainActor public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when purchases have begun, succeeded, failed or were restored.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases were finished.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// The store of a simulated device never fails.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Called when all purchases were restored.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Asked whether a purchase that was begun in the store goes on in the app; never called here.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  /// Called while downloads of content go on; never here.
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
}
extension SKPaymentTransactionObserver {
  /// The default of the optional method: does nothing.
  dynamic public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) { leftOut(by: self, with: [queue, transactions]) }
  /// The default of the optional method: does nothing.
  dynamic public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) { leftOut(by: self, with: [queue, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    leftOut(by: self, with: [queue])
  }
  /// The default of the optional method: returns false.
  dynamic public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { leftOut(by: self, false, with: [queue, payment, product]) }
  /// The default of the optional method: does nothing.
  dynamic public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {
    leftOut(by: self, with: [queue, downloads])
  }
}
