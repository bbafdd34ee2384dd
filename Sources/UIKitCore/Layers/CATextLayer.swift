public import Foundation
import PlainviewRuntime

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Shows a text from its upper edge on.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  open var font: Any?
  /// Points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none

  private var text: String { (string as? NSAttributedString)?.string ?? string as? String ?? "" }

  /// The parts of an attributed string; the layer's colour is not theirs.
  private var runs: TextRuns? {
    (string as? NSAttributedString).map {
      TextRuns($0, TextRuns.Defaults(font: .systemFont(ofSize: fontSize), color: nil))
    }
  }

  package override func paintContent(on canvas: TextCanvas) {
    let runs = runs
    var place = 0
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let drawn = DrawnLine(String(line), at: place, runs: runs)
      let shown =
        truncationMode == .none
        ? canvas.beginning(of: drawn.text, columns: canvas.width) : canvas.truncated(drawn.text, to: canvas.width)
      let free = max(0, canvas.width - CellWidth.of(shown))
      let column = alignmentMode == .center ? free / 2 : alignmentMode == .right ? free : 0
      canvas.write(drawn.showing(beginning: shown), column: column, row: row, runs: runs)
      place += line.utf16.count + 1
    }
  }
}
