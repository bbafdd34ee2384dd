import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore

/// The lines of a text view and the sizes that follow from them.
extension UITextView {
  var usedFont: UIFont { storedFont ?? .systemFont(ofSize: 12) }

  private var rules: TextLayout.Rules {
    TextLayout.Rules(
      metrics: traitCollection.textMetrics, font: usedFont, lineBreakMode: textContainer.lineBreakMode,
      maximumLines: textContainer.maximumNumberOfLines, scale: traitCollection.displayScale)
  }

  /// What is left of a width for the letters of a line.
  func lineWidth(in width: CGFloat) -> CGFloat {
    max(0, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
  }

  func textLayout(in width: CGFloat) -> TextLayout { textLayout(in: width, textRuns) }

  private func textLayout(in width: CGFloat, _ runs: TextRuns?) -> TextLayout {
    TextLayout(
      storage.text.isEmpty ? " " : storage.text, width: lineWidth(in: width), rules: rules, runs: runs,
      in: textContainer)
  }

  /// The runs of the text; nil for plain text and for secrets.
  var textRuns: TextRuns? {
    guard storage.runs != nil, !storage.text.isEmpty, !isSecureTextEntry else { return nil }
    return TextRuns(
      attributedString,
      TextRuns.Defaults(font: usedFont, color: storedTextColor, linkAttributes: linkTextAttributes ?? [:])
    ).settingPictures(inLinesOf: lineWidth(in: bounds.width), textContainer)
  }

  /// The lines in points of the content: they stand where they do however far the view has scrolled.
  var geometry: TextGeometry {
    let metrics = traitCollection.textMetrics
    let availableWidth = lineWidth(in: bounds.width)
    let runs = textRuns
    if let layout = delegatedLayout(in: bounds.width) { return geometry(of: layout, runs) }
    let lines = textLayout(in: bounds.width, runs).lines.map { line in
      TextGeometry.Line(
        range: storage.text.isEmpty ? NSRange(location: 0, length: 0) : line.range,
        text: storage.text.isEmpty ? "" : storage.text(in: line.range)[...],
        origin: CGPoint(
          x: textContainerInset.left + textContainer.lineFragmentPadding + lead(of: line, in: availableWidth),
          y: textContainerInset.top + line.top), height: line.height,
        isTruncated: line.isTruncated)
    }
    return TextGeometry(
      lines: lines, metrics: metrics, font: usedFont, mark: isSecureTextEntry ? UITextField.secretMark : nil,
      advances: runs.map { TextAdvances(storage.text, $0, metrics) })
  }

  /// The lines where the layout manager has them.
  private func geometry(of layout: GlyphLayout, _ runs: TextRuns?) -> TextGeometry {
    let (left, top) = (textContainerInset.left, textContainerInset.top)
    var lines = layout.fragments.map { fragment in
      TextGeometry.Line(
        range: fragment.range, text: storage.text(in: fragment.range)[...],
        origin: CGPoint(
          x: left + fragment.rect.minX + fragment.lead,
          y: top + fragment.rect.minY + fragment.baseline - fragment.line.ascent),
        height: fragment.line.height, isTruncated: fragment.line.isTruncated)
    }
    if let extra = layout.extra {
      lines.append(
        TextGeometry.Line(
          range: NSRange(location: storage.length, length: 0), text: "",
          origin: CGPoint(x: left + textContainer.lineFragmentPadding, y: top + extra.rect.minY),
          height: extra.rect.height))
    }
    let metrics = traitCollection.textMetrics
    return TextGeometry(
      lines: lines, metrics: metrics, font: usedFont, mark: isSecureTextEntry ? UITextField.secretMark : nil,
      advances: runs.map { TextAdvances(storage.text, $0, metrics) })
  }

  /// The size of the lines in a view so wide, rounded up to pixels.
  private func sizeOfLines(in width: CGFloat) -> CGSize {
    guard let layout = delegatedLayout(in: width) else { return textLayout(in: width).size }
    let scale = traitCollection.displayScale
    let used = layout.used(of: 0)
    return CGSize(
      width: PixelRounding.ceil(max(0, used.width - 2 * textContainer.lineFragmentPadding), scale: scale),
      height: PixelRounding.ceil(used.maxY, scale: scale))
  }

  /// The free width before a line.
  private func lead(of line: TextLayout.Line, in availableWidth: CGFloat) -> CGFloat {
    let direction = line.style?.baseWritingDirection ?? .natural
    let runsLeft = direction == .natural ? isLayoutRightToLeft : direction == .rightToLeft
    let tail = line.style?.tail ?? 0
    let free = max(0, availableWidth - line.width - line.indent - tail)
    let before = runsLeft ? tail : line.indent
    switch line.style?.alignment ?? storedAlignment {
    case .left, .justified: return before
    case .center: return before + free / 2
    case .right: return before + free
    case .natural: return before + (runsLeft ? free : 0)
    }
  }

  // MARK: Sizes

  /// The size of the text in a view so wide, with what is around it.
  private func size(in width: CGFloat) -> CGSize {
    if let stored = documentSize, stored.text == storage.text { return stored.size }
    let text = sizeOfLines(in: width)
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let width = storage.text.isEmpty ? 0 : text.width
    return CGSize(width: width + sides, height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let fitting = self.size(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    return CGSize(width: size.width > 0 ? min(fitting.width, size.width) : fitting.width, height: fitting.height)
  }

  /// One line's width, and the height of the lines that the width at hand needs.
  var ownSize: CGSize {
    let unbroken = size(in: .greatestFiniteMagnitude)
    guard measuredWidth > 0, measuredWidth < unbroken.width else { return unbroken }
    return CGSize(width: unbroken.width, height: size(in: measuredWidth).height)
  }

  func height(ofTextInViewOf width: CGFloat) -> CGFloat? { isScrollEnabled ? nil : size(in: width).height }

  func sizeOfTextDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The view's width, and the height of its lines with the insets.
  var sizeOfContent: CGSize {
    let text = sizeOfLines(in: bounds.width)
    return CGSize(width: bounds.width, height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Takes over the size of the text, and the height that a new width needs.
  func updateContentSize() {
    let new = sizeOfContent
    if new != laidOutContentSize { contentSize = new }
    guard !isScrollEnabled, bounds.width != measuredWidth else { return }
    let before = ownSize.height
    measuredWidth = bounds.width
    if ownSize.height != before { invalidateIntrinsicContentSize() }
  }

  /// Shows a range, and the inset as well when it is on the first or the last line.
  func scrollToShow(_ range: NSRange) {
    guard isScrollEnabled else { return }
    updateContentSize()
    let geometry = geometry
    let end = range.location + max(0, range.length)
    var area = geometry.caret(at: min(max(0, range.location), storage.length))
    area = area.union(geometry.caret(at: min(max(0, end), storage.length)))
    if end >= storage.length { area.size.height += textContainerInset.bottom }
    if range.location <= 0 {
      area.size.height += area.minY
      area.origin.y = 0
    }
    // Lines are never wider than the view: only the height matters.
    scrollRectToVisible(CGRect(x: 0, y: area.minY, width: 1, height: area.height), animated: false)
  }

  /// The baselines are those of the lines, below the inset.
  func baseline(isFirst: Bool) -> LayoutBaseline? {
    let metrics = traitCollection.textMetrics
    var (ascent, height) = (metrics.ascent(of: usedFont), metrics.lineHeight(of: usedFont))
    if let runs = textRuns {
      let lines = textLayout(in: bounds.width, runs).lines
      if let line = isFirst ? lines.first : lines.last { (ascent, height) = (line.ascent, line.height) }
    }
    if isFirst { return LayoutBaseline(heightFraction: 0, offset: Double(textContainerInset.top + ascent)) }
    let below = height - ascent + textContainerInset.bottom
    return LayoutBaseline(heightFraction: 1, offset: Double(-below))
  }
}
