public import Foundation
public import PlainviewGraphics
public import PlainviewUIAutomation

/// What an element is and says, for predicates too.
public typealias XCUIElementAttributes = PlainviewUIAutomation.XCUIElementAttributes

/// What an element and everything in it was at one moment.
public typealias XCUIElementSnapshot = PlainviewUIAutomation.XCUIElementSnapshot

extension XCUIElement {
  /// The kind of an element.
  public typealias ElementType = PlainviewUIAutomation.XCUIElement.ElementType
  /// The name of an attribute in a snapshot's dictionary.
  public typealias AttributeName = PlainviewUIAutomation.XCUIElement.AttributeName
}

/// What snapshots can be made of.
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
  /// Returns what the element and everything in it is now.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// What the element and everything in it is now; throws when there is none or more than one.
  public func snapshot() throws -> any XCUIElementSnapshot { try make().snapshot() }
}

// As on a device, reading an attribute of an element that does not exist fails the test.
extension XCUIElement: XCUIElementAttributes {
  private func attribute<Value>(_ fallback: Value, _ read: @MainActor (Driver) -> Value) -> Value {
    Step(around: sourceLocation)(fallback) {
      let element = try make()
      _ = try element.resolve()
      return read(element)
    }
  }

  /// The accessibility identifier of the element; empty for none.
  public var identifier: String { attribute("") { $0.identifier } }
  /// The rectangle in the window's coordinates, in points.
  public var frame: CGRect { attribute(.zero) { $0.frame } }
  /// The accessibility value, or else the text of a field or text view; nil for elements without one.
  public var value: Any? { attribute(nil) { $0.value } }
  /// The title of a button; empty for all other elements.
  public var title: String { attribute("") { $0.title } }
  /// The accessibility label, or else the text that the element shows.
  public var label: String { attribute("") { $0.label } }
  /// The type of the element.
  public var elementType: ElementType { attribute(.any) { $0.elementType } }
  /// Whether the element reacts to touches; true for what is no control.
  public var isEnabled: Bool { attribute(false) { $0.isEnabled } }
  /// The placeholder of a text field; nil for other elements.
  public var placeholderValue: String? { attribute(nil) { $0.placeholderValue } }
  /// Whether the element is selected, as a control or part of one.
  public var isSelected: Bool { attribute(false) { $0.isSelected } }
  /// The horizontal size class of the element's view.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { attribute(.unspecified) { $0.horizontalSizeClass } }
  /// The vertical size class of the element's view.
  public var verticalSizeClass: UIUserInterfaceSizeClass { attribute(.unspecified) { $0.verticalSizeClass } }
  /// Whether the element is the first responder.
  public var hasFocus: Bool { attribute(false) { $0.hasFocus } }
  /// The position of a slider's value between its limits, from 0 to 1.
  public var normalizedSliderPosition: CGFloat { attribute(0) { $0.normalizedSliderPosition } }
}
