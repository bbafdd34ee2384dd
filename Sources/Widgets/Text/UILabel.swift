public import Foundation
public import PlainviewLayout
public import PlainviewUIKitCore

/// Shows text that the user does not change.
@preconcurrency @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    super.accessibilityTraits = .staticText
    isOpaque = false
  }

  // MARK: Text

  /// nil by default (contract T1).
  open var text: String? { didSet { if text != oldValue { textDidChange() } } }

  /// The text with its attributes; setting it sets `text` as well.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      storedAttributedText = newValue
      if let newValue, newValue.length > 0 { takeLooks(newValue.attributes(at: 0, effectiveRange: nil)) }
      sizeOfTextDidChange()
    }
  }

  /// As on a device the label's own looks become those of the first character.
  private func takeLooks(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    if style.alignment != .natural { textAlignment = style.alignment }
    if numberOfLines == 1, style.lineBreakMode != .byWordWrapping { lineBreakMode = style.lineBreakMode }
  }

  private var storedAttributedText: NSAttributedString?

  private static let standardFont = UIFont.systemFont(ofSize: 17)

  open var font: UIFont! = standardFont {
    didSet {
      if font == nil { font = Self.standardFont }
      if font != oldValue { sizeOfTextDidChange() }
    }
  }
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { sizeOfTextDidChange() } }
  /// 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { sizeOfTextDidChange() } } }
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  /// The width to break lines at, in points; 0 takes the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { sizeOfTextDidChange() } }

  open override var displayedText: String? { text }

  private func textDidChange() {
    storedAttributedText = nil
    sizeOfTextDidChange()
  }

  private func sizeOfTextDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Sizes (contract L17)

  /// The width that the label had when its lines were last counted, in points.
  private var measuredWidth: CGFloat = 0

  private var rules: TextLayout.Rules {
    TextLayout.Rules(
      metrics: traitCollection.textMetrics, font: font, lineBreakMode: lineBreakMode, maximumLines: numberOfLines,
      scale: traitCollection.displayScale)
  }

  private func size(ofTextIn width: CGFloat) -> CGSize {
    if let stored = documentSize, stored.text == text ?? "" { return stored.size }
    guard let text, !text.isEmpty else { return .zero }
    return TextLayout(text, width: width, rules: rules).size
  }

  /// One line's width, and the height of the lines that the width at hand needs.
  open override var intrinsicContentSize: CGSize {
    if numberOfLines == 1 { return size(ofTextIn: .greatestFiniteMagnitude) }
    if preferredMaxLayoutWidth > 0 { return size(ofTextIn: preferredMaxLayoutWidth) }
    let unbroken = size(ofTextIn: .greatestFiniteMagnitude)
    guard measuredWidth > 0, measuredWidth < unbroken.width else { return unbroken }
    return CGSize(width: unbroken.width, height: size(ofTextIn: measuredWidth).height)
  }

  /// The height of the lines that the width leaves, for a label of several lines.
  open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    let before = measuredWidth
    defer { measuredWidth = before }
    measuredWidth = width
    return intrinsicContentSize.height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBroken = numberOfLines != 1 && size.width > 0
    let fitting = self.size(ofTextIn: isBroken ? size.width : .greatestFiniteMagnitude)
    return CGSize(width: isBroken ? min(fitting.width, size.width) : fitting.width, height: fitting.height)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var rules = rules
    rules.maximumLines = numberOfLines
    let size = TextLayout(text ?? "", width: bounds.width, rules: rules).size
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, bounds.width != measuredWidth else { return }
    let height = intrinsicContentSize.height
    measuredWidth = bounds.width
    if intrinsicContentSize.height != height { invalidateIntrinsicContentSize() }
  }

  /// The text stands in the middle of the height (interface-builder law of baselines).
  open override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    let metrics = traitCollection.textMetrics
    let (line, ascent) = (Double(metrics.lineHeight(of: font)), Double(metrics.ascent(of: font)))
    let leading = Double(metrics.leading(of: font))
    let spacing = line + leading
    let height = Double(intrinsicContentSize.height)
    let count = numberOfLines == 1 ? 1 : max(1, ((height + leading) / spacing).rounded())
    let firstLine = ascent - (spacing * count - leading) / 2
    return LayoutBaseline(heightFraction: 0.5, offset: isFirst ? firstLine : firstLine + spacing * (count - 1))
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Drawing

  /// Whether some of the text is not shown for want of room.
  package var isTextCut: Bool {
    guard let text, !text.isEmpty, bounds.width > 0, !adjustsFontSizeToFitWidth else { return false }
    let layout = TextLayout(text, width: bounds.width, rules: rules)
    return layout.lines.contains { $0.isTruncated }
      || layout.size.height >= bounds.height + rules.metrics.lineHeight(of: font) / 2
  }

  /// The looks of the first character, where the text has attributes.
  open override var textAppearance: TextAppearance {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    guard let attributed = storedAttributedText, attributed.length > 0 else {
      return TextAppearance(color: color, font: font, isDisabled: !isEnabled)
    }
    let attributes = attributed.attributes(at: 0, effectiveRange: nil)
    return TextAppearance(
      color: attributes[.foregroundColor] as? UIColor ?? color, font: attributes[.font] as? UIFont ?? font,
      isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0, isDisabled: !isEnabled)
  }

  open override func drawText(on canvas: TextCanvas) {
    guard let text, !text.isEmpty, canvas.width > 0 else { return }
    LabelDrawing(
      text: text, rules: rules, width: bounds.width, alignment: textAlignment, isRightToLeft: isLayoutRightToLeft
    )
    .draw(on: canvas)
  }
}

extension UILabel: LayerNaming {
  package var layerClassName: String { "_UILabelLayer" }
}

/// Where text stands that shrinks to fit; kept as data.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
