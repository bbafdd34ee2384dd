public import Foundation

/// A cell of a table that is read by rows and columns.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell covers. Never asked for.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell covers. Never asked for.
  func accessibilityColumnRange() -> NSRange
}

/// A table that is read by rows and columns.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell at a row and a column; nil if there is none. Never asked for.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows. Never asked for.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns. Never asked for.
  func accessibilityColumnCount() -> Int
  /// Returns the cells that head a row; nil for none.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the cells that head a column; nil for none.
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
  /// Returns the number of the line at a point in the element's coordinates. Never asked for.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line; nil if there is no such line. Never asked for.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the rectangle of a line on the screen, in points. Never asked for.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the whole page; nil for none. Never asked for.
  func accessibilityPageContent() -> String?
}

/// More content of an element that is read on request, as the module Accessibility has it.
@preconcurrency @MainActor open class AXCustomContent: NSObject, NSCopying {
  /// When it is read; raw values are Apple's.
  public enum Importance: UInt, Sendable { case `default`, high }

  /// What the value is called, as plain text.
  open var label: String { attributedLabel.string }
  /// What the value is called.
  open private(set) var attributedLabel: NSAttributedString
  /// The text that is read for the label, as plain text.
  open var value: String { attributedValue.string }
  /// The text that is read for the label.
  open private(set) var attributedValue: NSAttributedString
  /// Whether the content is read without being asked for. Kept, without effect.
  open var importance = Importance.default

  /// Creates content with a label and a value of attributed text.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// Creates content with a label and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  @available(*, unavailable) public override init() { fatalError("content has a label and a value") }

  /// Returns the content itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An element with more content that is read on request.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content that is read when the user asks for more; nil for none. Never asked for.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
