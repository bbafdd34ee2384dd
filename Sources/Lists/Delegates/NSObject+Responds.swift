public import Foundation
public import PlainviewTargetAction

extension NSObjectProtocol {
  /// Whether a message of this name would find a method, inherited ones included (contract S7).
  ///
  /// The methods of delegates that a class implements count, as on a device, where they are Objective-C's. A class overrides it by
  /// having a method of this name under the selector `respondsToSelector:`; its answer counts for calls of delegates, too.
  @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return Forwarding.responds(self, to: selector) ?? respondsByItself(to: selector)
  }

  /// The same without what the class says of itself.
  @MainActor package func respondsByItself(to selector: Selector) -> Bool {
    ActionRegistry.entry(for: selector, in: type(of: self)) != nil
      || DelegateProtocol.isImplemented(selector, by: self)
  }
}
