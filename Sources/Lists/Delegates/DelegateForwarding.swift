import Foundation
import PlainviewRuntime
import PlainviewTargetAction

/// Delegates whose classes override `responds(to:)` or `forwardingTarget(for:)`.
@MainActor enum DelegateForwarding {
  /// The object that receives a delegate's method.
  static func receiver(of delegate: AnyObject, as protocol: Any.Type, method: String) -> ForwardedMessage.Receiver {
    guard Forwarding.isOverridden(by: type(of: delegate)) else { return .itself }
    let known = DelegateProtocol.selector(of: method, in: `protocol`)
    guard let selector = known ?? SelectorName(method: method).map({ Selector($0.text) }) else { return .itself }
    let hasMethod = DelegateProtocol.isImplemented(selector, by: delegate)
    let responds =
      Forwarding.responds(delegate, to: selector)
      ?? (hasMethod || ActionRegistry.entry(for: selector, in: type(of: delegate)) != nil)
    // Of a protocol of another module it is not known whether the class has the method: it is called to find out.
    guard responds else { return known == nil ? .itself : .noReceiver }
    if hasMethod { return .itself }
    return Forwarding.target(of: delegate, for: selector).map { .other($0) } ?? .itself
  }
}
