import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore

/// How a field's own font and colour and the attributes of its text go together.
extension UITextField {
  /// Sets the text without asking or telling the delegate.
  func show(_ text: String, _ runs: AttributeRuns?) {
    editor.setText(text, runs: runs)
    contentsDidChange()
    if isEditing, textSettings.tellsSelectionOfAssignedText { selectionWasChanged() }
  }

  var allAttributes: [NSAttributedString.Key: Any] {
    var attributes = furtherAttributes
    attributes[.font] = storedFont
    attributes[.foregroundColor] = storedTextColor
    return attributes
  }

  /// Takes over text and attributes; the font and the colour of the first character become the field's.
  func setAttributedText(_ text: NSAttributedString?) {
    let runs = text.map { AttributeRuns($0, defaults: allAttributes) }
    editor.removeAttributes()
    if let text, text.length > 0 { adoptStyle(text.attributes(at: 0, effectiveRange: nil)) }
    show(text?.string ?? "", runs?.isEmpty ?? true ? nil : runs)
  }

  private func adoptStyle(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { storedFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { storedTextColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { storedAlignment = style.alignment }
  }

  /// The parts of what is shown, the text or the placeholder, with their attributes; nil for plain text and for secrets.
  var shownRuns: TextRuns? {
    let font = storedFont ?? .systemFont(ofSize: 17)
    if storage.text.isEmpty {
      return styledPlaceholder.map { TextRuns($0, TextRuns.Defaults(font: font, color: .placeholderText)) }
    }
    guard !isSecureTextEntry, storage.runs != nil || hasFurtherAttributes else { return nil }
    return TextRuns(attributedString, TextRuns.Defaults(font: font, color: storedTextColor))
  }

  /// Whether the default attributes have other keys than font and colour.
  private var hasFurtherAttributes: Bool {
    furtherAttributes.keys.contains { $0 != .font && $0 != .foregroundColor }
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { storedFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { storedTextColor = color }
    furtherAttributes = attributes
    editor.removeAttributes()
  }
}

// MARK: - What layout and accessibility read

extension UITextField {
  /// The baseline of the one line, which stands in the middle of the field's height.
  var baselineOfLine: LayoutBaseline {
    let metrics = traitCollection.textMetrics
    let font = storedFont ?? .systemFont(ofSize: 17)
    if let line = layoutOfLine?.lines.first {
      return LayoutBaseline(heightFraction: 0.5, offset: Double(line.ascent - line.height / 2))
    }
    return LayoutBaseline(
      heightFraction: 0.5, offset: Double(metrics.ascent(of: font) - metrics.lineHeight(of: font) / 2))
  }

  /// The text, dots for a secret, or the placeholder while there is none.
  var spokenText: String? {
    if storage.text.isEmpty { return storedPlaceholder }
    return isSecureTextEntry ? String(repeating: Self.secretMark, count: storage.text.count) : storage.text
  }
}
