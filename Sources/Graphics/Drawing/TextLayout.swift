package import Foundation

/// Text divided into lines for a width, in points.
package struct TextLayout {
  /// How text is measured and cut.
  package struct Rules: Equatable {
    package var metrics: TextMetrics
    package var font: UIFont
    package var lineBreakMode: NSLineBreakMode
    /// 0 for any number.
    package var maximumLines: Int
    package var scale: CGFloat

    package init(
      metrics: TextMetrics, font: UIFont, lineBreakMode: NSLineBreakMode, maximumLines: Int, scale: CGFloat
    ) {
      self.metrics = metrics
      self.font = font
      self.lineBreakMode = lineBreakMode
      self.maximumLines = maximumLines
      self.scale = scale
    }
  }

  package struct Line: Equatable {
    package var text: String
    package var width: CGFloat
    /// Whether more text follows that is not shown.
    package var isTruncated = false
    /// The UTF-16 units of the text that the line is made of, blanks at its end included.
    package var range = NSRange(location: 0, length: 0)
    /// The paragraph style; nil where the view decides.
    package var style: NSParagraphStyle?
    /// Points before the line.
    package var indent: CGFloat = 0
    package var beginsParagraph = false
    /// Where the line is in the text, and how high, in points.
    package var top: CGFloat = 0
    package var height: CGFloat = 0
    /// From the top to the baseline.
    package var ascent: CGFloat = 0
    /// By how much the line is farther from the one above than lines are without a paragraph style, in points.
    package var extraDistance: CGFloat = 0
  }

  package private(set) var lines: [Line]
  private let rules: Rules
  private let isUniform: Bool

  /// Lays text out; with runs each part is as large as its font, its letters' distance and its pictures say.
  package init(
    _ text: String, width: CGFloat, rules: Rules, runs: TextRuns? = nil, in container: NSTextContainer? = nil
  ) {
    self.rules = rules
    let runs = runs?.settingPictures(inLinesOf: width, container)
    isUniform = runs == nil
    guard !text.isEmpty else {
      lines = []
      return
    }
    var breaker = LineBreaker(text, width: width, rules: rules, runs: runs)
    lines = breaker.lines(of: text)
    if rules.maximumLines > 0, lines.count > rules.maximumLines {
      lines = Array(lines.prefix(rules.maximumLines))
      lines[lines.count - 1].isTruncated = true
    }
    if let runs {
      var stack = LineStack(runs: runs, rules: rules)
      stack.stack(&lines)
    } else {
      stackUniformLines()
    }
  }

  private mutating func stackUniformLines() {
    let height = rules.metrics.lineHeight(of: rules.font)
    let pitch = height + rules.metrics.leading(of: rules.font)
    let ascent = rules.metrics.ascent(of: rules.font)
    for index in lines.indices {
      lines[index].top = pitch * CGFloat(index)
      lines[index].height = height
      lines[index].ascent = ascent
    }
  }

  /// The size that holds all lines, rounded up to pixels.
  package var size: CGSize {
    let exact = exactSize
    return CGSize(
      width: PixelRounding.ceil(exact.width, scale: rules.scale),
      height: PixelRounding.ceil(exact.height, scale: rules.scale))
  }

  /// The size that holds all lines.
  package var exactSize: CGSize {
    guard let last = lines.last else { return .zero }
    var width: CGFloat = 0
    for line in lines { width = max(width, line.indent + line.width + (line.style?.tail ?? 0)) }
    guard isUniform else { return CGSize(width: width, height: last.top + last.height) }
    let (height, leading) = (rules.metrics.lineHeight(of: rules.font), rules.metrics.leading(of: rules.font))
    return CGSize(width: width, height: height * CGFloat(lines.count) + leading * CGFloat(lines.count - 1))
  }
}
