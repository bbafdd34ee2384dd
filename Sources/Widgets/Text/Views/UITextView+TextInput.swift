import Foundation
import PlainviewGraphics
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
  func setDirection(_ direction: NSWritingDirection, of range: UITextRange) {
    guard let range = (range as? TextSpan)?.range else { return }
    let storage = sharedStorage
    var styles: [(NSParagraphStyle?, NSRange)] = []
    let text = storage.string as NSString
    storage.enumerateAttribute(.paragraphStyle, in: text.paragraphRange(for: range)) { style, range, _ in
      styles.append((style as? NSParagraphStyle, range))
    }
    storage.beginEditing()
    for (style, range) in styles {
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style ?? .default)
      changed.baseWritingDirection = direction
      storage.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    storage.endEditing()
  }
}
