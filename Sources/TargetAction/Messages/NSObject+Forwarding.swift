public import Foundation
import PlainviewRuntime

extension NSObjectProtocol {
  /// The object that takes a message for which the class has no method; nil for none.
  ///
  /// Objects of UIKit's classes have none. A class overrides it by having a method of this name under the selector
  /// `forwardingTargetForSelector:`, and mostly `responds(to:)` under `respondsToSelector:`.
  @preconcurrency @MainActor public func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector else { return nil }
    return Forwarding.target(of: self, for: selector)
  }
}

/// What classes answer that override `responds(to:)` and `forwardingTarget(for:)`.
@MainActor package enum Forwarding {
  private static let responds = Selector("respondsToSelector:")
  private static let forwardingTarget = Selector("forwardingTargetForSelector:")
  /// The overrides that run: what one asks of `super` is the answer without it.
  private static var running: [(receiver: ObjectIdentifier, method: Selector)] = []

  /// Whether a name is that of one of the two methods.
  static func overrides(_ selector: Selector) -> Bool { selector == responds || selector == forwardingTarget }

  /// Whether a class overrides one of the two.
  package static func isOverridden(by type: AnyClass) -> Bool {
    ForwardedMessage.areAny
      && (ActionRegistry.entry(for: responds, in: type) ?? ActionRegistry.entry(for: forwardingTarget, in: type)) != nil
  }

  /// What an override of `responds(to:)` answers; nil where there is none, or where it runs and asks `super`.
  package static func responds(_ receiver: AnyObject, to selector: Selector) -> Bool? {
    answer(responds, of: receiver, selector) as? Bool
  }

  /// The object that an override of `forwardingTarget(for:)` names; nil for none, and for the receiver itself.
  package static func target(of receiver: AnyObject, for selector: Selector) -> AnyObject? {
    guard let target = unwrapped(answer(forwardingTarget, of: receiver, selector)) else { return nil }
    let object = target as AnyObject
    return object === receiver ? nil : object
  }

  private static func answer(_ method: Selector, of receiver: AnyObject, _ selector: Selector) -> Any? {
    ActionRegistry.runQueued()
    guard ForwardedMessage.areAny, let entry = ActionRegistry.entry(for: method, in: type(of: receiver)) else {
      return nil
    }
    let id = ObjectIdentifier(receiver)
    guard UserCode.mayRun, !running.contains(where: { $0.receiver == id && $0.method == method }) else { return nil }
    running.append((id, method))
    defer { running.removeLast() }
    return (try? entry.invoke(receiver, MessageArguments(first: selector, second: nil, others: []))) ?? nil
  }
}
