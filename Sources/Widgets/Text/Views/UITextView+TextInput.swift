public import Foundation
public import PlainviewUIKitCore

/// What of a text view's `UITextInput` nobody overrides; the rest is in the class.
extension UITextView: UITextInput {
  public var markedTextRange: UITextRange? { editor.markedRange }
  public var beginningOfDocument: UITextPosition { editor.beginning }
  public var endOfDocument: UITextPosition { editor.end }
  public var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.position(from: position, direction, offset: offset)
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.characterRange(extending: position, direction)
  }
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.position(nearestTo: point, in: range)
  }
  public func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    (range as? TextSpan).map { mayChange($0.range, to: text) } ?? true
  }
}
