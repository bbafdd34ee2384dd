@_spi(Plainview) import PlainviewUIKitCore

/// A search for elements below others, by kind and by text; it is run anew at every use.
@preconcurrency @MainActor public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  let parent: XCUIElement
  let type: XCUIElement.ElementType
  private let isDeep: Bool
  /// What an element has to be called; nil for any.
  let name: String?

  init(parent: XCUIElement, type: XCUIElement.ElementType, isDeep: Bool, name: String? = nil) {
    self.parent = parent
    self.type = type
    self.isDeep = isDeep
    self.name = name
  }

  /// The element of that identifier, label, title, value or placeholder; it must be the only one.
  public subscript(key: String) -> XCUIElement { element(of: matching(identifier: key), index: nil) }

  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(parent: parent, type: type, isDeep: isDeep, name: identifier)
  }

  /// The only match.
  public var element: XCUIElement { element(of: self, index: nil) }

  /// The match that comes first in the tree.
  public var firstMatch: XCUIElement { element(of: self, index: 0) }

  /// The match at a place in the tree's order; negative places count from the end.
  public func element(boundBy index: Int) -> XCUIElement { element(of: self, index: index) }

  public var count: Int { matches().count }

  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  private func element(of query: XCUIElementQuery, index: Int?) -> XCUIElement {
    let element = XCUIElement(source: .query(query, index: index))
    element.application = parent.application
    return element
  }

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    firstMatch.descendants(matching: type)
  }

  /// The views that match, in the tree's order.
  func matches() -> [UIView] {
    candidates().filter { view in
      (type == .any || ElementTree.type(of: view) == type) && (name.map { ElementTree.isCalled($0, view) } ?? true)
    }
  }

  private func candidates() -> [UIView] {
    parent.roots.flatMap { root -> [UIView] in
      isDeep
        ? ElementTree.visible(below: root).filter { $0 !== root || root is UIWindow }
        : root.subviews.filter { !ElementTree.isHidden($0) }
    }
  }

  var description: String {
    let kind = type == .any ? "element" : "\(type)"
    let own = name.map { "\(kind) \"\($0)\"" } ?? kind
    guard case .query(let outer, _) = parent.source else { return own }
    return "\(own) in \(outer.description)"
  }
}

/// What has elements of each kind below it.
@preconcurrency @MainActor public protocol XCUIElementTypeQueryProvider {
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  public var images: XCUIElementQuery { descendants(matching: .image) }
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}

extension XCUIElement {
  /// The kind of an element.
  public enum ElementType: String, CaseIterable, Sendable {
    case any, other, window, button, staticText, textField, secureTextField, image
    case textView, scrollView
    case `switch`, slider, stepper, segmentedControl, pageIndicator, picker, pickerWheel, datePicker, progressIndicator
    case activityIndicator, colorWell
    case navigationBar, toolbar, tabBar, searchField, alert, sheet, table, collectionView, cell
  }
}
