public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Is notified of what the user does on the sheet; all but the first method are optional. Of the forms of a method the one
/// with a handler goes first, then the older one with a completion, then the one without a closure.
@preconcurrency public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the user has paid or canceled; the delegate has to dismiss the sheet.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// Called when the user has agreed, before the payment is handed over.
  func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
  /// Called when the user has agreed; the closure gets how the app has taken the payment.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// Called when the user has agreed; the closure gets how the app has taken the payment.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
  /// Called when the user has agreed; the answer is how the app has taken the payment.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  /// Called when the user has chosen an address; the closure gets what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  /// Called when the user has chosen an address; the answer is what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate
  /// Called when the user has chosen a shipping method; the closure gets what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  /// Called when the user has chosen a shipping method; the answer is what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate
  /// Called when the user has typed a coupon's code; the closure gets what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  /// Called when the user has typed a coupon's code; the answer is what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate
  /// Called when the user has chosen a card; the closure gets what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  /// Called when the user has chosen a card; the answer is what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate
  /// Called when the user has chosen an address, in the older form; the closure gets what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void)
  /// Called when the user has chosen a shipping method, in the older form; the closure gets what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void)
  /// Called when the user has chosen a card, in the older form; the closure gets what changes.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    completion: @escaping ([PKPaymentSummaryItem]) -> Void)
  /// Asks for the window that the sheet is shown over; without an answer it is the key window.
  func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}
extension PKPaymentAuthorizationControllerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
  {
    leftOut(by: self, anywhere: (), with: [controller])
  }
  /// The default of the optional method: the older one is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, payment, completion]) }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, payment, completion]) }
  /// The default of the optional method: the payment fails.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    leftOut(
      by: self, anywhere: PKPaymentAuthorizationResult(status: .failure, errors: nil), with: [controller, payment])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, contact, completion]) }
  /// The default of the optional method: nothing changes.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate {
    leftOut(
      by: self, anywhere: PKPaymentRequestShippingContactUpdate(paymentSummaryItems: []), with: [controller, contact])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, shippingMethod, completion]) }
  /// The default of the optional method: nothing changes.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate {
    leftOut(
      by: self, anywhere: PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: []),
      with: [controller, shippingMethod])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, paymentMethod, completion]) }
  /// The default of the optional method: nothing changes.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate {
    leftOut(
      by: self, anywhere: PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: []),
      with: [controller, paymentMethod])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, couponCode, completion]) }
  /// The default of the optional method: nothing changes.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate {
    leftOut(
      by: self, anywhere: PKPaymentRequestCouponCodeUpdate(paymentSummaryItems: []), with: [controller, couponCode])
  }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    completion: @escaping (PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, contact, completion]) }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    completion: @escaping (PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, shippingMethod, completion]) }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    completion: @escaping ([PKPaymentSummaryItem]) -> Void
  ) { leftOut(by: self, anywhere: (), with: [controller, paymentMethod, completion]) }
  /// The default of the optional method: the key window.
  dynamic public func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? {
    leftOut(by: self, anywhere: nil, with: [controller])
  }
}
