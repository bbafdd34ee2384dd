public import Foundation
import PlainviewRuntime

/// The layout of a paragraph's lines; lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let attributeValueMark = AttributeValueMark.word
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = NSTextTab.standard
    var defaultTabInterval: CGFloat = 0
  }
  fileprivate var values = Values()

  public override init() { super.init() }

  /// Creates a style from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    values = Values(from: coder)
  }

  /// Archives all values.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// A style with the default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How the lines are aligned.
  open var alignment: NSTextAlignment { values.alignment }
  /// How the text is broken or shortened where it is too wide.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line's beginning from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines' beginnings from the leading edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where the lines end: points from the leading edge, or from the trailing edge if not above 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the font's line height; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated, from 0 for never to 1. Kept, without effect.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction in which the paragraph runs; natural for that of the language.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Whether letters may move closer together before a line is shortened. Kept, without effect.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// How lines are broken in languages with rules of their own. Kept, without effect: lines break at blanks.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Kept, without effect: words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Where tabs end. Kept, without effect: a tab is a character of text pictures.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance between tabs after the last tab stop, in points. Kept, without effect.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// How lines may break besides at blanks; raw values are UIKit's.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The strategies as bits.
    public let rawValue: Int
    /// Creates strategies with UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Words are moved so that the last line is not short.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words are kept whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system's labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  // MARK: For layout

  /// Points before a line.
  final func indent(isFirst: Bool) -> CGFloat {
    let indent = isFirst ? firstLineHeadIndent : headIndent
    return indent.isFinite ? max(0, indent) : 0
  }

  /// Points that stay free behind lines: a positive tail indent counts from the head of the line.
  package final var tail: CGFloat { tailIndent.isFinite ? max(0, -tailIndent) : 0 }

  /// The part of a width that indents leave for the text of a line.
  final func lineWidth(in width: CGFloat, isFirst: Bool) -> CGFloat {
    let end = tailIndent.isFinite && tailIndent > 0 ? min(width, tailIndent) : width - tail
    return max(0, end - indent(isFirst: isFirst))
  }

  // MARK: Copying

  /// Returns a copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0.values == values } ?? false
  }

  open override var hash: Int { 0 }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() { super.init() }
  /// Creates a style from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Inserts a tab stop, sorted by location.
  open func addTabStop(_ anObject: NSTextTab) {
    let insertionIndex = values.tabStops.firstIndex { $0.location > anObject.location } ?? values.tabStops.count
    values.tabStops.insert(anObject, at: insertionIndex)
  }

  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

  /// Takes all the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
