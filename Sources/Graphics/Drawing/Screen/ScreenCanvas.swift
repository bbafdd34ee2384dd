package import Foundation

/// What a view shows on a screen, for pictures that are images (W98): areas, lines, texts and pictures, in points of the
/// view's bounds.
///
/// Plainview's own. Later parts are drawn over earlier ones.
@_spi(Plainview) @preconcurrency @MainActor public final class ScreenCanvas {
  package private(set) var parts: [ScreenPart] = []
  /// Whether the view has no drawing of its own for screens: its text form is shown.
  package var showsTextForm = false
  /// The bounds of a view whose texts must not be seen: bars as wide as the view stand for them, so that they do not
  /// tell how long a text is.
  private let redactedBounds: CGRect?

  package init(redacting bounds: CGRect? = nil) { redactedBounds = bounds }

  // MARK: Areas

  package func fill(_ rect: CGRect, _ color: UIColor?, radius: CGFloat = 0) {
    guard let color else { return }
    parts.append(.area(ScreenArea(rect: rect, radius: radius, fill: color)))
  }

  package func stroke(_ rect: CGRect, _ color: UIColor?, width: CGFloat, radius: CGFloat = 0, fill: UIColor? = nil) {
    guard let color, width > 0 else { return fill.map { self.fill(rect, $0, radius: radius) } ?? () }
    parts.append(.area(ScreenArea(rect: rect, radius: radius, fill: fill, stroke: color, lineWidth: width)))
  }

  package func circle(_ center: CGPoint, radius: CGFloat, _ color: UIColor?, stroke: UIColor? = nil) {
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    parts.append(
      .area(ScreenArea(rect: rect, radius: radius, fill: color, stroke: stroke, lineWidth: stroke == nil ? 0 : 1)))
  }

  /// A line through points, each with the one before it.
  package func line(_ points: [CGPoint], _ color: UIColor?, width: CGFloat = 1) {
    guard let color, points.count > 1 else { return }
    parts.append(.line(points, color, width: width))
  }

  // MARK: Pictures

  /// A picture, known by its name.
  package func image(_ name: String, in rect: CGRect, _ color: UIColor?) {
    parts.append(.image(name, rect, color))
  }

  // MARK: Texts

  /// A line of text whose baseline begins at a point and that is so many points wide.
  package func write(
    _ line: DrawnLine, at start: CGPoint, width: CGFloat, font: UIFont, color: UIColor?, runs: TextRuns? = nil,
    isDisabled: Bool = false
  ) {
    guard !line.text.isEmpty, width > 0 else { return }
    if let bounds = redactedBounds {
      let height = font.pointSize * 0.7
      return fill(
        CGRect(x: bounds.minX, y: start.y - height, width: bounds.width, height: height), .systemGray, radius: 2)
    }
    let whole = ScreenText(
      text: line.text, start: start, width: width, font: font, color: color, isDisabled: isDisabled)
    guard let pieces = line.pieces(runs) else { return parts.append(.text(whole)) }
    let widths = pieces.map { TextMetrics.system.width(of: $0.text[...], in: $0.font) }
    let scale = width / max(1, widths.reduce(0, +))
    var x = start.x
    for (piece, own) in zip(pieces, widths) {
      var part = whole
      part.text = piece.text
      part.start.x = x
      part.width = own * scale
      part.font = piece.font
      part.color = color ?? piece.appearance.color
      part.isUnderlined = piece.appearance.isUnderlined
      part.isStruckThrough = piece.appearance.isStruckThrough
      part.background = piece.appearance.backgroundColor
      x += own * scale
      if own > 0 { parts.append(.text(part)) }
    }
  }

  /// A short text in the middle of a rectangle, such as a mark.
  package func write(
    _ text: String, centeredIn rect: CGRect, font: UIFont, color: UIColor?, isDisabled: Bool = false
  ) {
    let width = TextMetrics.system.width(of: text[...], in: font)
    let metrics = TextMetrics.system
    let top = rect.midY - metrics.lineHeight(of: font) / 2
    write(
      DrawnLine(text), at: CGPoint(x: rect.midX - width / 2, y: top + metrics.ascent(of: font)), width: width,
      font: font, color: color, isDisabled: isDisabled)
  }
}

/// A part of what a screen shows.
package enum ScreenPart {
  case area(ScreenArea)
  case line([CGPoint], UIColor, width: CGFloat)
  case text(ScreenText)
  case image(String, CGRect, UIColor?)
}

/// A rectangle with round corners.
package struct ScreenArea {
  package var rect: CGRect
  package var radius: CGFloat
  package var fill: UIColor?
  package var stroke: UIColor?
  package var lineWidth: CGFloat = 0
}

/// A line of text in one font.
package struct ScreenText {
  package var text: String
  /// Where its baseline begins.
  package var start: CGPoint
  package var width: CGFloat
  package var font: UIFont
  /// nil is the colour of labels.
  package var color: UIColor?
  package var background: UIColor?
  package var isUnderlined = false
  package var isStruckThrough = false
  package var isDisabled = false

  package init(
    text: String, start: CGPoint, width: CGFloat, font: UIFont, color: UIColor?, isDisabled: Bool
  ) {
    self.text = text
    self.start = start
    self.width = width
    self.font = font
    self.color = color
    self.isDisabled = isDisabled
  }
}
