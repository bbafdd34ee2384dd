public import Foundation
public import PlainviewUIKitCore

/// Lays the text of a storage out in containers, and says where its characters stand.
///
/// A glyph is a UTF-16 unit of the text, so that glyphs and characters have the same indices; lines are broken as those of
/// labels and text views are. Places are in points of the container.
open class NSLayoutManager: NSObject, NSTextStorageObserving {
  /// What stands for a character in the text; raw values are UIKit's.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let null = GlyphProperty(rawValue: 1 << 0)
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// What a control character does to a line; raw values are UIKit's.
  public struct ControlCharacterAction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// The text; the storage keeps the manager alive and not the other way round.
  ///
  /// Setting it changes nothing of the storage: `addLayoutManager(_:)` joins both.
  open weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// The areas that are filled one after the other; the manager keeps them alive.
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { forgetLayout() } }
  /// Kept, without effect: pictures of text show no marks for blanks.
  open var showsInvisibleCharacters = false
  /// Kept, without effect: pictures of text show no marks for control characters.
  open var showsControlCharacters = false
  /// Kept, without effect: the distance between lines is always that of their fonts.
  open var usesFontLeading = true
  /// Kept, without effect: all of the text is laid out when some of it is asked for.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Kept, without effect: long lines cost no more than others.
  open var limitsLayoutForSuspiciousContents = false
  /// Kept, without effect: words are not hyphenated.
  open var usesDefaultHyphenation = false
  /// Kept, without effect, as `usesDefaultHyphenation`.
  open var hyphenationFactor: CGFloat = 0

  /// The layout, and what it was made by; nil while it has to be made.
  final var made: (rules: GlyphLayout.Rules, layout: GlyphLayout)?
  /// Whether the layout is being made: what a delegate asks meanwhile gets the former one.
  final var isLayingOut = false
  /// Whether a view draws, which writes the letters itself.
  final var isDrawnByView = false
  /// The view whose text this is; nil for a manager without view.
  nonisolated(unsafe) final weak var view: UITextView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    if let shown = container.view as? UITextView { takeOver(shown) }
    forgetLayout()
  }
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }
  /// Has the text laid out again: a container has another size.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Changes

  /// Hears of a change of the storage: the text is laid out again when someone asks.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { invalidateLayout(forCharacterRange: invalidatedCharRange, actualCharacterRange: nil) }
  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) { transaction() }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
  }
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }

  // MARK: Laying out

  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }

  // MARK: Glyphs

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { baseProperty(at: glyphIndex) }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs that stand in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { baseGlyphRange(for: container) }
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    layout.fragment(at: glyphIndex)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { !propertyForGlyph(at: glyphIndex).isEmpty }
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
  /// The size of a picture in the text; -1 both ways for a letter.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { baseAttachmentSize(at: glyphIndex) }
  /// The glyphs that a line has no room for; at `NSNotFound` where it has.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncated(at: glyphIndex) }

  // MARK: Lines

  open func firstUnlaidCharacterIndex() -> Int { layout.laidOut }
  open func firstUnlaidGlyphIndex() -> Int { layout.laidOut }
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = layout.laidOut
    glyphIndex?.pointee = layout.laidOut
  }
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    baseTextContainer(at: glyphIndex, effectiveRange)
  }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// What the text takes of a container, with the padding at the ends of its lines.
  open func usedRect(for container: NSTextContainer) -> CGRect { baseUsedRect(for: container) }
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(at: glyphIndex, effectiveRange)?.rect ?? .zero
  }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(at: glyphIndex, effectiveRange)?.used ?? .zero
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// The empty line at the end of a text that is empty or ends with a line break.
  open var extraLineFragmentRect: CGRect { layout.extra?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { layout.extra?.used ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { layout.extra.map { textContainers[$0.container] } }
  /// Where a glyph begins on its baseline, from the origin of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { baseLocation(at: glyphIndex) }

  // MARK: Rectangles and points (NSLayoutManager+Places)

  /// The rectangle around the glyphs of a range, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    baseBoundingRect(of: glyphRange, in: container)
  }
  /// The glyphs of the lines that a rectangle touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    baseGlyphRange(in: bounds, container)
  }
  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange
  { glyphRange(forBoundingRect: bounds, in: container) }
  /// The glyph at a point, or the nearest one, and how much of it is before the point, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { nearest(to: point, in: container, partialFraction) }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }
  /// The character at a point, or the nearest one, and how much of it is before the point, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { nearest(to: point, in: container, partialFraction) }
  /// The places of a line where a caret can stand; returns how many there are.
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int { insertionPoints(at: charIndex, positions, charIndexes) }
  /// Calls a closure for each line that has glyphs of a range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { baseEnumerateLines(in: glyphRange, block) }
  /// Calls a closure for each rectangle around glyphs of a range, a line each.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { baseEnumerateRectangles(of: glyphRange, in: textContainer, block) }

  // MARK: Drawing (NSLayoutManager+Drawing)

  /// Draws the colours behind glyphs in the current context, the container's origin at a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    baseDrawBackground(of: glyphsToShow, at: origin)
  }
  /// Draws the letters in the current context, the container's origin at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    baseDraw(glyphsToShow, at: origin)
  }
  /// Fills rectangles behind letters in the current context.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) { fill(UnsafeBufferPointer(start: rectArray, count: rectCount), color) }
  /// Draws nothing by itself: `drawGlyphs(forGlyphRange:at:)` draws underlined letters as such.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws nothing by itself: `drawGlyphs(forGlyphRange:at:)` draws struck letters as such.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
}
