package import PlainviewRuntime

extension Conformance {
  /// Whether the app's class has a method, by its full name, as `tableView(_:commit:forRowAt:)`; false for UIKit's own.
  ///
  /// The registry answers for methods under UIKit's selectors, and under those that the compiler gives their Swift names.
  package static func isImplemented<Delegate>(
    _ method: String, by delegate: Delegate, among methods: DelegateMethods<Delegate>
  ) -> Bool {
    switch ForwardedMessage.receiver(of: delegate as AnyObject, Delegate.self, method) {
    case .itself: methods.isImplemented(method, by: delegate, isRegistered: { isRegistered($1, in: $0) })
    case .noReceiver: false
    case .other(let other): (other as? Delegate).map { isImplemented(method, by: $0, among: methods) } ?? false
    }
  }

  /// The full names of those that the app's class has, in the protocol's order.
  package static func implemented<Delegate>(
    by delegate: Delegate, among methods: DelegateMethods<Delegate>
  ) -> [String] { methods.implemented(by: delegate, isRegistered: { isRegistered($1, in: $0) }) }

  private static func isRegistered(_ method: DelegateMethod, in type: AnyClass) -> Bool {
    [method.selector, SelectorName(method: method.name)?.text].contains { selector in
      selector.map { ActionRegistry.entry(for: Selector($0), in: type) != nil } ?? false
    }
  }
}
