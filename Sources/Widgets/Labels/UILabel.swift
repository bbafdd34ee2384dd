public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewLayout
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// Whether the letters of a label let what is behind them shine through; raw values are UIKit's.
public enum UILabelVibrancy: Int, Sendable {
  /// Never, or where the surroundings ask for it.
  case none, automatic
}

/// Shows text that the user does not change.
@preconcurrency @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a label from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a label with an empty frame and no text.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    super.accessibilityTraits = .staticText
    isOpaque = false
  }

  // MARK: Text

  /// nil by default (contract T1). Setting it takes all attributes away.
  open var text: String? {
    get { storedText }
    set {
      let old = storedText
      setText(newValue)
      KeyValueObservers.hasChanged(self, "text", from: old, to: storedText)
    }
  }
  // What is set here is kept under names of its own: a setter that set another property would call an override of it,
  // which may set the first one again.
  private(set) final var storedText: String?

  /// The text with its attributes; plain text has those of the label.
  ///
  /// Setting it sets `text` as well, and `font`, `textColor`, `textAlignment` and `lineBreakMode` to what the first
  /// character has. Parts without a font or a colour have those that the label had before. Setting one of these
  /// properties afterwards applies it to all of the text.
  open var attributedText: NSAttributedString? {
    get { styledText ?? storedText.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set { show(newValue) }
  }

  /// The text that was set with attributes, and the defaults of its parts without attributes.
  var styledText: NSAttributedString?
  var styledTextDefaults: TextRuns.Defaults?
  /// nil for plain text.
  private(set) var runs: TextRuns?

  /// Keeps a text with attributes, or none, for the text that is shown.
  func keep(_ styled: NSAttributedString?, _ defaults: TextRuns.Defaults?) {
    styledText = styled
    styledTextDefaults = defaults
    runs = nil
    if let styled, let defaults { runs = TextRuns(styled, defaults) }
    sizeOfTextDidChange()
  }

  fileprivate nonisolated static let standardFont = UIFont.systemFont(ofSize: 17)

  @_spi(Plainview) open override class var frameworkMethods: ActionTable { getters }

  /// The font of the text, also of all text with attributes; nil for the system font of 17 points.
  open var font: UIFont! {
    get { plainStyle.font }
    set {
      let old = plainStyle.font
      plainStyle.font = newValue ?? Self.standardFont
      if styledText != nil { applyToAllText(.font, plainStyle.font) }
      if plainStyle.font != old { sizeOfTextDidChange() }
    }
  }
  /// The color of the text, also of all text with attributes.
  open var textColor: UIColor! {
    get { plainStyle.color }
    set {
      plainStyle.color = newValue
      if styledText != nil { applyToAllText(.foregroundColor, newValue) }
    }
  }
  /// How lines are aligned, also those of text with attributes; natural by default.
  open var textAlignment: NSTextAlignment {
    get { plainStyle.alignment }
    set {
      plainStyle.alignment = newValue
      if styledText != nil { applyToAllParagraphs { $0.alignment = newValue } }
    }
  }
  /// How a text that is too long is broken or truncated; truncated at its end by default.
  open var lineBreakMode: NSLineBreakMode {
    get { plainStyle.lineBreakMode }
    set {
      plainStyle.lineBreakMode = newValue
      if styledText != nil { applyToAllParagraphs { $0.lineBreakMode = newValue } }
      sizeOfTextDidChange()
    }
  }

  /// The style of text without attributes of its own.
  struct PlainStyle {
    var font = UILabel.standardFont
    var color: UIColor? = .label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }
  final var plainStyle = PlainStyle()
  /// 0 for as many as the text needs.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { sizeOfTextDidChange() } }
  }
  /// Whether the text is drawn as enabled; a disabled label is dimmed.
  @exclusivity(unchecked) open var isEnabled = true
  /// Whether the text is drawn in `highlightedTextColor`.
  @exclusivity(unchecked) open var isHighlighted = false
  /// The color of the text while the label is highlighted; nil for the ordinary one.
  open var highlightedTextColor: UIColor?
  /// The color of the text's shadow; kept, not drawn.
  @exclusivity(unchecked) open var shadowColor: UIColor?
  /// The offset of the text's shadow, in points; kept, not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the font is made smaller for a text that is too wide.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows changes of the content size category; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The smallest factor that the font's size may be multiplied by; 0 for no limit.
  @exclusivity(unchecked) open var minimumScaleFactor: CGFloat = 0
  /// How a text that was made smaller is aligned in the height; kept, without effect.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether letters may move closer together before the text is truncated; kept, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// How lines break besides at blanks. Kept, without effect: lines break at blanks.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// Whether the letters let what is behind them shine through; not at first. Kept, without effect.
  open var preferredVibrancy = UILabelVibrancy.none
  /// Whether a resting pointer shows text that was cut off. Kept, without effect: there is no pointer that rests.
  open var showsExpansionTextWhenTruncated = false
  /// The width to break lines at, in points; 0 takes the width that layout gives.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { sizeOfTextDidChange() } }

  @_spi(Plainview) open override var displayedText: String? { text }

  /// Shows a text without attributes.
  final func setText(_ text: String?) {
    guard text != storedText || styledText != nil else { return }
    storedText = text
    if styledText != nil { keep(nil, nil) }
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
      metrics: traitCollection.textMetrics, font: plainStyle.font, lineBreakMode: plainStyle.lineBreakMode,
      maximumLines: numberOfLines,
      scale: traitCollection.displayScale)
  }

  /// The preferred size in a width: that of the rectangle, which an app may enlarge.
  private func size(ofTextIn width: CGFloat) -> CGSize {
    let most = CGRect(x: 0, y: 0, width: width, height: CGFloat.greatestFiniteMagnitude)
    return textRect(forBounds: most, limitedToNumberOfLines: numberOfLines).size
  }

  private func size(ofTextIn width: CGFloat, lines: Int) -> CGSize {
    if lines == numberOfLines, let stored = documentSize, stored.text == storedText ?? "" { return stored.size }
    guard let text = storedText, !text.isEmpty else { return .zero }
    var rules = rules
    rules.maximumLines = lines
    return TextLayout(text, width: width, rules: rules, runs: runs).size
  }

  /// One line's width, and the height of the lines that the width at hand needs.
  open override var intrinsicContentSize: CGSize {
    if numberOfLines == 1 { return size(ofTextIn: .greatestFiniteMagnitude) }
    if preferredMaxLayoutWidth > 0 { return size(ofTextIn: preferredMaxLayoutWidth) }
    let unbroken = size(ofTextIn: .greatestFiniteMagnitude)
    guard measuredWidth > 0, measuredWidth < unbroken.width else { return unbroken }
    // Asked for the size that an ancestor fits in, a label that was laid out keeps its lines (W37).
    if LayoutEngine.keepsTextWidths { return size(ofTextIn: measuredWidth) }
    return CGSize(width: unbroken.width, height: size(ofTextIn: measuredWidth).height)
  }

  /// The height of the lines that the width leaves, for a label of several lines.
  @_spi(Plainview) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
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

  /// The rectangle that the text takes in a width; the label's sizes follow from it, so that an override pads the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = size(ofTextIn: bounds.width, lines: numberOfLines)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }

  /// Draws the text in a rectangle of the label; an override that hands on another one moves the text.
  open func drawText(in rect: CGRect) {
    if !TextPlacing.note(rect, of: self) { rectOfDraw = rect }
  }
  /// Where the label's own `draw(_:)` had the text drawn.
  private var rectOfDraw: CGRect?

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, bounds.width != measuredWidth else { return }
    let height = intrinsicContentSize.height
    measuredWidth = bounds.width
    if intrinsicContentSize.height != height { invalidateIntrinsicContentSize() }
  }

  /// Baselines count from the top of the height that the text needs, in a label that is stretched too (W38).
  @_spi(Plainview) open override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    if let runs, let text = storedText, !text.isEmpty { return baseline(of: text, runs, isFirst: isFirst) }
    let metrics = traitCollection.textMetrics
    let (line, ascent) = (Double(metrics.lineHeight(of: plainStyle.font)), Double(metrics.ascent(of: plainStyle.font)))
    let leading = Double(metrics.leading(of: plainStyle.font))
    let spacing = line + leading
    let height = Double(intrinsicContentSize.height)
    let count = numberOfLines == 1 ? 1 : max(1, ((height + leading) / spacing).rounded())
    let exact = spacing * count - leading
    let first = ascent + (roundedUp(exact) - exact) / 2
    return LayoutBaseline(heightFraction: 0, offset: isFirst ? first : first + spacing * (count - 1))
  }

  private func baseline(of text: String, _ runs: TextRuns, isFirst: Bool) -> LayoutBaseline? {
    let given = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : measuredWidth
    let width = numberOfLines == 1 || given <= 0 ? .greatestFiniteMagnitude : given
    let layout = TextLayout(text, width: width, rules: rules, runs: runs)
    guard let line = isFirst ? layout.lines.first : layout.lines.last else { return nil }
    let exact = Double(layout.exactSize.height)
    return LayoutBaseline(
      heightFraction: 0, offset: Double(line.top + line.ascent) + (roundedUp(exact) - exact) / 2)
  }

  /// A height in whole pixels, by which the text stands in the middle of what it takes.
  private func roundedUp(_ height: Double) -> Double {
    Double(PixelRounding.ceil(CGFloat(height), scale: traitCollection.displayScale))
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

  /// Whether some of the text is not shown because it does not fit.
  package var isTextCut: Bool {
    guard let text = storedText, !text.isEmpty, bounds.width > 0, !adjustsFontSizeToFitWidth else { return false }
    let layout = TextLayout(text, width: bounds.width, rules: rules, runs: runs)
    return layout.lines.contains { $0.isTruncated }
      || layout.size.height >= bounds.height + rules.metrics.lineHeight(of: plainStyle.font) / 2
  }

  /// Whether the label has the size that a document says its text has.
  private var isKnownToFit: Bool {
    guard let stored = documentSize, stored.text == storedText ?? "" else { return false }
    return bounds.width > stored.size.width - 0.5 && bounds.height > stored.size.height - 0.5
  }

  private var highlightedColor: UIColor? { isHighlighted ? highlightedTextColor : nil }

  /// The appearance of text without attributes.
  @_spi(Plainview) open override var textAppearance: TextAppearance {
    TextAppearance(color: highlightedColor ?? textColor, font: font, isDisabled: !isEnabled)
  }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) {
    guard let text = storedText, !text.isEmpty else { return }
    let asked = TextPlacing.rectangle(of: self, usually: bounds, on: nil) { drawText(in: bounds) }
    guard let rect = rectOfDraw ?? asked else { return }
    var drawing = drawing(of: text, in: rect)
    if runs == nil { drawing.color = highlightedColor ?? textColor }
    drawing.isDisabled = !isEnabled
    drawing.draw(on: canvas, in: rect)
  }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    guard let text = storedText, !text.isEmpty, canvas.width > 0 else { return }
    let asked = TextPlacing.rectangle(of: self, usually: bounds, on: canvas) { drawText(in: bounds) }
    guard let rect = rectOfDraw ?? asked else { return }
    drawing(of: text, in: rect).draw(on: canvas.part(rect, of: bounds))
  }

  private func drawing(of text: String, in rect: CGRect) -> LabelDrawing {
    LabelDrawing(
      text: text, runs: runs, rules: rules, size: rect.size,
      leastScale: adjustsFontSizeToFitWidth ? min(max(minimumScaleFactor, 0), 1) : 1, isKnownToFit: isKnownToFit,
      alignment: textAlignment, isRightToLeft: isLayoutRightToLeft, color: highlightedColor
    )
  }
}

extension UILabel: LayerNaming {
  package var layerClassName: String { "_UILabelLayer" }
}

/// Where text stands that shrinks to fit; kept as data.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
