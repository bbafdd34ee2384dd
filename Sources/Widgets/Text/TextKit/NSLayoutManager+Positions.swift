import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

extension NSLayoutManager {
  // MARK: Layout

  /// The layout of the text as it is now.
  var layout: GlyphLayout {
    let rules = currentRules
    if let made, made.rules == rules || isLayingOut { return made.layout }
    guard !isLayingOut, let storage = textStorage else {
      return GlyphLayout(textStorage ?? NSAttributedString(string: ""), rules, spacing: nil)
    }
    isLayingOut = true
    let layout = GlyphLayout(storage, rules, spacing: spacing, placing: placing)
    isLayingOut = false
    made = (rules, layout)
    tellOfLayout(layout)
    return layout
  }

  /// What a view says of its text, or else the current traits; letters without font are Helvetica of 12 points.
  private var currentRules: GlyphLayout.Rules {
    let areas = textContainers.map { GlyphLayout.Area($0) }
    if let view { return MainQueue.withoutIsolation { view.layoutRules(for: areas) } }
    let traits = UITraitCollection.current
    return GlyphLayout.Rules(
      metrics: traits.textMetrics, scale: traits.displayScale,
      font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12),
      runsLeft: traits.layoutDirection == .rightToLeft, containers: areas)
  }

  func join(_ storage: NSTextStorage?) {
    textStorage = storage
    forgetLayout()
  }

  /// Has the text laid out again when it is needed; the delegate is told once.
  func forgetLayout() {
    guard made != nil, !isLayingOut else { return }
    made = nil
    onMain { manager in
      UserCode.tell(manager.delegate, "layoutManagerDidInvalidateLayout(_:)", of: manager) {
        $0.layoutManagerDidInvalidateLayout(manager)
      }
      manager.view?.setNeedsDisplay()
    }
  }

  /// Becomes the manager of a view whose container was added.
  func takeOver(_ shown: UITextView) {
    view = shown
    onMain { manager in manager.view?.storedManager = manager }
  }

  func redraw() { onMain { $0.view?.setNeedsDisplay() } }

  private func tellOfLayout(_ layout: GlyphLayout) {
    guard delegate != nil else { return }
    let last = layout.fragments.last?.container ?? 0
    let isWhole = layout.laidOut >= layout.length
    onMain { manager in
      for (index, container) in manager.textContainers.enumerated() {
        UserCode.tell(manager.delegate, "layoutManager(_:didCompleteLayoutFor:atEnd:)", of: manager) {
          $0.layoutManager(manager, didCompleteLayoutFor: container, atEnd: index == last && isWhole)
        }
        if index == last { break }
      }
    }
  }

  /// What the delegate adds between lines; nil without delegate.
  var spacing: GlyphLayout.Spacing? {
    guard delegate != nil else { return nil }
    nonisolated(unsafe) let manager = self
    return { glyph, rect, isEnd, isStart in
      MainQueue.withoutIsolation {
        let delegate = manager.delegate
        @MainActor func ask(_ method: StaticString, _ body: (any NSLayoutManagerDelegate) -> CGFloat) -> CGFloat {
          let answer: CGFloat? = UserCode.ask(delegate, method, nil, body)
          return answer ?? 0
        }
        var after = ask("layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)") {
          $0.layoutManager(manager, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)
        }
        if isEnd {
          after += ask("layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)") {
            $0.layoutManager(manager, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)
          }
        }
        guard isStart else { return (0, after) }
        let before = ask("layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)") {
          $0.layoutManager(manager, paragraphSpacingBeforeGlyphAt: glyph, withProposedLineFragmentRect: rect)
        }
        return (before, after)
      }
    }
  }

  /// How the delegate moves lines; nil without delegate.
  var placing: GlyphLayout.Placing? {
    guard delegate != nil else { return nil }
    nonisolated(unsafe) let manager = self
    return { rect, used, baseline, container, range in
      var moved = (rect: rect, used: used, baseline: baseline)
      let container = manager.textContainers[min(container, manager.textContainers.count - 1)]
      nonisolated(unsafe) let given = container
      let isMoved: Bool? = MainQueue.withoutIsolation {
        UserCode.ask(
          manager.delegate,
          "layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)"
        ) {
          $0.layoutManager(
            manager, shouldSetLineFragmentRect: &moved.rect, lineFragmentUsedRect: &moved.used,
            baselineOffset: &moved.baseline, in: given, forGlyphRange: range)
        }
      }
      if isMoved == true { (rect, used, baseline) = moved }
    }
  }

  /// Runs code of the main actor: a manager whose text a view shows is used on the main thread only.
  func onMain(_ body: @MainActor (NSLayoutManager) -> Void) {
    nonisolated(unsafe) let manager = self
    MainQueue.withoutIsolation { body(manager) }
  }

  // MARK: Glyphs

  func baseProperty(at glyph: Int) -> NSLayoutManager.GlyphProperty {
    guard let text = textStorage?.string as NSString?, glyph >= 0, glyph < text.length else { return [] }
    switch text.character(at: glyph) {
    case 9, 10, 13, 0x2028, 0x2029: return .controlCharacter
    case 32, 160: return .elastic
    case 0xDC00...0xDFFF: return .null
    case 0x300...0x36F: return .nonBaseCharacter
    default: return []
    }
  }

  func baseGlyph(at glyph: Int) -> CGGlyph {
    guard let text = textStorage?.string as NSString?, glyph >= 0, glyph < text.length else { return 0 }
    return text.character(at: glyph)
  }

  func store(
    _ range: NSRange, _ glyphs: UnsafeMutablePointer<CGGlyph>?,
    _ properties: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?, _ characters: UnsafeMutablePointer<Int>?,
    _ levels: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let first = min(max(0, range.location), numberOfGlyphs)
    let count = min(max(0, range.length), numberOfGlyphs - first)
    for offset in 0..<count {
      let glyph = first + offset
      glyphs?[offset] = baseGlyph(at: glyph)
      properties?[offset] = propertyForGlyph(at: glyph)
      characters?[offset] = characterIndexForGlyph(at: glyph)
      levels?[offset] = 0
    }
    return count
  }

  func baseAttachmentSize(at glyph: Int) -> CGSize {
    layout.runs.picture(at: glyph)?.size ?? CGSize(width: -1, height: -1)
  }

  func index(of container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }

  func baseGlyphRange(for container: NSTextContainer) -> NSRange {
    let index = index(of: container)
    let lines = layout.fragments.filter { $0.container == index }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: layout.laidOut, length: 0) }
    return NSRange(location: first.range.location, length: last.end - first.range.location)
  }

  func truncated(at glyph: Int) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    let layout = layout
    guard let line = layout.fragment(at: glyph), line.line.isTruncated else { return nothing }
    let area = GlyphLayout.Area(textContainers[line.container])
    let available = area.lineWidth - layout.widthOfDots(at: glyph)
    var end = line.range.location
    while end < line.end, layout.advances.width(from: line.range.location, to: end + 1) <= available { end += 1 }
    return end < line.end ? NSRange(location: end, length: line.end - end) : nothing
  }

  // MARK: Lines

  func line(at glyph: Int, _ range: NSRangePointer?) -> GlyphLayout.Fragment? {
    let line = layout.fragment(at: glyph)
    range?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
    return line
  }

  func baseTextContainer(at glyph: Int, _ range: NSRangePointer?) -> NSTextContainer? {
    guard let line = line(at: glyph, range) else { return nil }
    let container = textContainers[line.container]
    range?.pointee = glyphRange(for: container)
    return container
  }

  func baseUsedRect(for container: NSTextContainer) -> CGRect {
    index(of: container).map { layout.used(of: $0) } ?? .zero
  }

  func baseLocation(at glyph: Int) -> CGPoint {
    let layout = layout
    guard let line = layout.fragment(at: glyph) else { return .zero }
    return CGPoint(x: layout.x(of: glyph, in: line), y: line.baseline)
  }

  // MARK: Rectangles

  func baseBoundingRect(of range: NSRange, in container: NSTextContainer) -> CGRect {
    let index = index(of: container)
    let layout = layout
    var bounds = CGRect.null
    for line in layout.fragments(in: range) where line.container == index {
      bounds = bounds.union(layout.rectangle(of: range, in: line))
    }
    return bounds.isNull ? .zero : bounds
  }

  func baseGlyphRange(in bounds: CGRect, _ container: NSTextContainer) -> NSRange {
    let index = index(of: container)
    let lines = layout.fragments.filter { $0.container == index && $0.rect.intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.location, length: last.end - first.range.location)
  }

  func baseEnumerateLines(
    in range: NSRange,
    _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for line in layout.fragments(in: range) {
      block(line.rect, line.used, textContainers[line.container], line.range, &stop)
      if stop.boolValue { return }
    }
  }

  func baseEnumerateRectangles(
    of range: NSRange, in container: NSTextContainer, _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let index = index(of: container)
    let layout = layout
    var stop: ObjCBool = false
    for line in layout.fragments(in: range) where line.container == index {
      block(layout.rectangle(of: range, in: line), &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Points

  func nearest(to point: CGPoint, in container: NSTextContainer, _ fraction: UnsafeMutablePointer<CGFloat>?) -> Int {
    guard let index = index(of: container) else { return 0 }
    let found = layout.glyph(nearestTo: point, in: index)
    fraction?.pointee = found.fraction
    return found.glyph
  }

  func insertionPoints(
    at index: Int, _ positions: UnsafeMutablePointer<CGFloat>?, _ indices: UnsafeMutablePointer<Int>?
  ) -> Int {
    let layout = layout
    guard let line = layout.fragment(at: index) else { return 0 }
    var count = 0
    for glyph in line.range.location..<line.end where !propertyForGlyph(at: glyph).contains(.null) {
      positions?[count] = layout.x(of: glyph, in: line)
      indices?[count] = glyph
      count += 1
    }
    return count
  }
}
