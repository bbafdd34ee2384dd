import Foundation

/// Hands what the user does on to the delegate of a controller, and its answers back. The sheet keeps the controller alive.
@MainActor final class ControllerListener: PaymentListener {
  private let asking: PaymentAsking<PKPaymentAuthorizationController, any PKPaymentAuthorizationControllerDelegate>

  init(_ controller: PKPaymentAuthorizationController) {
    asking = PaymentAsking { [controller] in
      guard let delegate = controller.delegate else { return nil }
      return AskedDelegate(controller: controller, delegate: delegate)
    }
  }

  func selected(_ method: PKPaymentMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(answer, "paymentAuthorizationController(_:didSelectPaymentMethod:handler:)") {
      $0.paymentAuthorizationController($1, didSelectPaymentMethod: method, handler: $2)
    } awaited: {
      await $0.delegate.paymentAuthorizationController($0.controller, didSelectPaymentMethod: method)
    }
  }

  func selected(_ contact: PKContact, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(answer, "paymentAuthorizationController(_:didSelectShippingContact:handler:)") {
      $0.paymentAuthorizationController($1, didSelectShippingContact: contact, handler: $2)
    } awaited: {
      await $0.delegate.paymentAuthorizationController($0.controller, didSelectShippingContact: contact)
    }
  }

  func selected(_ shipping: PKShippingMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(answer, "paymentAuthorizationController(_:didSelectShippingMethod:handler:)") {
      $0.paymentAuthorizationController($1, didSelectShippingMethod: shipping, handler: $2)
    } awaited: {
      await $0.delegate.paymentAuthorizationController($0.controller, didSelectShippingMethod: shipping)
    }
  }

  func changed(_ code: String, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(answer, "paymentAuthorizationController(_:didChangeCouponCode:handler:)") {
      $0.paymentAuthorizationController($1, didChangeCouponCode: code, handler: $2)
    } awaited: {
      await $0.delegate.paymentAuthorizationController($0.controller, didChangeCouponCode: code)
    }
  }

  func willAuthorize() {
    asking.tell("paymentAuthorizationControllerWillAuthorizePayment(_:)") {
      $0.paymentAuthorizationControllerWillAuthorizePayment($1)
    }
  }

  func authorized(_ payment: PKPayment, _ answer: @escaping PaymentAnswer<PKPaymentAuthorizationResult>) {
    asking.ask(
      answer, "paymentAuthorizationController(_:didAuthorizePayment:handler:)",
      { $0.paymentAuthorizationController($1, didAuthorizePayment: payment, handler: $2) },
      older: "paymentAuthorizationController(_:didAuthorizePayment:completion:)",
      { $0.paymentAuthorizationController($1, didAuthorizePayment: payment, completion: $2) },
      awaited: { await $0.delegate.paymentAuthorizationController($0.controller, didAuthorizePayment: payment) })
  }

  func finished() {
    asking.tell("paymentAuthorizationControllerDidFinish(_:)") { $0.paymentAuthorizationControllerDidFinish($1) }
  }
}
