public import Foundation
import PlainviewRuntime

/// What predicates of format strings are made by: each is an object of the class that says what it does, such as
/// `NSComparisonPredicate`.
public protocol _PredicateMaking {}

extension NSPredicate: _PredicateMaking {}

extension _PredicateMaking where Self: NSPredicate {
  /// A predicate in the language of format strings, such as `"label BEGINSWITH[c] %@ AND count > %d"`.
  ///
  /// Comparisons, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES` with `[cd]`, `ANY`, `ALL` and
  /// `NONE`, `AND`, `OR`, `NOT`, key paths with `%K`, `$NAME` for substitution variables, arithmetic and the functions of
  /// `NSExpression`. A format that cannot be read fails with `NSInvalidArgumentException`, as on a device.
  public init(format: String, _ arguments: Any?...) { self.init(parsing: format, arguments) }

  /// The same with the arguments in an array.
  public init(format: String, argumentArray arguments: [Any]?) { self.init(parsing: format, arguments ?? []) }

  private init(parsing format: String, _ arguments: [Any?]) {
    self = NSPredicate.made(of: format, arguments) as! Self
  }
}

extension NSPredicate {
  fileprivate static func made(of format: String, _ arguments: [Any?]) -> NSPredicate {
    var parser = PredicateParser(format, arguments)
    let made: NSPredicate
    do {
      made = try parser.predicate().predicate
    } catch {
      made = NSPredicate(value: false)
      MainQueue.run {
        raise(.invalidArgument("Unable to parse the format string \"\(format)\"", remedies: ["\(error)"]))
      }
    }
    objc_setAssociatedObject(made, Self.textKey, format, .OBJC_ASSOCIATION_COPY)
    return made
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
