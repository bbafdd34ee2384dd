import Foundation
import PlainviewUIKitCore

/// How a label's own looks and the attributes of its text go together.
extension UILabel {
  var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = looks.alignment
    style.lineBreakMode = looks.lineBreakMode
    return [.font: looks.font, .foregroundColor: looks.color ?? .label, .paragraphStyle: style]
  }

  /// Shows a text with attributes; the label's own looks become those of its first character.
  func show(_ attributed: NSAttributedString?) {
    let defaults = TextRuns.Defaults(font: looks.font, color: looks.color)
    setText(nil)
    guard let attributed else { return }
    if attributed.length > 0 { takeLooks(attributed.attributes(at: 0, effectiveRange: nil)) }
    show(attributed, defaults)
  }

  /// Shows a text with attributes; what it does not say has the looks given.
  func show(_ attributed: NSAttributedString, _ looks: TextRuns.Defaults) {
    setText(attributed.string)
    keep(NSAttributedString(attributedString: attributed), looks)
  }

  private func takeLooks(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { looks.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { looks.color = color }
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    looks.alignment = style.alignment
    looks.lineBreakMode = style.lineBreakMode
  }

  // MARK: Attributes of all of the text

  func applyToAllText(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styledText else { return }
    let changed = NSMutableAttributedString(attributedString: styledText)
    let all = NSRange(location: 0, length: changed.length)
    if let value {
      changed.addAttribute(key, value: value, range: all)
    } else {
      changed.removeAttribute(key, range: all)
    }
    keep(changed, defaultLooks)
  }

  /// Changes the paragraph styles that the text has; what has none follows the label anyway.
  func applyToAllParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    mapAttribute(.paragraphStyle) { value in
      let style = NSMutableParagraphStyle()
      guard let known = value as? NSParagraphStyle else { return value }
      style.setParagraphStyle(known)
      change(style)
      return style
    }
  }

  /// Puts another value in the place of each that an attribute has.
  func mapAttribute(_ key: NSAttributedString.Key, _ change: (Any) -> Any) {
    guard let styledText else { return }
    let changed = NSMutableAttributedString(attributedString: styledText)
    styledText.enumerateAttribute(key, in: NSRange(location: 0, length: styledText.length)) { value, range, _ in
      if let value { changed.addAttribute(key, value: change(value), range: range) }
    }
    keep(changed, defaultLooks)
  }
}
