public import Foundation
public import PlainviewGraphics

/// Lays the text of a storage out in containers, and says where its characters stand.
///
/// A glyph is a UTF-16 unit of the text, so that glyphs and characters have the same indices; lines are broken as those of
/// labels and text views are. Coordinates are in points of the container.
open class NSLayoutManager: NSObject, NSTextStorageObserving {
  /// What stands for a character in the text; raw values are UIKit's.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set with UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A character without a glyph of its own.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A control character, such as a tab or a line break.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space whose width may be changed.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A character that is combined with the one before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// What a control character does to a line; raw values are UIKit's.
  public struct ControlCharacterAction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set with UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The character takes no width.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The character takes the width that the delegate gives.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The character moves to the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The character ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The character ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The character ends the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// The text; not retained, since the storage retains its managers.
  ///
  /// Setting it changes nothing of the storage: `addLayoutManager(_:)` joins both.
  open weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// The areas that are filled one after the other; the manager keeps them alive.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Changes the layout of lines, and is informed of it; not retained. Another object invalidates the layout.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { forgetLayout() } }
  /// Kept, without effect: pictures of text show no marks for blanks.
  open var showsInvisibleCharacters = false
  /// Kept, without effect: pictures of text show no marks for control characters.
  open var showsControlCharacters = false
  /// Kept, without effect: the distance between lines is always that of their fonts.
  open var usesFontLeading = true
  /// Kept, without effect: all of the text is laid out when some of it is asked for.
  open var allowsNonContiguousLayout = false
  /// Whether parts of the text are laid out without those before them: always false here.
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
  /// Creates a layout manager from an archive, without text and containers.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }
  /// Inserts a container at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    if let shown = container.view as? UITextView { takeOver(shown) }
    forgetLayout()
  }
  /// Removes the container at an index; does nothing for an index without one.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }
  /// Has the text laid out again: a container has another size.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Changes

  /// Called for a change of the storage: the text is laid out again when it is needed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { invalidateLayout(forCharacterRange: invalidatedCharRange, actualCharacterRange: nil) }
  /// Runs a change of the storage.
  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) { transaction() }
  /// Invalidates the layout; the actual range is the one that was given.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
  }
  /// Invalidates the layout, always that of the whole text; the actual range is the one that was given.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
  }
  /// Asks for the text to be drawn again, always the whole of it.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
  /// Asks for the text to be drawn again, always the whole of it.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }

  // MARK: Laying out

  /// Does nothing: glyphs are the characters of the text.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing: glyphs are the characters of the text.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the whole text, unless that was done.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  /// Lays out the whole text, unless that was done.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Lays out the whole text, unless that was done.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Lays out the whole text, unless that was done.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }

  // MARK: Glyphs

  /// The number of glyphs: the length of the text in UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  /// Returns the kind of a glyph, such as that of a control character.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { baseProperty(at: glyphIndex) }
  /// Returns the number of a glyph, here the UTF-16 unit that it stands for; 0 where there is none.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { baseGlyph(at: glyphIndex) }
  /// The same, and stores whether there is a glyph at the index.
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return baseGlyph(at: glyphIndex)
  }
  /// Stores the numbers of the glyphs of a range, their kinds, their characters and their levels of direction, which are
  /// all 0 here; returns how many.
  @discardableResult
  open func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int { store(glyphRange, glyphBuffer, props, charIndexBuffer, bidiLevelBuffer) }
  /// Does nothing: glyphs are the characters of the text, and the delegate is not asked for others.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {}
  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the glyphs of characters: the same range.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the characters of glyphs: the same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs that stand in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { baseGlyphRange(for: container) }
  /// Returns the glyphs of the line that contains a glyph; at `NSNotFound` if it is not laid out.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    layout.fragment(at: glyphIndex)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
  /// Returns whether a glyph is not drawn, as one of a control character.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { !propertyForGlyph(at: glyphIndex).isEmpty }
  /// Returns whether a glyph is drawn outside its line: always false here.
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
  /// The size of a picture in the text; -1 by -1 for a letter.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { baseAttachmentSize(at: glyphIndex) }
  /// The glyphs of a line that are truncated; at `NSNotFound` for none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncated(at: glyphIndex) }

  // MARK: Lines

  /// Returns the index of the first character that does not fit into any container.
  open func firstUnlaidCharacterIndex() -> Int { layout.laidOut }
  /// Returns the index of the first glyph that does not fit into any container.
  open func firstUnlaidGlyphIndex() -> Int { layout.laidOut }
  /// Stores the indexes of the first character and the first glyph that do not fit into any container.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = layout.laidOut
    glyphIndex?.pointee = layout.laidOut
  }
  /// Returns the container of a glyph, and stores the range of its glyphs; nil if it is not laid out.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    baseTextContainer(at: glyphIndex, effectiveRange)
  }
  /// Returns the container of a glyph as `textContainer(forGlyphAt:effectiveRange:)` does; the flag is ignored.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// What the text takes of a container, with the padding at the ends of its lines.
  open func usedRect(for container: NSTextContainer) -> CGRect { baseUsedRect(for: container) }
  /// Returns the rectangle of the line of a glyph, and stores the range of its glyphs.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(at: glyphIndex, effectiveRange)?.rect ?? .zero
  }
  /// Returns the rectangle of the line of a glyph; the flag is ignored.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// Returns the part of a glyph's line that letters take, and stores the range of its glyphs.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(at: glyphIndex, effectiveRange)?.used ?? .zero
  }
  /// Returns the part of a glyph's line that letters take; the flag is ignored.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// The empty line at the end of a text that is empty or ends with a line break.
  open var extraLineFragmentRect: CGRect { layout.extra?.rect ?? .zero }
  /// The part of the empty last line that letters would take; empty without such a line.
  open var extraLineFragmentUsedRect: CGRect { layout.extra?.used ?? .zero }
  /// The container of the empty last line; nil without such a line.
  open var extraLineFragmentTextContainer: NSTextContainer? { layout.extra.map { textContainers[$0.container] } }
  /// Where a glyph begins on its baseline, from the origin of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { baseLocation(at: glyphIndex) }

  // MARK: Rectangles and points (NSLayoutManager+Positions)

  /// The rectangle around the glyphs of a range, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    baseBoundingRect(of: glyphRange, in: container)
  }
  /// The glyphs of the lines that a rectangle touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    baseGlyphRange(in: bounds, container)
  }
  /// Returns the glyphs of the lines that a rectangle touches; the text is laid out if necessary.
  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange
  { glyphRange(forBoundingRect: bounds, in: container) }
  /// The glyph at a point, or the nearest one, and how much of it is before the point, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { nearest(to: point, in: container, partialFraction) }
  /// Returns the glyph at a point, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  /// Returns how much of the glyph at a point is before the point, from 0 to 1.
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
  /// The positions in a line where a caret can stand; returns how many there are.
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
  /// Would underline glyphs; draws nothing by itself.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws nothing by itself: `drawGlyphs(forGlyphRange:at:)` draws struck letters as such.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Would strike glyphs through; draws nothing by itself.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
}
