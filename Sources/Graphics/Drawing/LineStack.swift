import Foundation

/// Stacks the lines of a text with runs: each as high as its tallest run, spaced by the paragraph styles.
struct LineStack {
  let runs: TextRuns
  let rules: TextLayout.Rules
  private var bottom: CGFloat = 0
  /// The leading of the line above.
  private var leading: CGFloat = 0
  private var above: NSParagraphStyle?

  init(runs: TextRuns, rules: TextLayout.Rules) {
    self.runs = runs
    self.rules = rules
  }

  /// How far letters, or a picture, reach above and below the baseline.
  private struct Extent {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0

    mutating func hold(_ ascent: CGFloat, _ descent: CGFloat) {
      self.ascent = max(self.ascent, ascent)
      self.descent = max(self.descent, descent)
    }

    var height: CGFloat { ascent + descent }
  }

  mutating func stack(_ lines: inout [TextLayout.Line]) {
    for index in lines.indices {
      let top = index == 0 ? 0 : bottom + gap(above: lines[index])
      place(&lines[index], at: top)
    }
  }

  /// What lies between a line and the one above it.
  private func gap(above line: TextLayout.Line) -> CGFloat {
    var gap = leading + finite(above?.lineSpacing)
    if line.beginsParagraph { gap += finite(above?.paragraphSpacing) + finite(line.style?.paragraphSpacingBefore) }
    return gap
  }

  private mutating func place(_ line: inout TextLayout.Line, at top: CGFloat) {
    let (letters, pictures, leading) = extents(of: line)
    var extent = letters
    extent.ascent = styledHeight(letters.height, line.style) - letters.descent
    extent.hold(pictures.ascent, pictures.descent)
    line.top = top
    line.height = extent.height
    line.ascent = extent.ascent
    let plain = letters.height > 0 ? letters.height : rules.metrics.lineHeight(of: rules.font)
    line.extraDistance = top + line.height - bottom - plain - self.leading
    self.leading = leading
    above = line.style
    bottom = top + line.height
  }

  /// The extents of the letters and of the pictures on a line, and the leading below the letters.
  private func extents(of line: TextLayout.Line) -> (letters: Extent, pictures: Extent, leading: CGFloat) {
    var (letters, pictures) = (Extent(), Extent())
    var leading: CGFloat = 0
    let end = line.range.location + line.range.length
    var index = runs.index(at: line.range.location)
    repeat {
      let run = runs.runs[index]
      if let picture = run.picture {
        pictures.hold(picture.ascent, picture.descent)
      } else {
        let offset = rules.metrics == .cells ? 0 : run.baselineOffset
        let ascent = rules.metrics.ascent(of: run.font)
        letters.hold(ascent + offset, rules.metrics.lineHeight(of: run.font) - ascent - offset)
        leading = max(leading, rules.metrics.leading(of: run.font))
      }
      index += 1
    } while index < runs.runs.count && runs.runs[index].start < end
    return (letters, pictures, leading)
  }

  /// The height that a paragraph gives to its lines; in cells a line with letters never loses its row.
  private func styledHeight(_ natural: CGFloat, _ style: NSParagraphStyle?) -> CGFloat {
    guard let style else { return natural }
    var height = natural
    if style.lineHeightMultiple > 0 { height *= finite(style.lineHeightMultiple) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    height = max(height, finite(style.minimumLineHeight))
    return rules.metrics == .cells ? max(height, natural) : height
  }

  private func finite(_ value: CGFloat?) -> CGFloat {
    guard let value, value.isFinite else { return 0 }
    return max(0, value)
  }
}
