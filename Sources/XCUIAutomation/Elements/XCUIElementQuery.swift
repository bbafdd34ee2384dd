public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewXCTest

/// A search for elements below others, by kind and by text; it is run anew at every use.
@preconcurrency @MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  typealias Driver = PlainviewUIAutomation.XCUIElementQuery

  /// Makes the driver's query, which belongs to the app of the running test.
  let make: @MainActor () throws -> Driver

  nonisolated init(_ make: @escaping @MainActor () throws -> Driver) { self.make = make }

  /// A query of what this one finds.
  private func derived(_ change: @escaping @MainActor (Driver) -> Driver) -> XCUIElementQuery {
    XCUIElementQuery { [make] in change(try make()) }
  }

  private func element(
    at sourceLocation: TestLocation? = nil, _ choose: @escaping @MainActor (Driver) -> XCUIElement.Driver
  ) -> XCUIElement {
    XCUIElement(at: sourceLocation) { [make] in choose(try make()) }
  }

  // MARK: Elements

  /// The only match.
  open var element: XCUIElement { element { $0.element } }

  /// The match that comes first in the tree.
  open var firstMatch: XCUIElement { element { $0.firstMatch } }

  /// How many match.
  open var count: Int { Step()(0) { try make().count } }

  /// The match at an index in the tree's order.
  open func element(boundBy index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    element(at: TestLocation(file: file, line: line)) { $0.element(boundBy: index) }
  }

  /// The match at an index in the tree's order, by its older name.
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The element of that identifier, label, title, value or placeholder; it must be the only one.
  open subscript(key: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    element(at: TestLocation(file: file, line: line)) { $0[key] }
  }

  /// The only match of a kind and, if it is given, of a name.
  open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    element { $0.element(matching: elementType, identifier: identifier) }
  }

  /// The only match for which a predicate is true.
  open func element(matching predicate: NSPredicate) -> XCUIElement { element { $0.element(matching: predicate) } }

  /// The matches of now, each bound to its index in the query.
  open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The matches of now, each bound to its index; the same as `allElementsBoundByIndex`.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  // MARK: Queries

  /// A query for the matches that have an identifier, label or other text that equals the given one.
  open func matching(identifier: String) -> XCUIElementQuery { derived { $0.matching(identifier: identifier) } }

  /// The matches of a kind and, if it is given, of a name.
  open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    derived { $0.matching(elementType, identifier: identifier) }
  }

  /// The matches for which a predicate is true; it sees an `XCUIElementAttributes`.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { derived { $0.matching(predicate) } }

  /// The matches that have something of a kind, and of a name if it is given, below them.
  open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    derived { $0.containing(elementType, identifier: identifier) }
  }

  /// The matches that have something below them for which a predicate is true.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { derived { $0.containing(predicate) } }

  /// A query for the elements of a type at any depth below any match.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    derived { $0.descendants(matching: type) }
  }

  /// What is of a kind directly in any match.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    derived { $0.children(matching: type) }
  }

  open override var debugDescription: String {
    guard MainQueue.isCurrent else { return super.debugDescription }
    return MainActor.assumeIsolated {
      guard let query = try? make() else { return "no app runs" }
      return query.allElementsBoundByIndex.map { $0.debugDescription }.joined(separator: "\n")
    }
  }
}
