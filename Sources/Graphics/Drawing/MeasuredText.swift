import Foundation

/// An attributed text in lines; the default font is Helvetica of 12 points, as on a device.
struct MeasuredText {
  private let text: NSAttributedString
  private let runs: TextRuns
  private let layout: TextLayout
  private let width: CGFloat
  private let metrics: TextMetrics
  private let lineHeight: CGFloat
  /// The factor by which fonts were scaled so that the text fits the size.
  let scaleFactor: CGFloat

  /// Without a width lines end where the text says so; so they do where paragraphs are cut and not broken.
  init(_ text: NSAttributedString, width given: CGFloat?) { self.init(text, width: given, height: nil, scale: 1) }

  /// Breaks lines as the options say. A text that is too large is made smaller as far as the context lets it, and loses
  /// the lines below the height where the last visible one is to be cut.
  init(
    _ text: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    let cuts = options.contains(.usesLineFragmentOrigin) && options.contains(.truncatesLastVisibleLine)
    let height = cuts && size.height > 0 && size.height.isFinite ? size.height : nil
    var measured = MeasuredText(text, width: width, height: height, scale: 1)
    let least = context?.minimumScaleFactor ?? 0
    if least > 0, least < 1 {
      let steps = 20
      for step in 0...steps where step == 0 || !measured.fits(size) {
        let scale = 1 - (1 - least) * CGFloat(step) / CGFloat(steps)
        measured = MeasuredText(text, width: width, height: nil, scale: scale)
      }
      if height != nil, !measured.fits(size) {
        measured = MeasuredText(text, width: width, height: height, scale: measured.scaleFactor)
      }
    }
    self = measured
  }

  private init(_ text: NSAttributedString, width given: CGFloat?, height: CGFloat?, scale: CGFloat) {
    let traits = UITraitCollection.current
    let font = (UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)).withSize(12 * scale)
    self.text = scale == 1 ? text : Self.scaled(text, by: scale)
    scaleFactor = scale
    metrics = traits.textMetrics
    let width = given.map { $0.isFinite && $0 > 0 ? $0 : .greatestFiniteMagnitude } ?? .greatestFiniteMagnitude
    self.width = width
    let runs = TextRuns(self.text, TextRuns.Defaults(font: font, color: nil)).settingPictures(inLinesOf: width)
    self.runs = runs
    let mode = runs.run(at: 0)?.style?.lineBreakMode ?? .byWordWrapping
    let breaks = mode == .byWordWrapping || mode == .byCharWrapping
    let lineWidth = breaks || height != nil ? width : .greatestFiniteMagnitude
    func lines(_ maximum: Int) -> TextLayout {
      TextLayout(
        text.string, width: lineWidth,
        rules: TextLayout.Rules(
          metrics: traits.textMetrics, font: font, lineBreakMode: mode, maximumLines: maximum,
          scale: traits.displayScale), runs: runs)
    }
    let all = lines(0)
    let visible = height.map { limit in max(1, all.lines.count { $0.top + $0.height <= limit + 0.5 }) }
    layout = visible.map { $0 < all.lines.count ? lines($0) : all } ?? all
    lineHeight = traits.textMetrics.lineHeight(of: font)
  }

  private static func scaled(_ text: NSAttributedString, by scale: CGFloat) -> NSAttributedString {
    let scaled = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { font, range, _ in
      guard let font = font as? UIFont else { return }
      scaled.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return scaled
  }

  private func fits(_ available: CGSize) -> Bool {
    let size = layout.exactSize
    let hasWidth = available.width > 0 && available.width.isFinite
    let hasHeight = available.height > 0 && available.height.isFinite
    return (!hasWidth || size.width <= available.width + 0.01) && (!hasHeight || size.height <= available.height + 0.01)
  }

  private var lines: [DrawnLine] {
    layout.lines.map { line in
      let drawn = DrawnLine(line.text, at: line.range.location, runs: runs)
      return line.isTruncated && width < .greatestFiniteMagnitude ? cut(drawn, line) : drawn
    }
  }

  /// The beginning of a line that fits before the dots.
  private func cut(_ drawn: DrawnLine, _ line: TextLayout.Line) -> DrawnLine {
    let font = runs.font(at: line.range.location) ?? .systemFont(ofSize: 12)
    let available = width - line.indent - metrics.width(of: "\u{2026}", in: font)
    var shown = line.text
    while !shown.isEmpty, metrics.width(of: shown[...], in: font) > available { shown.removeLast() }
    while shown.last == " " { shown.removeLast() }
    return drawn.showing(beginning: shown + "\u{2026}")
  }

  func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawText(lines, runs, in: rect)
  }

  /// The exact size, in points; a text without letters is a line high.
  var size: CGSize {
    if layout.lines.isEmpty { return CGSize(width: 0, height: lineHeight) }
    let size = layout.exactSize
    return CGSize(width: min(size.width, width), height: size.height)
  }
}

extension NSStringDrawingContext {
  /// Takes over the results for a measured text.
  func note(_ text: MeasuredText, at origin: CGPoint) {
    actualScaleFactor = text.scaleFactor
    totalBounds = CGRect(origin: origin, size: text.size)
  }
}
