import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Hands what the user does on to the delegate, and its answers back.
@MainActor final class ViewControllerListener: PaymentListener {
  private weak var controller: PKPaymentAuthorizationViewController?
  init(_ controller: PKPaymentAuthorizationViewController) { self.controller = controller }

  /// Carries a delegate to a method that may wait.
  private struct Asked: @unchecked Sendable {
    let controller: PKPaymentAuthorizationViewController
    let delegate: any PKPaymentAuthorizationViewControllerDelegate
  }

  /// Asks the form of a method without a closure.
  private func wait<Value: Sendable>(
    _ answer: @escaping PaymentAnswer<Value>, _ body: @escaping @Sendable (Asked) async -> Value
  ) {
    guard let controller, let delegate = controller.delegate else { return }
    let asked = Asked(controller: controller, delegate: delegate)
    Task { @MainActor in
      guard UserCode.mayRun else { return }
      answer(await body(asked))
    }
  }

  func selected(_ method: PKPaymentMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    guard let controller, controller.delegate != nil else { return answer(nil) }
    let heard: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationViewController(_:didSelectPaymentMethod:handler:)"
    ) {
      $0.paymentAuthorizationViewController(controller, didSelectPaymentMethod: method) { update in
        MainQueue.run { answer(update) }
      }
    }
    guard heard == nil else { return }
    wait(answer) { await $0.delegate.paymentAuthorizationViewController($0.controller, didSelectPaymentMethod: method) }
  }

  func selected(_ contact: PKContact, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    guard let controller, controller.delegate != nil else { return answer(nil) }
    let heard: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationViewController(_:didSelectShippingContact:handler:)"
    ) {
      $0.paymentAuthorizationViewController(controller, didSelectShippingContact: contact) { update in
        MainQueue.run { answer(update) }
      }
    }
    guard heard == nil else { return }
    wait(answer) {
      await $0.delegate.paymentAuthorizationViewController($0.controller, didSelectShippingContact: contact)
    }
  }

  func selected(_ shipping: PKShippingMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    guard let controller, controller.delegate != nil else { return answer(nil) }
    let heard: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationViewController(_:didSelectShippingMethod:handler:)"
    ) {
      $0.paymentAuthorizationViewController(controller, didSelectShippingMethod: shipping) { update in
        MainQueue.run { answer(update) }
      }
    }
    guard heard == nil else { return }
    wait(answer) {
      await $0.delegate.paymentAuthorizationViewController($0.controller, didSelectShippingMethod: shipping)
    }
  }

  func willAuthorize() {
    guard let controller else { return }
    UserCode.tell(controller.delegate, "paymentAuthorizationViewControllerWillAuthorizePayment(_:)", of: controller) {
      $0.paymentAuthorizationViewControllerWillAuthorizePayment(controller)
    }
  }

  func authorized(_ payment: PKPayment, _ answer: @escaping PaymentAnswer<PKPaymentAuthorizationResult>) {
    guard let controller, controller.delegate != nil else {
      return answer(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
    let heard: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationViewController(_:didAuthorizePayment:handler:)"
    ) {
      $0.paymentAuthorizationViewController(
        controller, didAuthorizePayment: payment,
        handler: { result in
          MainQueue.run { answer(result) }
        })
    }
    guard heard == nil else { return }
    let older: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationViewController(_:didAuthorizePayment:completion:)"
    ) {
      $0.paymentAuthorizationViewController(
        controller, didAuthorizePayment: payment,
        completion: { status in
          MainQueue.run { answer(PKPaymentAuthorizationResult(status: status, errors: nil)) }
        })
    }
    guard older == nil else { return }
    wait(answer) { await $0.delegate.paymentAuthorizationViewController($0.controller, didAuthorizePayment: payment) }
  }

  func finished() {
    guard let controller else { return }
    UserCode.tell(controller.delegate, "paymentAuthorizationViewControllerDidFinish(_:)", of: controller) {
      $0.paymentAuthorizationViewControllerDidFinish(controller)
    }
  }
}
