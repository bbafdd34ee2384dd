import Foundation
import PlainviewLayout
import PlainviewUIKitCore

/// The lines of a text view and the sizes that follow from them.
extension UITextView {
  var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private var rules: TextLayout.Rules {
    TextLayout.Rules(
      metrics: traitCollection.textMetrics, font: usedFont, lineBreakMode: textContainer.lineBreakMode,
      maximumLines: textContainer.maximumNumberOfLines, scale: traitCollection.displayScale)
  }

  /// What is left of a width for the letters of a line.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    max(0, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
  }

  func textLayout(in width: CGFloat) -> TextLayout {
    TextLayout(storage.text.isEmpty ? " " : storage.text, width: lineWidth(in: width), rules: rules)
  }

  /// The lines in points of the content: they stand where they do however far the view has scrolled.
  var geometry: TextGeometry {
    let metrics = traitCollection.textMetrics
    let lineHeight = metrics.lineHeight(of: usedFont)
    let pitch = lineHeight + metrics.leading(of: usedFont)
    let room = lineWidth(in: bounds.width)
    let lines = textLayout(in: bounds.width).lines.enumerated().map { index, line in
      TextGeometry.Line(
        range: storage.text.isEmpty ? NSRange(location: 0, length: 0) : line.range,
        text: storage.text.isEmpty ? "" : storage.text(in: line.range)[...],
        origin: CGPoint(
          x: textContainerInset.left + textContainer.lineFragmentPadding + lead(max(0, room - line.width)),
          y: textContainerInset.top + pitch * CGFloat(index)))
    }
    return TextGeometry(
      lines: lines, lineHeight: lineHeight, metrics: metrics, font: usedFont,
      mark: isSecureTextEntry ? UITextField.secretMark : nil)
  }

  /// How much of the free room stands before a line.
  private func lead(_ free: CGFloat) -> CGFloat {
    switch textAlignment {
    case .left, .justified: 0
    case .center: free / 2
    case .right: free
    case .natural: isLayoutRightToLeft ? free : 0
    }
  }

  // MARK: Sizes

  /// The size of the text in a view so wide, with what is around it.
  private func size(in width: CGFloat) -> CGSize {
    if let stored = documentSize, stored.text == storage.text { return stored.size }
    let text = textLayout(in: width).size
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

  /// Takes over the size of the text, and the height that a new width needs.
  func updateContentSize() {
    let text = textLayout(in: bounds.width).size
    let height = text.height + textContainerInset.top + textContainerInset.bottom
    let new = CGSize(width: bounds.width, height: height)
    if new != contentSize { contentSize = new }
    textContainer.size = CGSize(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right), height: .greatestFiniteMagnitude
    )
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
    let ascent = metrics.ascent(of: usedFont)
    if isFirst { return LayoutBaseline(heightFraction: 0, offset: Double(textContainerInset.top + ascent)) }
    let below = metrics.lineHeight(of: usedFont) - ascent + textContainerInset.bottom
    return LayoutBaseline(heightFraction: 1, offset: Double(-below))
  }
}
