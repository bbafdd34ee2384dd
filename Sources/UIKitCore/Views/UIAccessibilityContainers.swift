public import Foundation

/// A cell of a table that is read by rows and columns.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

/// A table that is read by rows and columns.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// None; assistive technologies alone ask, and there are none here.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  /// None; assistive technologies alone ask, and there are none here.
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A text that is read line by line.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent: NSObjectProtocol {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
}

/// Something that is said of an element when the user asks for more, as the module Accessibility has it.
@preconcurrency @MainActor open class AXCustomContent: NSObject, NSCopying {
  /// When it is said; raw values are Apple's.
  public enum Importance: UInt, Sendable { case `default`, high }

  open var label: String { attributedLabel.string }
  open private(set) var attributedLabel: NSAttributedString
  open var value: String { attributedValue.string }
  open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  @available(*, unavailable) public override init() { fatalError("content has a label and a value") }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An element that has more to say when the user asks.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
