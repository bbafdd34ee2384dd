import Foundation
import PlainviewGraphics

/// Where the characters of a text storage stand in the containers of a layout manager.
///
/// A glyph is a UTF-16 unit of the text: glyphs and characters have the same indices.
struct GlyphLayout {
  /// How the text is laid out beside what its attributes say.
  struct Rules: Equatable {
    var metrics: TextMetrics
    var scale: CGFloat
    /// For characters without font.
    var font: UIFont
    var alignment: NSTextAlignment = .natural
    var runsLeft = false
    var containers: [Area]
  }

  /// A container: its size is infinite where it has no end.
  struct Area: Equatable {
    private(set) var width: CGFloat
    let height: CGFloat
    let padding: CGFloat
    let maximumLines: Int
    let lineBreakMode: NSLineBreakMode
    nonisolated(unsafe) let container: NSTextContainer

    init(_ container: NSTextContainer) {
      let size = container.size
      width = .greatestFiniteMagnitude
      height = size.height > 0 && size.height < Self.endless ? size.height : .greatestFiniteMagnitude
      self.container = container
      padding = container.lineFragmentPadding
      maximumLines = container.maximumNumberOfLines
      lineBreakMode = container.lineBreakMode
      setWidth(size.width)
    }

    mutating func setWidth(_ new: CGFloat) {
      width = new > 0 && new < Self.endless ? new : .greatestFiniteMagnitude
    }

    var hasWidth: Bool { width < .greatestFiniteMagnitude }
    var lineWidth: CGFloat { hasWidth ? max(0, width - 2 * padding) : .greatestFiniteMagnitude }
    private static let endless: CGFloat = 1e6
  }

  struct Fragment {
    let container: Int
    /// The glyphs of the line, the line break among them.
    let range: NSRange
    /// The whole line, in points of the container.
    var rect: CGRect
    /// The part with letters, and the padding around it.
    var used: CGRect
    let line: TextLayout.Line
    /// From the rectangle's origin to the first glyph.
    let lead: CGFloat
    /// From the rectangle's top to the baseline.
    var baseline: CGFloat

    var end: Int { range.location + range.length }
  }

  private(set) var fragments: [Fragment] = []
  /// The empty line at the end of a text that is empty or ends with a break; nil where there is none.
  private(set) var extra: (container: Int, rect: CGRect, used: CGRect)?
  /// How many glyphs stand in a container.
  private(set) var laidOut = 0
  let length: Int
  let runs: TextRuns
  let advances: TextAdvances
  private let rules: Rules

  /// What a delegate adds to lines, in points, called with the index of a glyph.
  typealias Spacing = (_ glyph: Int, _ rect: CGRect, _ isParagraphsEnd: Bool, _ isParagraphsStart: Bool)
    -> (before: CGFloat, after: CGFloat)

  /// How a delegate moves a line that is set, with its glyphs, in a container.
  typealias Placing = (
    _ rect: inout CGRect, _ used: inout CGRect, _ baseline: inout CGFloat, _ container: Int, _ range: NSRange
  ) -> Void

  private let placing: Placing?

  init(_ text: NSAttributedString, _ rules: Rules, spacing: Spacing?, placing: Placing? = nil) {
    self.rules = rules
    self.placing = placing
    length = text.length
    let defaults = TextRuns.Defaults(font: rules.font, color: nil)
    let all = TextRuns(text, defaults)
    runs = rules.containers.first.map { all.settingPictures(inLinesOf: $0.lineWidth, $0.container) } ?? all
    advances = TextAdvances(text.string, runs, rules.metrics)
    let units = Array(text.string.utf16)
    var start = 0
    for index in rules.containers.indices {
      let isFirst = start == 0
      let rest = isFirst ? text : text.attributedSubstring(from: NSRange(location: start, length: length - start))
      start = fill(index, with: rest, from: start, units, isFirst ? runs : TextRuns(rest, defaults), spacing)
      if extra != nil || start >= length && start > 0 { break }
    }
    laidOut = start
  }

