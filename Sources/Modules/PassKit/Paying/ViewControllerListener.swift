import Foundation

/// Hands what the user does on to the delegate of a controller, and its answers back. The sheet belongs to the controller.
@MainActor final class ViewControllerListener: PaymentListener {
  private let asking:
    PaymentAsking<PKPaymentAuthorizationViewController, any PKPaymentAuthorizationViewControllerDelegate>

  init(_ controller: PKPaymentAuthorizationViewController) {
    asking = PaymentAsking { [weak controller] in
      guard let controller, let delegate = controller.delegate else { return nil }
      return AskedDelegate(controller: controller, delegate: delegate)
    }
  }

  func selected(_ method: PKPaymentMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(
      answer,
      .init("paymentAuthorizationViewController(_:didSelectPaymentMethod:handler:)") {
        $0.paymentAuthorizationViewController($1, didSelectPaymentMethod: method, handler: $2)
      },
      .init("paymentAuthorizationViewController(_:didSelectPaymentMethod:completion:)") { delegate, controller, done in
        delegate.paymentAuthorizationViewController(controller, didSelectPaymentMethod: method) { @Sendable items in
          done(.init(paymentSummaryItems: items))
        }
      }
    ) {
      await $0.delegate.paymentAuthorizationViewController($0.controller, didSelectPaymentMethod: method)
    }
  }

  func selected(_ contact: PKContact, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(
      answer,
      .init("paymentAuthorizationViewController(_:didSelectShippingContact:handler:)") {
        $0.paymentAuthorizationViewController($1, didSelectShippingContact: contact, handler: $2)
      },
      .init("paymentAuthorizationViewController(_:didSelectShippingContact:completion:)") {
        delegate, controller, done in
        delegate.paymentAuthorizationViewController(controller, didSelectShippingContact: contact) {
          @Sendable status, methods, items in
          done(.init(status, methods, items))
        }
      }
    ) {
      await $0.delegate.paymentAuthorizationViewController($0.controller, didSelectShippingContact: contact)
    }
  }

  func selected(_ shipping: PKShippingMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(
      answer,
      .init("paymentAuthorizationViewController(_:didSelectShippingMethod:handler:)") {
        $0.paymentAuthorizationViewController($1, didSelectShippingMethod: shipping, handler: $2)
      },
      .init("paymentAuthorizationViewController(_:didSelectShippingMethod:completion:)") { delegate, controller, done in
        delegate.paymentAuthorizationViewController(controller, didSelectShippingMethod: shipping) {
          @Sendable status, items in
          done(.init(status, items))
        }
      }
    ) {
      await $0.delegate.paymentAuthorizationViewController($0.controller, didSelectShippingMethod: shipping)
    }
  }

  func changed(_ code: String, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    asking.ask(
      answer,
      .init("paymentAuthorizationViewController(_:didChangeCouponCode:handler:)") {
        $0.paymentAuthorizationViewController($1, didChangeCouponCode: code, handler: $2)
      }
    ) {
      await $0.delegate.paymentAuthorizationViewController($0.controller, didChangeCouponCode: code)
    }
  }

  func willAuthorize() {
    asking.tell("paymentAuthorizationViewControllerWillAuthorizePayment(_:)") {
      $0.paymentAuthorizationViewControllerWillAuthorizePayment($1)
    }
  }

  func authorized(_ payment: PKPayment, _ answer: @escaping PaymentAnswer<PKPaymentAuthorizationResult>) {
    asking.ask(
      answer,
      .init("paymentAuthorizationViewController(_:didAuthorizePayment:handler:)") {
        $0.paymentAuthorizationViewController($1, didAuthorizePayment: payment, handler: $2)
      },
      .init("paymentAuthorizationViewController(_:didAuthorizePayment:completion:)") { delegate, controller, done in
        delegate.paymentAuthorizationViewController(
          controller, didAuthorizePayment: payment,
          completion: { @Sendable status in done(PKPaymentAuthorizationResult(status: status, errors: nil)) })
      }
    ) {
      await $0.delegate.paymentAuthorizationViewController($0.controller, didAuthorizePayment: payment)
    }
  }

  func finished() {
    asking.tell("paymentAuthorizationViewControllerDidFinish(_:)") {
      $0.paymentAuthorizationViewControllerDidFinish($1)
    }
  }
}
