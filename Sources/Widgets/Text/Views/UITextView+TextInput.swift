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
    // The range may be one of a longer text.
    let start = min(range.location, storage.length)
    let known = NSRange(location: start, length: min(range.length, storage.length - start))
    let paragraphs = (storage.string as NSString).paragraphRange(for: known)
    storage.enumerateAttribute(.paragraphStyle, in: paragraphs) { style, range, _ in
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
