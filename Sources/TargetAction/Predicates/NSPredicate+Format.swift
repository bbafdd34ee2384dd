public import Foundation
import PlainviewRuntime

extension NSPredicate {
  /// A predicate in the language of format strings, such as `"label BEGINSWITH[c] %@ AND count > %d"`.
  ///
  /// Comparisons, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES` with `[cd]`, `ANY`, `ALL` and
  /// `NONE`, `AND`, `OR`, `NOT`, key paths with `%K`, and `$NAME` for substitution variables. There is no arithmetic and
  /// no function. A format that cannot be read fails with `NSInvalidArgumentException`, as on a device.
  public convenience init(format: String, _ arguments: Any?...) { self.init(parsing: format, arguments) }

  /// The same with the arguments in an array.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(parsing: format, arguments ?? [])
  }

  private convenience init(parsing format: String, _ arguments: [Any?]) {
    var parser = PredicateParser(format, arguments)
    do {
      let expression = try parser.predicate()
      self.init { object, variables in expression.isTrue(for: object, variables ?? [:]) }
    } catch {
      self.init(value: false)
      MainQueue.run {
        raise(.invalidArgument("Unable to parse the format string \"\(format)\"", remedies: ["\(error)"]))
      }
    }
    objc_setAssociatedObject(self, Self.textKey, format, .OBJC_ASSOCIATION_COPY)
  }

  private nonisolated(unsafe) static let textKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The format that the predicate was made of; nil for one of a closure.
  package var formatText: String? { objc_getAssociatedObject(self, Self.textKey) as? String }
}

/// An object whose properties predicates read by their names.
@preconcurrency @MainActor package protocol PredicateSubject {
  /// The value of a property; nil without one.
  func predicateValue(named name: String) -> Any?
}
