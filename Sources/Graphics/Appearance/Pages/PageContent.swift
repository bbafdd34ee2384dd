import Foundation

/// The operators that draw a page.
struct PageContent {
  private(set) var text: String
  private let bounds: CGRect
  private var fonts: PageFonts

  init(_ page: DrawnPages.Page, _ fonts: inout PageFonts) {
    bounds = page.bounds
    self.fonts = fonts
    // Steps have y downwards.
    text = "1 0 0 -1 \(PageText.number(-bounds.minX)) \(PageText.number(bounds.maxY)) cm\n"
    for step in page.steps { add(step) }
    fonts = self.fonts
  }

  private mutating func add(_ step: DrawingStep) {
    text += "q\n"
    if step.clip != bounds { text += rect(step.clip) + " W n\n" }
    switch step.content {
    case .fill(let path, let rule, let color):
      text += operators(of: color, "rg") + operators(of: path) + (rule == .winding ? "f\n" : "f*\n")
    case .stroke(let path, let color): text += operators(of: color, "RG") + operators(of: path) + "S\n"
    case .text(let lines, let runs, let rect): write(lines, runs, rect)
    case .image(let name, let rect):
      text += "0.6 0.6 0.6 RG " + self.rect(rect) + " S\n"
      write(name ?? "image", UIFont.systemFont(ofSize: 10), TextAppearance(), rect.origin)
    case .clear(let rect): text += "1 1 1 rg " + self.rect(rect) + " f\n"
    }
    text += "Q\n"
  }

  private mutating func operators(of color: CGColor, _ name: String) -> String {
    let all = color.components ?? [0, 1]
    let channels = all.count > 3 ? all.prefix(3) : [all[0], all[0], all[0]]
    let state = fonts.state(all.last ?? 1).map { "/\($0) gs\n" } ?? ""
    return state + channels.map(PageText.number).joined(separator: " ") + " \(name)\n"
  }

  private func rect(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(PageText.number).joined(separator: " ") + " re"
  }

  private func operators(of path: CGPath) -> String {
    var (text, last) = ("", CGPoint.zero)
    func point(_ point: CGPoint) -> String { "\(PageText.number(point.x)) \(PageText.number(point.y))" }
    for element in path.elements {
      switch element {
      case .move(let end): text += point(end) + " m\n"
      case .line(let end): text += point(end) + " l\n"
      case .quad(let control, let end):
        // A curve with two control points, each at two thirds of the way to the one.
        let first = CGPoint(x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
        let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        text += "\(point(first)) \(point(second)) \(point(end)) c\n"
      case .cubic(let first, let second, let end): text += "\(point(first)) \(point(second)) \(point(end)) c\n"
      case .close: text += "h\n"
      }
      last = element.points.last ?? last
    }
    return text
  }

  // MARK: Text

  private mutating func write(_ lines: [DrawnLine], _ runs: TextRuns, _ rect: CGRect) {
    let usual = runs.run(at: 0)
    var y = rect.minY
    for line in lines {
      let pieces =
        line.pieces(runs)
        ?? [
          DrawnLine.Piece(
            text: line.text, appearance: usual?.appearance ?? TextAppearance(), font: usual?.font ?? Self.font)
        ]
      let widths = pieces.map { TextMetrics.system.width(of: $0.text[...], in: $0.font) }
      var x = rect.minX + (rect.width - widths.reduce(0, +)) * Self.share(usual?.style?.alignment)
      let ascent = pieces.map(\.font.ascender).max() ?? 0
      for (piece, width) in zip(pieces, widths) {
        write(piece.text, piece.font, piece.appearance, CGPoint(x: x, y: y + ascent - piece.font.ascender))
        x += width
      }
      y += pieces.map(\.font.lineHeight).max() ?? 0
    }
  }

  private static let font = UIFont.systemFont(ofSize: 12)

  /// Which part of the room on a line is to the left of it.
  private static func share(_ alignment: NSTextAlignment?) -> CGFloat {
    alignment == .center ? 0.5 : alignment == .right ? 1 : 0
  }

  /// A text on a line whose top is at a point.
  private mutating func write(_ line: String, _ font: UIFont, _ appearance: TextAppearance, _ top: CGPoint) {
    guard !line.isEmpty else { return }
    let width = TextMetrics.system.width(of: line[...], in: font)
    if let background = appearance.backgroundColor {
      text += operators(of: background.cgColor, "rg")
      text += rect(CGRect(x: top.x, y: top.y, width: width, height: font.lineHeight)) + " f\n"
    }
    text += operators(of: (appearance.color ?? .black).cgColor, "rg")
    let (baseline, shown) = (top.y + font.ascender, fonts.shown(line, font, appearance))
    let place = "1 0 0 -1 \(PageText.number(top.x)) \(PageText.number(baseline)) Tm"
    text += "BT /\(shown.font) \(PageText.number(font.pointSize)) Tf \(place) \(shown.codes) Tj ET\n"
    let thickness = font.pointSize / 18
    let marks = [
      (appearance.isUnderlined, baseline + font.pointSize / 9),
      (appearance.isStruckThrough, baseline - font.xHeight / 2),
    ]
    for (isDrawn, y) in marks where isDrawn {
      text += rect(CGRect(x: top.x, y: y, width: width, height: thickness)) + " f\n"
    }
  }
}