  /// Lays the text out in a container from an index on; returns the index of the first glyph that does not fit.
  private mutating func fill(
    _ container: Int, with text: NSAttributedString, from start: Int, _ units: [UInt16], _ runs: TextRuns,
    _ spacing: Spacing?
  ) -> Int {
    let area = rules.containers[container]
    let layoutRules = TextLayout.Rules(
      metrics: rules.metrics, font: rules.font, lineBreakMode: area.lineBreakMode, maximumLines: area.maximumLines,
      scale: rules.scale)
    guard text.length > 0 else {
      addExtra(container, top: 0)
      return start
    }
    let lines = TextLayout(
      text.string, width: area.lineWidth, rules: layoutRules, runs: runs, in: area.container
    ).lines
    var top: CGFloat = 0
    var added: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let first = start + line.range.location
      if line.range.length == 0, first >= length {
        addExtra(container, top: top)
        return length
      }
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      let end = next.map { start + $0.range.location } ?? (line.isTruncated ? first + line.range.length : length)
      let gap = next.map { max(0, $0.top - line.top - line.height) } ?? 0
      let before = next?.beginsParagraph == true ? max(0, next?.style?.paragraphSpacingBefore ?? 0) : 0
      var rect = CGRect(
        x: 0, y: top, width: area.hasWidth ? area.width : line.width + line.indent + 2 * area.padding,
        height: line.top + added + line.height + gap - before - top)
      if let spacing {
        let isStart = line.beginsParagraph
        let isEnd = end > first && end <= units.count && units[end - 1] == 10
        let extraSpace = spacing(first, rect, isEnd, isStart)
        added += extraSpace.before + extraSpace.after
        rect.size.height += extraSpace.before + extraSpace.after
        append(line, first..<end, rect, container, area, shift: line.top + added - extraSpace.after - top)
      } else {
        append(line, first..<end, rect, container, area, shift: line.top + added - top)
      }
      // A tolerance, since heights have been rounded to pixels before.
      guard let last = fragments.last, last.used.maxY <= area.height + 0.5 else {
        fragments.removeLast()
        return first
      }
      top = last.rect.maxY
      added += top - rect.maxY
    }
    return fragments.last?.end ?? start
  }

  private mutating func append(
    _ line: TextLayout.Line, _ range: Range<Int>, _ rect: CGRect, _ container: Int, _ area: Area, shift: CGFloat
  ) {
    let before = lead(of: line, in: area)
    var fragment = Fragment(
      container: container, range: NSRange(location: range.lowerBound, length: range.count), rect: rect,
      used: CGRect(x: before, y: rect.minY, width: line.width + 2 * area.padding, height: max(line.height + shift, 0)),
      line: line, lead: area.padding + before, baseline: shift + line.ascent)
    placing?(&fragment.rect, &fragment.used, &fragment.baseline, container, fragment.range)
    fragments.append(fragment)
  }

  private mutating func addExtra(_ container: Int, top: CGFloat) {
    let area = rules.containers[container]
    let height = rules.metrics.lineHeight(of: length > 0 ? runs.font(at: length - 1) ?? rules.font : rules.font)
    guard top + height <= area.height + 0.5 else { return }
    let width = area.hasWidth ? area.width : 2 * area.padding
    extra = (
      container, CGRect(x: 0, y: top, width: width, height: height),
      CGRect(x: 0, y: top, width: 2 * area.padding, height: height)
    )
  }

  /// The free width before a line.
  private func lead(of line: TextLayout.Line, in area: Area) -> CGFloat {
    let direction = line.style?.baseWritingDirection ?? .natural
    let runsLeft = direction == .natural ? rules.runsLeft : direction == .rightToLeft
    let tail = line.style?.tail ?? 0
    let free = area.hasWidth ? max(0, area.lineWidth - line.width - line.indent - tail) : 0
    let before = runsLeft ? tail : line.indent
    switch line.style?.alignment ?? rules.alignment {
    case .left, .justified: return before
    case .center: return before + free / 2
    case .right: return before + free
    case .natural: return before + (runsLeft ? free : 0)
    }
  }

  // MARK: Positions

  /// The line that a glyph stands on; nil where none does.
  func fragment(at glyph: Int) -> Fragment? {
    var (low, high) = (0, fragments.count)
    while low < high {
      let middle = (low + high) / 2
      if fragments[middle].end <= glyph { low = middle + 1 } else { high = middle }
    }
    return low < fragments.count && fragments[low].range.location <= glyph ? fragments[low] : nil
  }

  /// From the rectangle's left edge to the leading edge of a glyph.
  func x(of glyph: Int, in fragment: Fragment) -> CGFloat {
    fragment.lead + min(advances.width(from: fragment.range.location, to: glyph), fragment.line.width)
  }

  func fragments(in range: NSRange) -> [Fragment] {
    let end = range.location + range.length
    return fragments.filter { $0.range.location < end && $0.end > range.location }
  }

  /// The rectangle of the part of a range that is on a line, as high as the line.
  func rectangle(of range: NSRange, in fragment: Fragment) -> CGRect {
    let first = max(range.location, fragment.range.location)
    let last = min(range.location + range.length, fragment.end)
    let (left, right) = (x(of: first, in: fragment), x(of: last, in: fragment))
    return CGRect(
      x: fragment.rect.minX + left, y: fragment.rect.minY, width: max(0, right - left), height: fragment.rect.height)
  }

  /// The glyph that is nearest to a point of a container, and how far through it the point is, from 0 to 1.
  func glyph(nearestTo point: CGPoint, in container: Int) -> (glyph: Int, fraction: CGFloat) {
    let lines = fragments.filter { $0.container == container }
    guard let line = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else {
      return (max(0, min(laidOut, length - 1)), 0)
    }
    let x = point.x - line.rect.minX
    var found = line.range.location
    for glyph in line.range.location..<line.end where self.x(of: glyph, in: line) <= x || glyph == found {
      // A unit inside of a character stands where its character does, and is no glyph of its own.
      if advances.width(from: found, to: glyph) > 0 { found = glyph }
    }
    let left = self.x(of: found, in: line)
    var end = found + 1
    while end < line.end, advances.width(from: found, to: end) <= 0 { end += 1 }
    let width = self.x(of: end, in: line) - left
    guard width > 0 else { return (found, x > left ? 1 : 0) }
    return (found, min(max(0, (x - left) / width), 1))
  }

  /// The width of the dots after a truncated line, in the font at an index.
  func widthOfDots(at index: Int) -> CGFloat {
    rules.metrics.width(of: "\u{2026}", in: runs.font(at: index) ?? rules.font)
  }

  /// What is used of a container.
  func used(of container: Int) -> CGRect {
    var used = CGRect.null
    for fragment in fragments where fragment.container == container { used = used.union(fragment.used) }
    if let extra, extra.container == container { used = used.union(extra.used) }
    return used.isNull ? .zero : used
  }
}
