import Foundation
@_spi(Plainview) import PlainviewGraphics
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
    let runs = isHint || isSecureTextEntry ? nil : shownRuns
    let font = runs == nil ? fittingFont(text, rect.width) : storedFont ?? .systemFont(ofSize: 17)
    if !text.isEmpty {
      LabelDrawing(
        text: text, runs: runs,
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

  /// The field's font, or a smaller one in which a text fits a width, where that is enabled and letters are as wide as on a
  /// device.
  private func fittingFont(_ text: String, _ width: CGFloat) -> UIFont {
    let (font, metrics) = (storedFont ?? .systemFont(ofSize: 17), traitCollection.textMetrics)
    guard adjustsFontSizeToFitWidth, metrics != .cells, width > 0, font.pointSize.isFinite else { return font }
    let smallest = max(1, minimumFontSize)
    var (size, fitting) = (font.pointSize, font)
    while size > smallest, metrics.width(of: text[...], in: fitting) > width {
      // What is too wide by a share becomes smaller by it, at least by half a point.
      let share = width / metrics.width(of: text[...], in: fitting)
      size = max(smallest, min(size - 0.5, (size * share * 2).rounded(.up) / 2))
      fitting = font.withSize(size)
    }
    return fitting
  }
}
