public import Foundation
public import PlainviewUIAutomation
public import PlainviewUIKitCore

/// What an element is and says, for predicates too.
public typealias XCUIElementAttributes = PlainviewUIAutomation.XCUIElementAttributes

extension XCUIElement {
  /// The kind of an element.
  public typealias ElementType = PlainviewUIAutomation.XCUIElement.ElementType
}

// As on a device, to ask for an attribute of an element that is not there fails the test.
extension XCUIElement: XCUIElementAttributes {
  private func attribute<Value>(_ fallback: Value, _ read: @MainActor (Driver) -> Value) -> Value {
    Step(around: place)(fallback) {
      let element = try make()
      _ = try element.resolve()
      return read(element)
    }
  }

  public var identifier: String { attribute("") { $0.identifier } }
  /// The rectangle in the window's coordinates, in points.
  public var frame: CGRect { attribute(.zero) { $0.frame } }
  public var value: Any? { attribute(nil) { $0.value } }
  public var title: String { attribute("") { $0.title } }
  public var label: String { attribute("") { $0.label } }
  public var elementType: ElementType { attribute(.any) { $0.elementType } }
  public var isEnabled: Bool { attribute(false) { $0.isEnabled } }
  public var placeholderValue: String? { attribute(nil) { $0.placeholderValue } }
  public var isSelected: Bool { attribute(false) { $0.isSelected } }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { attribute(.unspecified) { $0.horizontalSizeClass } }
  public var verticalSizeClass: UIUserInterfaceSizeClass { attribute(.unspecified) { $0.verticalSizeClass } }
  public var hasFocus: Bool { attribute(false) { $0.hasFocus } }
  /// The place of a slider's value between its limits, from 0 to 1.
  public var normalizedSliderPosition: CGFloat { attribute(0) { $0.normalizedSliderPosition } }
}
