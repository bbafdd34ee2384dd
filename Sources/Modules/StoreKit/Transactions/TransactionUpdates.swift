import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore
import Synchronization

/// What is known about a purchase beside what the older interface says.
struct PurchaseRecord {
  var account: UUID?
  var quantity = 1
  var revoked: Date?
  var isFinished = false
  /// The launch in which the purchase was made.
  var launch: ObjectIdentifier?
}

/// The loops of an app that wait for purchases.
final class TransactionUpdates: Sendable {
  private let held = Mutex<[UUID: AsyncStream<Transaction>.Continuation]>([:])

  static var current: TransactionUpdates {
    SimulatedProcess.current.shared(TransactionUpdates.self) { TransactionUpdates() }
  }

  func stream() -> AsyncStream<Transaction> {
    let (stream, continuation) = AsyncStream<Transaction>.makeStream()
    let key = UUID()
    held.withLock { $0[key] = continuation }
    continuation.onTermination = { [weak self] _ in self?.held.withLock { $0[key] = nil } }
    SimulatedProcess.current.clock.schedule(after: 0, "purchases that are not finished") {
      for transaction in PurchaseDevice.current.left { continuation.yield(transaction) }
    }
    return stream
  }
  func tell(_ transaction: Transaction) {
    for continuation in held.withLock({ Array($0.values) }) { continuation.yield(transaction) }
  }
}

extension PurchaseDevice {
  var transactions: [Transaction] { bought.compactMap(transaction) }

  func transactions(_ kind: Transaction.Transactions.Kind) -> [Transaction] {
    switch kind {
    case .all: transactions
    case .entitlements: entitlements
    case .unfinished, .updates: transactions.filter { records[$0.id]?.isFinished != true }
    }
  }

  /// The purchases that an earlier launch has not finished.
  var left: [Transaction] {
    let launch = ObjectIdentifier(SimulatedProcess.current)
    return transactions.filter { records[$0.id].map { !$0.isFinished && $0.launch != launch } ?? false }
  }

  /// The last purchase of each product that the user may use.
  var entitlements: [Transaction] {
    var found: [String: Transaction] = [:]
    let now = AppDate.after(0)
    for transaction in transactions where transaction.productType != .consumable {
      found[transaction.productID] = transaction
    }
    return found.values.filter { transaction in
      transaction.revocationDate == nil && transaction.expirationDate.map { $0 > now } ?? true
    }.sorted { $0.id < $1.id }
  }

  private func transaction(_ purchase: SKPaymentTransaction) -> Transaction? {
    guard let id = purchase.transactionIdentifier.flatMap({ UInt64($0) }), let date = purchase.transactionDate else {
      return nil
    }
    let record = records[id] ?? PurchaseRecord(quantity: purchase.payment.quantity)
    let identifier = purchase.payment.productIdentifier
    let sold = StoreDevice.of(SimulatedProcess.current.device).products.first { $0.productIdentifier == identifier }
    let product = sold.map { Product($0) }
    return Transaction(
      id: id, productID: identifier, productType: product?.type ?? .nonConsumable,
      subscriptionGroupID: product?.subscription?.subscriptionGroupID, purchaseDate: date,
      expirationDate: product?.subscription?.subscriptionPeriod.end(after: date), purchasedQuantity: record.quantity,
      appAccountToken: record.account, revocationDate: record.revoked,
      appBundleID: Bundle.main.bundleIdentifier ?? "", price: product?.price, storefrontCountryCode: storefront)
  }

  /// Notes a purchase of a product.
  func buy(_ identifier: String, account: UUID? = nil, quantity: Int = 1, launch: ObjectIdentifier?) -> Transaction? {
    let payment = SKMutablePayment()
    payment.productIdentifier = identifier
    payment.quantity = quantity
    let purchase = SKPaymentTransaction()
    purchase.payment = payment.kept()
    count += 1
    purchase.transactionState = .purchased
    purchase.transactionIdentifier = "\(count)"
    purchase.transactionDate = AppDate.after(0)
    bought.append(purchase)
    records[UInt64(count)] = PurchaseRecord(account: account, quantity: quantity, launch: launch)
    return transaction(purchase)
  }
}

extension XCUIDevice {
  /// Has the user buy a product outside of the app, such as by a code: the app is told by `Transaction.updates`.
  public func buyOutsideOfApp(_ productIdentifier: String) {
    let part = PurchaseDevice.of(parts)
    change {
      guard PurchaseDevice.current === part else { return }
      let launch = ObjectIdentifier(SimulatedProcess.current)
      if let new = part.buy(productIdentifier, launch: launch) { TransactionUpdates.current.tell(new) }
    }
  }
  /// Takes back the purchases of a product: the app is told by `Transaction.updates`.
  public func refundPurchases(of productIdentifier: String) {
    let part = PurchaseDevice.of(parts)
    change {
      guard PurchaseDevice.current === part else { return }
      for old in part.transactions where old.productID == productIdentifier && old.revocationDate == nil {
        part.records[old.id, default: PurchaseRecord(quantity: old.purchasedQuantity)].revoked = AppDate.after(0)
        if let new = part.transactions.first(where: { $0.id == old.id }) { TransactionUpdates.current.tell(new) }
      }
    }
  }
  /// The products that can be bought again once they are used up; all others that are no subscriptions stay.
  public var consumableProducts: Set<String> {
    get { PurchaseDevice.of(parts).consumables }
    set { PurchaseDevice.of(parts).consumables = newValue }
  }
  /// The country of the store by three letters, `USA` before it is set.
  public var storefrontCountryCode: String {
    get { PurchaseDevice.of(parts).storefront }
    set { PurchaseDevice.of(parts).storefront = newValue }
  }
}
