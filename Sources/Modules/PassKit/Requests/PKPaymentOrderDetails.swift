public import Foundation

/// Which order a payment was for; the order's package is not loaded.
open class PKPaymentOrderDetails: NSObject, @unchecked Sendable {
  /// The identifier of the kind of order.
  open var orderTypeIdentifier: String
  /// The identifier of the order.
  open var orderIdentifier: String
  /// The address of the service that has the order.
  open var webServiceURL: URL
  /// What the service asks for.
  open var authenticationToken: String

  /// Creates the details of an order.
  public init(orderTypeIdentifier: String, orderIdentifier: String, webServiceURL: URL, authenticationToken: String) {
    self.orderTypeIdentifier = orderTypeIdentifier
    self.orderIdentifier = orderIdentifier
    self.webServiceURL = webServiceURL
    self.authenticationToken = authenticationToken
    super.init()
  }
}
