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

  /// Calls the form without a closure.
  typealias Awaited<Value> = @Sendable (Asked) async -> Value

  /// A form with a closure: the full name of the method, and the call with what takes the answer.
  struct Form<Value> {
    let method: StaticString
    let call: Call
    /// The app may answer on any thread.
    typealias Call = @MainActor (Delegate, Controller, @escaping @Sendable (Value) -> Void) -> Void
    init(_ method: StaticString, _ call: @escaping Call) {
      self.method = method
      self.call = call
    }
  }

  /// The controller and its delegate; nil where either is missing.
  private let asked: @MainActor () -> Asked?
  init(_ asked: @escaping @MainActor () -> Asked?) { self.asked = asked }

  /// Asks for what changes after a choice; nothing where there is no delegate.
  func ask<Update: PKPaymentRequestUpdate>(
    _ answer: @escaping PaymentAnswer<PKPaymentRequestUpdate?>, _ forms: Form<Update>...,
    awaited: @escaping Awaited<Update>
  ) {
    guard let asked = asked() else { return answer(nil) }
    ask(asked, { answer($0) }, forms, awaited)
  }

  /// Asks how the app takes a payment; it fails where there is no delegate.
  func ask(
    _ answer: @escaping PaymentAnswer<PKPaymentAuthorizationResult>, _ forms: Form<PKPaymentAuthorizationResult>...,
    awaited: @escaping Awaited<PKPaymentAuthorizationResult>
  ) {
    guard let asked = asked() else { return answer(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
    ask(asked, answer, forms, awaited)
  }

  /// Tells the delegate of what has happened.
  func tell(_ method: StaticString, _ body: (Delegate, Controller) -> Void) {
    guard let asked = asked() else { return }
    UserCode.tell(asked.delegate, method, of: asked.controller) { body($0, asked.controller) }
  }

  private func ask<Value: Sendable>(
    _ asked: Asked, _ answer: @escaping PaymentAnswer<Value>, _ forms: [Form<Value>],
    _ awaited: @escaping Awaited<Value>
  ) {
    for form in forms {
      let heard: Void? = UserCode.ask(asked.delegate, form.method) { delegate in
        form.call(delegate, asked.controller) { value in
          MainQueue.run { answer(value) }
        }
      }
      if heard != nil { return }
    }
    Task { @MainActor in
      guard UserCode.mayRun else { return }
      answer(await awaited(asked))
    }
  }
}
