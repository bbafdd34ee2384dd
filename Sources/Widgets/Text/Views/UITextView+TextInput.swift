import Foundation
public import PlainviewUIKitCore

/// The part of a text view's `UITextInput` that cannot be overridden; the rest is in the class.
extension UITextView: UITextInput {
  func basePosition(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  {
    editor.position(from: position, direction, offset: offset)
  }
  func baseCharacterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    editor.characterRange(extending: position, direction)
  }
}
