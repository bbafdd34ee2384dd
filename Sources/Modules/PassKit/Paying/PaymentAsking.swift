import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A controller with its delegate, for a method that may wait.
struct AskedDelegate<Controller: AnyObject, Delegate>: @unchecked Sendable {
  let controller: Controller
  let delegate: Delegate
}

/// Asks the delegate of a sheet for payments, of whichever protocol: first the forms of a method with a closure, then the
/// one without.
@MainActor struct PaymentAsking<Controller: AnyObject, Delegate> {
  typealias Asked = AskedDelegate<Controller, Delegate>

  /// Calls a form with a closure, which it hands on.
  typealias WithClosure<Value> = (Delegate, Controller, @escaping (Value) -> Void) -> Void
  /// Calls the form without a closure.
  typealias Awaited<Value> = @Sendable (Asked) async -> Value

  /// The controller and its delegate; nil where either is missing.
  private let asked: @MainActor () -> Asked?
  init(_ asked: @escaping @MainActor () -> Asked?) { self.asked = asked }

  /// Asks for what changes after a choice; nothing where there is no delegate.
  func ask<Update: PKPaymentRequestUpdate>(
    _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>, _ method: StaticString,
    _ body: WithClosure<Update>, awaited: @escaping Awaited<Update>
  ) {
    guard let asked = asked() else { return answer(nil) }
    if !calls(asked, method, { answer($0) }, body) { wait(asked, { answer($0) }, awaited) }
  }

  /// Asks how the app takes a payment; it fails where there is no delegate.
  func ask(
    _ answer: @escaping PaymentAnswer<PKPaymentAuthorizationResult>, _ method: StaticString,
    _ body: WithClosure<PKPaymentAuthorizationResult>, older: StaticString,
    _ olderBody: WithClosure<PKPaymentAuthorizationStatus>, awaited: @escaping Awaited<PKPaymentAuthorizationResult>
  ) {
    guard let asked = asked() else { return answer(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
    if calls(asked, method, answer, body) { return }
    let status: PaymentAnswer<PKPaymentAuthorizationStatus> = {
      answer(PKPaymentAuthorizationResult(status: $0, errors: nil))
    }
    if !calls(asked, older, status, olderBody) { wait(asked, answer, awaited) }
  }

  /// Tells the delegate of what has happened.
  func tell(_ method: StaticString, _ body: (Delegate, Controller) -> Void) {
    guard let asked = asked() else { return }
    UserCode.tell(asked.delegate, method, of: asked.controller) { body($0, asked.controller) }
  }

  /// Whether the delegate has a form with a closure, which is called then.
  private func calls<Value: Sendable>(
    _ asked: Asked, _ method: StaticString, _ answer: @escaping PaymentAnswer<Value>, _ body: WithClosure<Value>
  ) -> Bool {
    let heard: Void? = UserCode.ask(asked.delegate, method) { delegate in
      body(delegate, asked.controller) { value in
        MainQueue.run { answer(value) }
      }
    }
    return heard != nil
  }

  private func wait<Value: Sendable>(
    _ asked: Asked, _ answer: @escaping PaymentAnswer<Value>, _ body: @escaping Awaited<Value>
  ) {
    Task { @MainActor in
      guard UserCode.mayRun else { return }
      answer(await body(asked))
    }
  }
}
