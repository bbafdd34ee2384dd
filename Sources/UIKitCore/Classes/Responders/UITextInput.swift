public import Foundation
public import PlainviewGraphics

/// Gets the changes that code makes to a text input; on a device the keyboard sets itself as this delegate.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes by code.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when the selection has changed by code.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes by code.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called when the text has changed by code.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words, lines and other pieces in the text of an input.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit of text around a position; nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at the boundary of a unit of text.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit of text in a direction; nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is inside a unit of text.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// A text with positions, a selection and marked text, which a keyboard edits.
///
/// Offsets are counted in UTF-16 units by the inputs of this package, as `NSRange` does.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // Text
  /// Returns the text of a range; nil if it has none.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Asked before typed text replaces a range; false keeps the text as it is.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // Selection and marked text
  /// The selection; empty for a caret, nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is being composed, as for Chinese; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of text that is being composed; nil for the usual ones.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Sets the text that is being composed, and the selection within it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes over the text that is being composed as it is.
  func unmarkText()

  // Positions
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions; nil if it cannot be made.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in units of text; nil if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance in a direction of the layout; nil if it is outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in units of text.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position of a range that is farthest in a direction; nil if there is none.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the farthest one in a direction; nil if there is none.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  // The system's side
  /// The object that is informed of changes by code.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds words, lines and other units in the text.
  var tokenizer: any UITextInputTokenizer { get }

  // Writing direction
  /// Returns the direction in which text is written at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction in which the text of a range is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // Geometry, in points of the input
  /// Returns the rectangle of a range's first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range's lines.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point; nil if there is none.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of a range nearest to a point; nil if there is none.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // What an input may leave out
  /// The view in whose coordinates rectangles and points are.
  var textInputView: UIView { get }
  /// To which side a caret between two lines belongs. Never asked for.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Returns the attributes of the text at a position; nil for the usual ones. Never asked for.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
}

extension UITextInput {
  /// By default true: the text may change.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// By default the input itself, which is a view.
  public var textInputView: UIView { (self as? UIView) ?? UIView(frame: .zero) }
  /// By default forward; a side that is set is not kept.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// By default nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// By default nil; a style that is set is not kept.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// By default natural: that of the language.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  /// Does nothing by default.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}
