public import Foundation
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

/// A search for elements below others, by kind, text and condition; it is run anew at every use.
@preconcurrency @MainActor public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  /// Below what is searched.
  enum Scope {
    case element(XCUIElement)
    /// Below each match (W80).
    case matches(XCUIElementQuery)
  }

  /// What an element has to be, besides of the kind.
  enum Condition {
    case name(String)
    case kind(XCUIElement.ElementType, name: String?)
    case predicate(NSPredicate)
    /// Something below it has to meet a condition.
    indirect case containing(Condition)
  }

  let scope: Scope
  let type: XCUIElement.ElementType
  private let isDeep: Bool
  let conditions: [Condition]

  init(_ scope: Scope, type: XCUIElement.ElementType, isDeep: Bool, conditions: [Condition] = []) {
    self.scope = scope
    self.type = type
    self.isDeep = isDeep
    self.conditions = conditions
  }

  /// What an element has to be called; nil for any.
  var name: String? {
    for case .name(let name) in conditions { return name }
    return nil
  }

  var application: XCUIApplication? {
    switch scope {
    case .element(let element): element.application
    case .matches(let query): query.application
    }
  }

  private func with(_ condition: Condition) -> XCUIElementQuery {
    XCUIElementQuery(scope, type: type, isDeep: isDeep, conditions: conditions + [condition])
  }

  // MARK: Narrowing

  /// The element of that identifier, label, title, value or placeholder; it must be the only one.
  public subscript(key: String) -> XCUIElement { element(of: matching(identifier: key), index: nil) }

  /// The matches of that identifier, label, title, value or placeholder.
  public func matching(identifier: String) -> XCUIElementQuery { with(.name(identifier)) }

  /// The matches of a kind and, if it is given, of a name.
  public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    with(.kind(elementType, name: identifier))
  }

  /// The matches for which a predicate is true; it sees an `XCUIElementAttributes`, and format strings its names.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { with(.predicate(predicate)) }

  /// The matches that have something of a kind, and of a name if it is given, below them.
  public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    with(.containing(.kind(elementType, name: identifier)))
  }

  /// The matches that have something below them for which a predicate is true.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery { with(.containing(.predicate(predicate))) }

  // MARK: Elements

  /// The only match.
  public var element: XCUIElement { element(of: self, index: nil) }

  /// The match that comes first in the tree.
  public var firstMatch: XCUIElement { element(of: self, index: 0) }

  /// The match at an index in the tree's order; negative indices count from the end.
  public func element(boundBy index: Int) -> XCUIElement { element(of: self, index: index) }

  /// The match at an index in the tree's order, by its older name.
  public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The only match of a kind and, if it is given, of a name.
  public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The only match for which a predicate is true.
  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The number of elements that match now.
  public var count: Int { matches().count }

  /// The matches of now, each bound to its index in the query.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The present matches, each of which stays the same element when others appear and disappear.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    matches().map { view in
      let element = XCUIElement(source: .view(ElementReference(view, self)))
      element.application = application
      return element
    }
  }

  private func element(of query: XCUIElementQuery, index: Int?) -> XCUIElement {
    let element = XCUIElement(source: .query(query, index: index))
    element.application = application
    return element
  }

  /// Everything of a kind below every match (W80).
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.matches(self), type: type, isDeep: true)
  }

  /// What is of a kind directly in any match.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.matches(self), type: type, isDeep: false)
  }

  /// The query, and each match in a line.
  public var debugDescription: String {
    ([description] + matches().map { "  " + ElementTree.line($0) }).joined(separator: "\n")
  }

  // MARK: Searching

  /// The views that match, in the tree's order, each once.
  func matches() -> [UIView] {
    var seen: Set<ObjectIdentifier> = []
    var found: [UIView] = []
    for view in candidates() where isMeant(view) && seen.insert(ObjectIdentifier(view)).inserted { found.append(view) }
    return found
  }

  private var roots: [UIView] {
    switch scope {
    case .element(let element): element.roots(matching: type, called: name)
    case .matches(let query): query.matches()
    }
  }

  private func candidates() -> [UIView] {
    let isInWindows = if case .element(let element) = scope { element === element.application } else { false }
    return roots.flatMap { root -> [UIView] in
      isDeep
        ? ElementTree.queried(below: root).filter { $0 !== root || isInWindows }
        : (isInWindows ? [root] : ElementTree.children(of: root))
    }
  }

  private func isMeant(_ view: UIView) -> Bool {
    guard type == .any ? !ElementTree.isPart(view) || !isDeep : ElementTree.type(of: view) == type else { return false }
    return conditions.allSatisfy { Self.meets($0, view) }
  }

  private static func meets(_ condition: Condition, _ view: UIView) -> Bool {
    switch condition {
    case .name(let name): ElementTree.isCalled(name, view)
    case .kind(let type, let name):
      (type == .any || ElementTree.type(of: view) == type) && (name.map { ElementTree.isCalled($0, view) } ?? true)
    case .predicate(let predicate): predicate.evaluate(with: ViewAttributes(view))
    case .containing(let inner): ElementTree.queried(below: view).contains { $0 !== view && meets(inner, $0) }
    }
  }

  // MARK: Description

  var description: String {
    let kind = type == .any ? "element" : "\(type)"
    let own = conditions.reduce(kind) { $0 + Self.text($1) }
    switch scope {
    case .element(let element):
      guard let outer = element.queryDescription else { return own }
      return "\(own) in \(outer)"
    case .matches(let query): return "\(own) in \(query.description)"
    }
  }

  private static func text(_ condition: Condition) -> String {
    switch condition {
    case .name(let name): " \"\(name)\""
    case .kind(let type, let name):
      " of the kind \(type == .any ? "any" : type.name)" + (name.map { " \"\($0)\"" } ?? "")
    case .predicate(let predicate): " where \(predicate.formatText ?? "a predicate is true")"
    case .containing(let inner): " containing" + text(inner)
    }
  }
}

/// A view that was found, as long as it is there, and the query that found it.
@MainActor final class ElementReference {
  private(set) weak var view: UIView?
  let query: XCUIElementQuery

  init(_ view: UIView, _ query: XCUIElementQuery) {
    self.view = view
    self.query = query
  }
}
