package import Foundation

/// An error of one of Apple's frameworks: a domain with codes, around the `NSError` that has them.
///
/// Foundation's protocols give it `code`, `userInfo`, `init(_:userInfo:)` and the patterns of its codes; here is what makes
/// an `NSError` of the domain castable to it, as on Apple's systems. Two errors are equal when their `NSError`s are.
package protocol ErrorValue: _BridgedStoredNSError, _ObjectiveCBridgeable
where _ObjectiveCType == NSError, Code: RawRepresentable, Code.RawValue: FixedWidthInteger {}

extension ErrorValue {
  /// Adds the code: the hash of an `NSError` itself ends the program on Linux.
  public func hash(into hasher: inout Hasher) { hasher.combine(_nsError.code) }
  /// The code's hash.
  public var hashValue: Int { _nsError.code.hashValue }

  /// Returns the `NSError`.
  public func _bridgeToObjectiveC() -> NSError { _nsError }
  /// Takes an `NSError` of the domain with one of the codes.
  public static func _forceBridgeFromObjectiveC(_ error: NSError, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(error, result: &result)
  }
  /// Takes an `NSError` of the domain with one of the codes; returns false for others.
  public static func _conditionallyBridgeFromObjectiveC(_ error: NSError, result: inout Self?) -> Bool {
    let isOne =
      error.domain == _nsErrorDomain && Code.RawValue(exactly: error.code).flatMap { Code(rawValue: $0) } != nil
    result = isOne ? Self(_nsError: error) : nil
    return isOne
  }
  /// Takes any `NSError`.
  public static func _unconditionallyBridgeFromObjectiveC(_ error: NSError?) -> Self {
    Self(_nsError: error ?? NSError(domain: _nsErrorDomain, code: 0))
  }

  /// An error whose `userInfo` has a text for the user.
  package static func described(_ code: Code, _ text: String?, _ userInfo: [String: Any] = [:]) -> Self {
    let texts: [String: Any] = text.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    return Self(
      _nsError: NSError(
        domain: _nsErrorDomain, code: Int(code.rawValue), userInfo: texts.merging(userInfo) { _, given in given }))
  }
}
