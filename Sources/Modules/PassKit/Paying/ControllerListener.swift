import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Hands what the user does on to the delegate, and its answers back.
@MainActor final class ControllerListener: PaymentListener {
  private var controller: PKPaymentAuthorizationController?
  init(_ controller: PKPaymentAuthorizationController) { self.controller = controller }

  /// Carries a delegate to a method that may wait.
  private struct Asked: @unchecked Sendable {
    let controller: PKPaymentAuthorizationController
    let delegate: any PKPaymentAuthorizationControllerDelegate
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
      controller.delegate, "paymentAuthorizationController(_:didSelectPaymentMethod:handler:)"
    ) {
      $0.paymentAuthorizationController(controller, didSelectPaymentMethod: method) { update in
        MainQueue.run { answer(update) }
      }
    }
    guard heard == nil else { return }
    wait(answer) { await $0.delegate.paymentAuthorizationController($0.controller, didSelectPaymentMethod: method) }
  }

  func selected(_ contact: PKContact, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    guard let controller, controller.delegate != nil else { return answer(nil) }
    let heard: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationController(_:didSelectShippingContact:handler:)"
    ) {
      $0.paymentAuthorizationController(controller, didSelectShippingContact: contact) { update in
        MainQueue.run { answer(update) }
      }
    }
    guard heard == nil else { return }
    wait(answer) { await $0.delegate.paymentAuthorizationController($0.controller, didSelectShippingContact: contact) }
  }

  func selected(_ shipping: PKShippingMethod, _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>) {
    guard let controller, controller.delegate != nil else { return answer(nil) }
    let heard: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationController(_:didSelectShippingMethod:handler:)"
    ) {
      $0.paymentAuthorizationController(controller, didSelectShippingMethod: shipping) { update in
        MainQueue.run { answer(update) }
      }
    }
    guard heard == nil else { return }
    wait(answer) { await $0.delegate.paymentAuthorizationController($0.controller, didSelectShippingMethod: shipping) }
  }

  func willAuthorize() {
    guard let controller else { return }
    UserCode.tell(controller.delegate, "paymentAuthorizationControllerWillAuthorizePayment(_:)", of: controller) {
      $0.paymentAuthorizationControllerWillAuthorizePayment(controller)
    }
  }

  func authorized(_ payment: PKPayment, _ answer: @escaping PaymentAnswer<PKPaymentAuthorizationResult>) {
    guard let controller, controller.delegate != nil else {
      return answer(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
    let heard: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationController(_:didAuthorizePayment:handler:)"
    ) {
      $0.paymentAuthorizationController(
        controller, didAuthorizePayment: payment,
        handler: { result in
          MainQueue.run { answer(result) }
        })
    }
    guard heard == nil else { return }
    let older: Void? = UserCode.ask(
      controller.delegate, "paymentAuthorizationController(_:didAuthorizePayment:completion:)"
    ) {
      $0.paymentAuthorizationController(
        controller, didAuthorizePayment: payment,
        completion: { status in
          MainQueue.run { answer(PKPaymentAuthorizationResult(status: status, errors: nil)) }
        })
    }
    guard older == nil else { return }
    wait(answer) { await $0.delegate.paymentAuthorizationController($0.controller, didAuthorizePayment: payment) }
  }

  func finished() {
    guard let controller else { return }
    UserCode.tell(controller.delegate, "paymentAuthorizationControllerDidFinish(_:)", of: controller) {
      $0.paymentAuthorizationControllerDidFinish(controller)
    }
  }
}
