import Foundation
@_spi(Plainview) import PlainviewUIKitCore

extension UITextField {
  /// The border, and the text or the placeholder where the field's rectangles have it.
  func drawField(on canvas: ScreenCanvas) {
    switch borderStyle {
    case .none: break
    case .line: canvas.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), .label, width: 1)
    case .bezel: canvas.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), .systemGray, width: 1)
    case .roundedRect:
      canvas.stroke(
        bounds.insetBy(dx: 0.25, dy: 0.25), .systemGray4, width: 0.5, radius: 5,
        fill: backgroundColor == nil ? .systemBackground : nil)
    }
    let isHint = storage.text.isEmpty
    let rect = isHint && !isEditing ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let text =
      isHint
      ? storedPlaceholder ?? "" : isSecureTextEntry ? String(repeating: "•", count: storage.text.count) : storage.text
    let font = storedFont ?? .systemFont(ofSize: 17)
    if !text.isEmpty {
      LabelDrawing(
        text: text, runs: isHint || isSecureTextEntry ? nil : shownRuns,
        rules: TextLayout.Rules(
          metrics: traitCollection.textMetrics, font: font, lineBreakMode: .byTruncatingTail, maximumLines: 1,
          scale: traitCollection.displayScale), size: rect.size, alignment: storedAlignment,
        isRightToLeft: isLayoutRightToLeft,
        color: isHint ? .placeholderText : !isEnabled ? .tertiaryLabel : storedTextColor
      )
      .draw(on: canvas, in: rect)
    }
    guard isEditing else { return }
    let caret = caretRect(for: selectedTextRange?.end ?? endOfDocument)
    let height = font.pointSize * 1.2
    canvas.fill(CGRect(x: caret.minX, y: bounds.midY - height / 2, width: 2, height: height), tintColor)
  }
}
