public import Foundation
import PlainviewRuntime

/// Is notified of what the user does on the sheet; all but the first method are optional. Of the forms of a method the one
/// with a handler goes first, then the older one with a completion, then the one without a closure.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has paid or canceled; the delegate has to dismiss the sheet.
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  /// Called when the user has agreed, before the payment is handed over.
  func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
  /// Called when the user has agreed; the closure gets how the app has taken the payment.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// Called when the user has agreed; the closure gets how the app has taken the payment.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
  /// Called when the user has agreed; the answer is how the app has taken the payment.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  /// Called when the user has chosen an address; the closure gets what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  /// Called when the user has chosen an address; the answer is what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate
  /// Called when the user has chosen a shipping method; the closure gets what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  /// Called when the user has chosen a shipping method; the answer is what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate
  /// Called when the user has typed a coupon's code; the closure gets what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  /// Called when the user has typed a coupon's code; the answer is what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate
  /// Called when the user has chosen a card; the closure gets what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  /// Called when the user has chosen a card; the answer is what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate
  /// Called when the user has chosen an address, in the older form; the closure gets what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void)
  /// Called when the user has chosen a shipping method, in the older form; the closure gets what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void)
  /// Called when the user has chosen a card, in the older form; the closure gets what changes.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    completion: @escaping ([PKPaymentSummaryItem]) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController
  ) {
    leftOut(by: self, with: [controller])
  }
  /// The default of the optional method: the older one is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { leftOut(by: self, with: [controller, payment, completion]) }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  ) { leftOut(by: self, with: [controller, payment, completion]) }
  /// The default of the optional method: the payment fails.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    leftOut(by: self, PKPaymentAuthorizationResult(status: .failure, errors: nil), with: [controller, payment])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) { leftOut(by: self, with: [controller, contact, completion]) }
  /// The default of the optional method: nothing changes.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate {
    leftOut(by: self, PKPaymentRequestShippingContactUpdate(paymentSummaryItems: []), with: [controller, contact])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) { leftOut(by: self, with: [controller, shippingMethod, completion]) }
  /// The default of the optional method: nothing changes.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate {
    leftOut(
      by: self, PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: []), with: [controller, shippingMethod])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) { leftOut(by: self, with: [controller, paymentMethod, completion]) }
  /// The default of the optional method: nothing changes.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate {
    leftOut(by: self, PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: []), with: [controller, paymentMethod])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) { leftOut(by: self, with: [controller, couponCode, completion]) }
  /// The default of the optional method: nothing changes.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate {
    leftOut(by: self, PKPaymentRequestCouponCodeUpdate(paymentSummaryItems: []), with: [controller, couponCode])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void
  ) { leftOut(by: self, with: [controller, contact, completion]) }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void
  ) { leftOut(by: self, with: [controller, shippingMethod, completion]) }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    completion: @escaping ([PKPaymentSummaryItem]) -> Void
  ) { leftOut(by: self, with: [controller, paymentMethod, completion]) }
}
