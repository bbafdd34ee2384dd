public import Foundation
public import PlainviewTargetAction

extension NSObjectProtocol {
  /// Whether a message of this name would find a method, inherited ones included (contract S7).
  ///
  /// The methods of delegates that a class implements count, as on a device, where they are Objective-C's.
  @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return ActionRegistry.entry(for: selector, in: type(of: self)) != nil
      || DelegateProtocol.isImplemented(selector, by: self)
  }
}
