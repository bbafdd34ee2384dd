/// A value without the optionals around it; a method that returns nil gives an optional in an optional.
package func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  guard let optional = value as? any OptionalValue else { return value }
  return unwrapped(optional.wrapped)
}

/// An optional of any type.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 } }
}
