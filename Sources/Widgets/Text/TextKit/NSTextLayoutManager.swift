public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Lays a document out in one container: the newer side of TextKit, as far as text views are asked for it.
open class NSTextLayoutManager: NSObject {
  /// The document; it keeps the manager alive.
  open internal(set) weak var textContentManager: NSTextContentManager?
  /// The container that the text is laid out in; nil for none.
  open var textContainer: NSTextContainer? { didSet { textContainer?.textLayoutManager = self } }
  /// Kept, without effect: the distance between lines is always that of their fonts.
  open var usesFontLeading = true
  /// Kept, without effect: long lines cost no more than others.
  open var limitsLayoutForSuspiciousContents = false
  /// Kept, without effect: words are not hyphenated.
  open var usesHyphenation = false

  public override init() { super.init() }
  /// Creates a layout manager from an archive, without document and container.
  public required init?(coder: NSCoder) { super.init() }

  /// All of the document.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(units: NSRange(location: 0, length: 0))
  }
  /// Joins the manager to another document.
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }
  /// What the text takes of its container, in points.
  open var usageBoundsForTextContainer: CGRect { layout?.used(of: 0) ?? .zero }
  /// Lays out the whole text, unless that was done.
  open func ensureLayout(for range: NSTextRange) { _ = layout }
  /// Lays out the whole text, unless that was done.
  open func ensureLayout(for bounds: CGRect) { _ = layout }
  /// Does nothing: changes of the text invalidate the layout by themselves.
  open func invalidateLayout(for range: NSTextRange) {}

  /// The paragraph at a point of the container; nil where there is none.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }
  /// The paragraph that holds a location; nil where there is none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragments.first { $0.rangeInElement.contains(location) }
  }
  /// Calls a closure for each paragraph from a location on until it returns false; returns where the last one ends.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let all = fragments
    let start = (location as? TextStorageLocation)?.offset
    let isReverse = options.contains(.reverse)
    var last: (any NSTextLocation)?
    for fragment in isReverse ? all.reversed() : all {
      let range = fragment.rangeInElement.units
      if let start, isReverse ? range.location >= start : range.location + range.length <= start { continue }
      last = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
      if !block(fragment) { break }
    }
    return last
  }

  private var storage: NSTextStorage? { (textContentManager as? NSTextContentStorage)?.textStorage }

  private var layout: GlyphLayout? {
    guard let storage, let container = textContainer else { return nil }
    let areas = [GlyphLayout.Area(container)]
    if let view = container.view as? UITextView {
      return GlyphLayout(storage, MainQueue.withoutIsolation { view.layoutRules(for: areas) }, spacing: nil)
    }
    let traits = UITraitCollection.current
    let rules = GlyphLayout.Rules(
      metrics: traits.textMetrics, scale: traits.displayScale,
      font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12),
      runsLeft: traits.layoutDirection == .rightToLeft, containers: areas)
    return GlyphLayout(storage, rules, spacing: nil)
  }

  /// The paragraphs with their lines, first to last.
  private var fragments: [NSTextLayoutFragment] {
    guard let layout, let storage else { return [] }
    var fragments: [NSTextLayoutFragment] = []
    var lines: [GlyphLayout.Fragment] = []
    for line in layout.fragments {
      if line.line.beginsParagraph, !lines.isEmpty {
        fragments.append(NSTextLayoutFragment(self, lines, storage))
        lines = []
      }
      lines.append(line)
    }
    if !lines.isEmpty { fragments.append(NSTextLayoutFragment(self, lines, storage)) }
    return fragments
  }
}

/// A paragraph that was laid out.
open class NSTextLayoutFragment: NSObject {
  /// How paragraphs are enumerated; raw values are UIKit's.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Heights of paragraphs that are not laid out may be estimates; without effect here.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Paragraphs are laid out before they are passed; without effect here.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// An empty last line is included; without effect here.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// The manager that laid it out.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The paragraph's range in the document.
  open private(set) var rangeInElement: NSTextRange
  /// The lines, first to last.
  open private(set) var textLineFragments: [NSTextLineFragment]
  /// The rectangle of the paragraph, in points of the container.
  open private(set) var layoutFragmentFrame: CGRect
  /// What is drawn, from the frame's origin.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

  init(_ manager: NSTextLayoutManager, _ lines: [GlyphLayout.Fragment], _ storage: NSTextStorage) {
    textLayoutManager = manager
    let start = lines[0].range.location
    rangeInElement = NSTextRange(units: NSRange(location: start, length: lines[lines.count - 1].end - start))
    var frame = lines[0].rect
    for line in lines { frame = frame.union(line.rect) }
    layoutFragmentFrame = frame
    let text = storage.attributedSubstring(from: rangeInElement.units)
    textLineFragments = lines.map { line in
      NSTextLineFragment(
        text, NSRange(location: line.range.location - start, length: line.range.length),
        line.used.offsetBy(dx: -frame.minX, dy: -frame.minY), CGPoint(x: line.lead, y: line.baseline))
    }
    super.init()
  }
}

/// A line that was laid out.
open class NSTextLineFragment: NSObject {
  /// The paragraph's text.
  open private(set) var attributedString: NSAttributedString
  /// The line's range in it, in UTF-16 units.
  open private(set) var characterRange: NSRange
  /// The rectangle of the line, from the origin of its paragraph, in points.
  open private(set) var typographicBounds: CGRect
  /// Where the first letter begins on the baseline, from the line's own origin.
  open private(set) var glyphOrigin: CGPoint

  init(_ text: NSAttributedString, _ range: NSRange, _ bounds: CGRect, _ origin: CGPoint) {
    attributedString = text
    characterRange = range
    typographicBounds = bounds
    glyphOrigin = origin
    super.init()
  }
}
