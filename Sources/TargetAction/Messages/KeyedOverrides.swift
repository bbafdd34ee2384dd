import Foundation
import PlainviewRuntime

/// What classes do that override methods of key-value coding, or the one by which a decoded object puts another one in its
/// place: each is registered under its selector.
@MainActor enum KeyedOverrides {
  /// The methods that a class may override.
  enum Method: String, CaseIterable {
    case setValue = "setValue:forKey:"
    case value = "valueForKey:"
    case setUndefined = "setValue:forUndefinedKey:"
    case undefinedValue = "valueForUndefinedKey:"
    case setNil = "setNilValueForKey:"
    case awakeAfter = "awakeAfterUsingCoder:"
  }

  /// Whether a class overrides any of them; most programs have none.
  private static var areAny = false
  private static let names = Set(Method.allCases.map(\.rawValue))

  /// Notes a method that was registered.
  static func note(_ selector: Selector) { if names.contains(selector.name) { areAny = true } }

  /// What an override did.
  struct Answer { let value: Any? }

  /// Runs the override of an object's class; nil where there is none.
  static func run(_ method: Method, of object: AnyObject, _ first: Any?, _ second: Any? = nil) -> Answer? {
    ActionRegistry.runQueued()
    guard areAny, let entry = ActionRegistry.entry(for: Selector(method.rawValue), in: type(of: object)) else {
      return nil
    }
    return Answer(
      value: (try? entry.invoke(object, MessageArguments(first: first, second: second, others: []))) ?? nil)
  }
}
