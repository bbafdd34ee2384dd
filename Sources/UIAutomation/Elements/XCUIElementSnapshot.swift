import Foundation
import PlainviewGraphics
import PlainviewUIKitCore

/// What an element and everything in it was at one moment; it does not change with the screen.
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// What was directly in the element.
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes and those of the children by their names; attributes without a value are left out.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

extension XCUIElement {
  /// The name of an attribute in a snapshot's dictionary.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The snapshots of the children, as dictionaries.
    public static let children = AttributeName(rawValue: "children")
    /// The kind of the element, by its raw value.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// Whether the element reacts to touches.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// The rectangle in the window's coordinates: `X`, `Y`, `Width` and `Height`, in points.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether the element has the keyboard focus.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The horizontal size class, by its raw value.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The accessibility identifier.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// The label.
    public static let label = AttributeName(rawValue: "label")
    /// The text that an empty field shows.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// Whether the element is selected.
    public static let selected = AttributeName(rawValue: "selected")
    /// The title.
    public static let title = AttributeName(rawValue: "title")
    /// The value.
    public static let value = AttributeName(rawValue: "value")
    /// The vertical size class, by its raw value.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }

  /// What the element and everything in it is now; fails when there is none or more than one.
  public func snapshot() throws -> any XCUIElementSnapshot {
    let view = try resolve()
    let inner = if case .application = source { roots(matching: .any) } else { ElementTree.children(of: view) }
    return ElementSnapshot(self, inner)
  }
}

/// The attributes of an element as they were.
@MainActor private final class ElementSnapshot: XCUIElementSnapshot {
  let identifier: String
  let frame: CGRect
  let value: Any?
  let title: String
  let label: String
  let elementType: XCUIElement.ElementType
  let isEnabled: Bool
  let horizontalSizeClass: UIUserInterfaceSizeClass
  let verticalSizeClass: UIUserInterfaceSizeClass
  let placeholderValue: String?
  let isSelected: Bool
  let hasFocus: Bool
  let children: [any XCUIElementSnapshot]

  init(_ now: any XCUIElementAttributes, _ inner: [UIView]) {
    identifier = now.identifier
    frame = now.frame
    value = now.value
    title = now.title
    label = now.label
    elementType = now.elementType
    isEnabled = now.isEnabled
    horizontalSizeClass = now.horizontalSizeClass
    verticalSizeClass = now.verticalSizeClass
    placeholderValue = now.placeholderValue
    isSelected = now.isSelected
    hasFocus = now.hasFocus
    children = inner.map { ElementSnapshot(ViewAttributes($0), ElementTree.children(of: $0)) }
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var values: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .title: title, .label: label, .elementType: elementType.rawValue, .enabled: isEnabled,
      .frame: [
        "X": Double(frame.minX), "Y": Double(frame.minY), "Width": Double(frame.width), "Height": Double(frame.height),
      ],
      .horizontalSizeClass: horizontalSizeClass.rawValue, .verticalSizeClass: verticalSizeClass.rawValue,
      .selected: isSelected, .hasFocus: hasFocus, .children: children.map { $0.dictionaryRepresentation },
    ]
    if let value { values[.value] = value }
    if let placeholderValue { values[.placeholderValue] = placeholderValue }
    return values
  }
}
