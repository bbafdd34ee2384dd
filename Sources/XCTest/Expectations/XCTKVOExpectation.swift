import Foundation
import PlainviewRuntime
import PlainviewTargetAction
public import XCTest

/// Waits until a property has a value, or another one than at first; it checks repeatedly, as predicates do.
open class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
  /// The key path of the property that is observed.
  public let keyPath: String
  /// The object whose property is observed.
  public let observedObject: Any
  /// The value that fulfils the expectation; nil for any other than at first.
  public let expectedValue: Any?

  /// Waits for a value; nil stands for any other than the present one.
  public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    super.init(predicate: Self.predicate(object, keyPath, expectedValue), object: object)
  }

  /// Whether the property has the value, or for nil another one than now.
  fileprivate static func predicate(_ object: Any, _ keyPath: String, _ expectedValue: Any?) -> NSPredicate {
    nonisolated(unsafe) let (observed, expected) = (object, expectedValue)
    nonisolated(unsafe) let first = value(of: object, keyPath)
    return NSPredicate { _, _ in
      let value = value(of: observed, keyPath)
      return expected.map { isEqual(value, $0) } ?? !isEqual(value, first)
    }
  }

  private static func value(of object: Any, _ keyPath: String) -> Any? {
    guard MainQueue.isCurrent else { return nil }
    nonisolated(unsafe) var value: Any? = object
    MainActor.assumeIsolated {
      for key in keyPath.split(separator: ".") { value = (value as? NSObject)?.value(forKey: String(key)) }
    }
    return value
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? ((one as AnyObject) === (other as AnyObject))
  }
}

extension XCTestCase {
  /// Expects that a property comes to have a value; nil stands for any other than the present one.
  @discardableResult
  public func keyValueObservingExpectation(for object: Any, keyPath: String, expectedValue: Any? = nil)
    -> XCTestExpectation
  {
    expectation(for: XCTKVOExpectation.predicate(object, keyPath, expectedValue), evaluatedWith: object)
  }
}
