public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore

/// What a simulated device's store sells.
@MainActor final class StoreDevice {
  var products: [SKProduct] = []
  nonisolated init() {}
  nonisolated static func of(_ parts: DeviceParts) -> StoreDevice { parts.part(StoreDevice.self) { StoreDevice() } }
}

extension XCUIDevice {
  /// What the store sells to apps on this device; nothing at first.
  public var storeProducts: [SKProduct] {
    get { StoreDevice.of(parts).products }
    set { StoreDevice.of(parts).products = newValue }
  }
}

/// Asks the store for something; the answer comes in a turn of its own.
@preconcurrency @MainActor open class SKRequest: NSObject {
  /// Is notified of the response and of the end of the request.
  open weak var delegate: (any SKRequestDelegate)?
  private var turn: VirtualClock.Token?

  public nonisolated override init() { super.init() }

  /// Asks the store; without effect while the request runs.
  open func start() {
    guard turn == nil else { return }
    turn = UIApplication.shared.clock.schedule(after: 0, "a request to the store") { [self] in
      turn = nil
      answer()
      UserCode.tell(delegate, "requestDidFinish(_:)", of: self) { $0.requestDidFinish(self) }
    }
  }

  /// Cancels the request: the delegate is not called.
  open func cancel() {
    if let turn { UIApplication.shared.clock.cancel(turn) }
    turn = nil
  }

  func answer() {}
}

/// Is notified of the end of a request; the methods are optional.
@preconcurrency @MainActor public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called when the request has ended.
  func requestDidFinish(_ request: SKRequest)
  /// The store of a simulated device never fails.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func requestDidFinish(_ request: SKRequest) { leftOut(by: self, with: [request]) }
  /// The default of the optional method: does nothing.
  dynamic public func request(_ request: SKRequest, didFailWithError error: any Error) {
    leftOut(by: self, with: [request, error])
  }
}

/// Asks for the descriptions of products.
@preconcurrency @MainActor open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  public nonisolated override init() {
    identifiers = []
    super.init()
  }

  /// Creates a request with the identifiers of products.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func answer() {
    let products = StoreDevice.of(SimulatedProcess.current.device).products.filter {
      identifiers.contains($0.productIdentifier)
    }
    let unknown = identifiers.subtracting(products.map(\.productIdentifier)).sorted()
    let response = SKProductsResponse(products, unknown)
    UserCode.tell(delegate as? any SKProductsRequestDelegate, "productsRequest(_:didReceive:)", of: self) {
      $0.productsRequest(self, didReceive: response)
    }
  }
}

/// Gets the descriptions of products.
@preconcurrency @MainActor public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the store's answer, before the request ends.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The products that the store has, and the identifiers of which it knows none.
@preconcurrency @MainActor open class SKProductsResponse: NSObject {
  /// The products that the store has.
  open var products: [SKProduct] { found }
  /// The identifiers that the store does not know.
  open var invalidProductIdentifiers: [String] { unknown }
  private let found: [SKProduct]
  private let unknown: [String]

  public nonisolated override init() {
    (found, unknown) = ([], [])
    super.init()
  }

  init(_ products: [SKProduct], _ unknown: [String]) {
    (found, self.unknown) = (products, unknown)
    super.init()
  }
}
