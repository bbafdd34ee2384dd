public import Foundation
public import PlainviewGraphics
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

/// What there is to know about an element, for predicates too.
@preconcurrency @MainActor public protocol XCUIElementAttributes {
  /// The accessibility identifier; empty for none.
  var identifier: String { get }
  /// The rectangle in the window's coordinates, in points.
  var frame: CGRect { get }
  /// The value of the element, such as the text of a text field; nil for none.
  var value: Any? { get }
  /// The title of the element, such as that of a button; empty for none.
  var title: String { get }
  /// The accessibility label or the text that the element shows.
  var label: String { get }
  /// The type of the element.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element reacts to touches.
  var isEnabled: Bool { get }
  /// The horizontal size class of the element's view.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  /// The vertical size class of the element's view.
  var verticalSizeClass: UIUserInterfaceSizeClass { get }
  /// The text that an empty field shows; nil for none.
  var placeholderValue: String? { get }
  /// Whether the element is selected.
  var isSelected: Bool { get }
  /// Whether the element has the keyboard focus.
  var hasFocus: Bool { get }
}

extension XCUIElementAttributes {
  /// The attribute that a format string of a predicate names; nil for an unknown name.
  func attribute(named name: String) -> Any? {
    switch name {
    case "identifier": identifier
    case "frame": frame
    case "value": value
    case "title": title
    case "label": label
    case "elementType": elementType.rawValue
    case "enabled", "isEnabled": isEnabled
    case "horizontalSizeClass": horizontalSizeClass.rawValue
    case "verticalSizeClass": verticalSizeClass.rawValue
    case "placeholderValue": placeholderValue
    case "selected", "isSelected": isSelected
    case "hasFocus": hasFocus
    default: nil
    }
  }
}

extension XCUIElement: XCUIElementAttributes {
  /// The horizontal size class of the element's view; unspecified when it is not there.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { view?.traitCollection.horizontalSizeClass ?? .unspecified }
  /// The vertical size class of the element's view; unspecified when it is not there.
  public var verticalSizeClass: UIUserInterfaceSizeClass { view?.traitCollection.verticalSizeClass ?? .unspecified }
}

extension XCUIElement: PredicateSubject {
  package func predicateValue(named name: String) -> Any? {
    switch name {
    case "exists": exists
    case "hittable", "isHittable": isHittable
    default: attribute(named: name)
    }
  }
}

extension XCUIElementQuery: PredicateSubject {
  package func predicateValue(named name: String) -> Any? { name == "count" ? count : nil }
}

/// The attributes of a view as predicates see them.
@MainActor struct ViewAttributes: XCUIElementAttributes, PredicateSubject {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  var identifier: String { view.accessibilityIdentifier ?? "" }
  var frame: CGRect { view.frameOnScreen }
  var value: Any? { ElementTree.value(of: view) }
  var title: String { ElementTree.title(of: view) }
  var label: String { ElementTree.label(of: view) }
  var elementType: XCUIElement.ElementType { ElementTree.type(of: view) }
  var isEnabled: Bool { ElementTree.isEnabled(view) }
  var horizontalSizeClass: UIUserInterfaceSizeClass { view.traitCollection.horizontalSizeClass }
  var verticalSizeClass: UIUserInterfaceSizeClass { view.traitCollection.verticalSizeClass }
  var placeholderValue: String? { ElementTree.placeholder(of: view) }
  var isSelected: Bool { ElementTree.isSelected(view) }
  var hasFocus: Bool { view.isFirstResponder }

  func predicateValue(named name: String) -> Any? { attribute(named: name) }
}
