import Foundation
import PlainviewGraphics

/// How a label's own style and the attributes of its text combine.
extension UILabel {
  var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = plainStyle.alignment
    style.lineBreakMode = plainStyle.lineBreakMode
    return [.font: plainStyle.font, .foregroundColor: plainStyle.color ?? .label, .paragraphStyle: style]
  }

  /// Shows a text with attributes; the label's own style becomes that of its first character.
  func show(_ attributed: NSAttributedString?) {
    let defaults = TextRuns.Defaults(font: plainStyle.font, color: plainStyle.color)
    setText(nil)
    guard let attributed else { return }
    if attributed.length > 0 { adoptStyle(attributed.attributes(at: 0, effectiveRange: nil)) }
    show(attributed, defaults)
  }

  /// Shows a text with attributes; what it does not define has the defaults given.
  func show(_ attributed: NSAttributedString, _ defaults: TextRuns.Defaults) {
    setText(attributed.string)
    keep(NSAttributedString(attributedString: attributed), defaults)
  }

  private func adoptStyle(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { plainStyle.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { plainStyle.color = color }
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    plainStyle.alignment = style.alignment
    plainStyle.lineBreakMode = style.lineBreakMode
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
    keep(changed, styledTextDefaults)
  }

  /// Changes the paragraph styles that the text has; text without one follows the label.
  func applyToAllParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    mapAttribute(.paragraphStyle) { value in
      let style = NSMutableParagraphStyle()
      guard let known = value as? NSParagraphStyle else { return value }
      style.setParagraphStyle(known)
      change(style)
      return style
    }
  }

  /// Replaces each value of an attribute.
  func mapAttribute(_ key: NSAttributedString.Key, _ change: (Any) -> Any) {
    guard let styledText else { return }
    let changed = NSMutableAttributedString(attributedString: styledText)
    styledText.enumerateAttribute(key, in: NSRange(location: 0, length: styledText.length)) { value, range, _ in
      if let value { changed.addAttribute(key, value: change(value), range: range) }
    }
    keep(changed, styledTextDefaults)
  }
}
