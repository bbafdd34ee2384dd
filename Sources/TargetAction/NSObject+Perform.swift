public import Foundation
import PlainviewRuntime

extension NSObjectProtocol {
  /// Whether a message of this name would find a method, inherited ones included (contract S7).
  @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return ActionRegistry.entry(for: selector, in: type(of: self)) != nil
  }

  /// Sends a message without arguments; fails with UIKit's text when no method has the name (contract S1).
  ///
  /// The result is kept alive until the next message of this process: take it at once.
  @discardableResult
  @preconcurrency @MainActor public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    returned(Message(selector).send(to: self))
  }

  /// Sends a message with one argument.
  @discardableResult
  @preconcurrency @MainActor public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    returned(Message(selector, sender: object).send(to: self))
  }

  /// Sends a message with two arguments.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    returned(Message(selector, sender: first, event: second).send(to: self))
  }

  @MainActor private func returned(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    let object = result as AnyObject
    SimulatedProcess.current.singleton(LastResult.self) { LastResult() }.object = object
    return .passUnretained(object)
  }
}

/// Stands for the autorelease pool: keeps what `perform` returned.
@MainActor private final class LastResult {
  var object: AnyObject?
}
