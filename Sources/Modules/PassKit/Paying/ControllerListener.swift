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
    asking.ask(
      answer,
      .init("paymentAuthorizationController(_:didSelectPaymentMethod:handler:)") {
        $0.paymentAuthorizationController($1, didSelectPaymentMethod: method, handler: $2)
      },
      .init("paymentAuthorizationController(_:didSelectPaymentMethod:completion:)") { delegate, controller, done in
        delegate.paymentAuthorizationController(controller, didSelectPaymentMethod: method) { @Sendable items in
          done(.init(paymentSummaryItems: items))
        }
      }
    ) {
      await $0.delegate.paymentAuthorizationController($0.controller, didSelectPaymentMethod: method)
    }
  }

  func selected(_ contact: PKContact, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(
      answer,
      .init("paymentAuthorizationController(_:didSelectShippingContact:handler:)") {
        $0.paymentAuthorizationController($1, didSelectShippingContact: contact, handler: $2)
      },
      .init("paymentAuthorizationController(_:didSelectShippingContact:completion:)") { delegate, controller, done in
        delegate.paymentAuthorizationController(controller, didSelectShippingContact: contact) {
          @Sendable status, methods, items in
          done(.init(status, methods, items))
        }
      }
    ) {
      await $0.delegate.paymentAuthorizationController($0.controller, didSelectShippingContact: contact)
    }
  }

  func selected(_ shipping: PKShippingMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(
      answer,
      .init("paymentAuthorizationController(_:didSelectShippingMethod:handler:)") {
        $0.paymentAuthorizationController($1, didSelectShippingMethod: shipping, handler: $2)
      },
      .init("paymentAuthorizationController(_:didSelectShippingMethod:completion:)") { delegate, controller, done in
        delegate.paymentAuthorizationController(controller, didSelectShippingMethod: shipping) {
          @Sendable status, items in done(.init(status, items))
        }
      }
    ) {
      await $0.delegate.paymentAuthorizationController($0.controller, didSelectShippingMethod: shipping)
    }
  }

  func changed(_ code: String, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(
      answer,
      .init("paymentAuthorizationController(_:didChangeCouponCode:handler:)") {
        $0.paymentAuthorizationController($1, didChangeCouponCode: code, handler: $2)
      }
    ) {
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
      answer,
      .init("paymentAuthorizationController(_:didAuthorizePayment:handler:)") {
        $0.paymentAuthorizationController($1, didAuthorizePayment: payment, handler: $2)
      },
      .init("paymentAuthorizationController(_:didAuthorizePayment:completion:)") { delegate, controller, done in
        delegate.paymentAuthorizationController(
          controller, didAuthorizePayment: payment,
          completion: { @Sendable status in done(PKPaymentAuthorizationResult(status: status, errors: nil)) })
      }
    ) {
      await $0.delegate.paymentAuthorizationController($0.controller, didAuthorizePayment: payment)
    }
  }

  func finished() {
    asking.tell("paymentAuthorizationControllerDidFinish(_:)") { $0.paymentAuthorizationControllerDidFinish($1) }
  }
}
