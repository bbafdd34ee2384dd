public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime

/// How lines are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode as a text.
  public let rawValue: String
  /// Creates a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the text's language is read.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// At the center.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Which part of a line that is too long is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode as a text.
  public let rawValue: String
  /// Creates a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Shows a text from its upper edge on.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font of a plain text: a `CTFont`, a `CGFont` or a name. Kept, without effect in text pictures.
  open var font: Any?
  /// Points.
  open var fontSize: CGFloat = 36
  /// The color of a plain text, not of an attributed one; white by default. Seen in colored pictures.
  open var foregroundColor: CGColor? = .white
  /// Whether lines are wrapped at the layer's width; false by default.
  open var isWrapped = false
  /// How lines are aligned; at the left edge here unless centered or at the right.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Which part of a line that is too long is left out; text pictures leave out the end for every mode but `.none`.
  open var truncationMode = CATextLayerTruncationMode.none

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, alignmentMode, truncationMode) = (other.isWrapped, other.alignmentMode, other.truncationMode)
  }

  var text: String { (string as? NSAttributedString)?.string ?? string as? String ?? "" }

  /// The parts of an attributed string; the layer's colour is not theirs.
  var runs: TextRuns? {
    (string as? NSAttributedString).map {
      TextRuns($0, TextRuns.Defaults(font: .systemFont(ofSize: fontSize), color: nil))
    }
  }

  package override func paintContent(on canvas: TextCanvas) {
    takeColor(on: canvas)
    let runs = runs
    for (row, line) in lines(on: canvas).enumerated() {
      let drawn = DrawnLine(line.text, at: line.offset, runs: runs)
      let shown =
        truncationMode == .none
        ? canvas.beginning(of: drawn.text, columns: canvas.width) : canvas.truncated(drawn.text, to: canvas.width)
      let free = max(0, canvas.width - CellWidth.of(shown))
      let column = alignmentMode == .center ? free / 2 : alignmentMode == .right ? free : 0
      canvas.write(drawn.showing(beginning: shown), column: column, row: row, runs: runs)
    }
  }

  /// Sets the layer's colour for the text, unless the text has colours of its own.
  private func takeColor(on canvas: TextCanvas) {
    guard !(string is NSAttributedString), let foregroundColor, let styles = canvas.grid.styles else { return }
    let appearance = TextAppearance(color: UIColor(cgColor: foregroundColor))
    styles.pen = styles.pen.withStyle(of: appearance, color: nil)
  }

  /// The lines with their offsets in the text, in UTF-16 units. Of wrapped lines the last that fits takes the rest where
  /// the text is to be truncated.
  private func lines(on canvas: TextCanvas) -> [(text: String, offset: Int)] {
    var lines: [(text: String, offset: Int)] = []
    if isWrapped {
      let rules = TextLayout.Rules(
        metrics: .cells, font: .systemFont(ofSize: 17), lineBreakMode: .byWordWrapping,
        maximumLines: truncationMode == .none ? 0 : canvas.height, scale: 1)
      let layout = TextLayout(text, width: CGFloat(canvas.width) * TextMetrics.cellWidth, rules: rules)
      for line in layout.lines { lines.append((text: line.text, offset: line.range.location)) }
    } else {
      var offset = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        lines.append((text: String(line), offset: offset))
        offset += line.utf16.count + 1
      }
    }
    return lines
  }
}
