public import Foundation

/// Hears of changes that code makes to a text input; the keyboard sets itself as this on a device.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words, lines and other pieces in the text of an input.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// A text with positions, a selection and marked text, which a keyboard edits.
///
/// Offsets are counted in UTF-16 units by the inputs of this package, as `NSRange` does.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // Text
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // Selection and marked text
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  // Positions
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  // The system's side
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }

  // Writing direction
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // Geometry, in points of the input
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}
