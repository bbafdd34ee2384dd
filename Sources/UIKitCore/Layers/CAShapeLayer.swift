public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// The form of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The form as a text.
  public let rawValue: String
  /// Creates a form from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends straight at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with half a circle around its last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends straight, half its width beyond its last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of the corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The form as a text.
  public let rawValue: String
  /// Creates a form from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The outer edges meet in a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which areas of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule as a text.
  public let rawValue: String
  /// Creates a rule from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Areas that the path goes around more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Areas that a line from outside reaches after an odd number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Draws a path in its coordinates, also where that lies outside of its bounds.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path to draw, in the layer's coordinates; nil for none.
  open var path: CGPath?
  /// The color inside the path; black with three channels by default, nil for none.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The color of the path's line; nil for none.
  open var strokeColor: CGColor?
  /// Which areas are filled; the nonzero rule by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The width of the line in points; nothing is drawn for 0.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends. Kept, without effect.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the line's corners. Kept, without effect.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// From which ratio of their length to the line's width corners are cut off. Kept, without effect.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in points; nil for a solid line. Kept, without effect.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the line begins, in points. Kept, without effect.
  open var lineDashPhase: CGFloat = 0
  /// The shares of the path from where to where its line is drawn.
  open var strokeStart: CGFloat = 0
  /// The share of the path at which its line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1

  package override var drawnArea: CGRect {
    let box = path?.boundingBoxOfPath ?? .null
    return box.isNull ? .zero : box
  }

  override var drawnSteps: [DrawingStep] {
    guard let path else { return [] }
    var steps: [DrawingStep] = []
    let clip = drawnArea
    if let fillColor {
      steps.append(
        DrawingStep(content: .fill(path, fillRule == .evenOdd ? .evenOdd : .winding, fillColor), clip: clip))
    }
    if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
      steps.append(DrawingStep(content: .stroke(path.part(from: strokeStart, to: strokeEnd), strokeColor), clip: clip))
    }
    return steps
  }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, strokeColor, lineWidth) = (other.path, other.fillColor, other.strokeColor, other.lineWidth)
    (strokeStart, strokeEnd, fillRule) = (other.strokeStart, other.strokeEnd, other.fillRule)
    (lineCap, lineJoin, miterLimit) = (other.lineCap, other.lineJoin, other.miterLimit)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
  }

  override func setShown(_ value: [CGFloat], of keyPath: String) {
    switch keyPath {
    case "strokeStart": strokeStart = value[0]
    case "strokeEnd": strokeEnd = value[0]
    case "lineWidth": lineWidth = value[0]
    default: super.setShown(value, of: keyPath)
    }
  }

  override func number(of keyPath: String) -> [CGFloat]? {
    switch keyPath {
    case "strokeStart": [strokeStart]
    case "strokeEnd": [strokeEnd]
    case "lineWidth": [lineWidth]
    default: super.number(of: keyPath)
    }
  }
}

extension CGPath {
  /// The lines of the path between two shares of its length.
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let polygons = PathGeometry.polygons(of: elements)
    func length(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(other.x - one.x, other.y - one.y) }
    let whole = polygons.reduce(0) { sum, line in zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) } }
    guard whole > 0, whole.isFinite else { return self }
    let (first, last) = (max(0, start) * whole, min(1, end) * whole)
    let part = CGMutablePath()
    var gone: CGFloat = 0
    for line in polygons {
      for (one, other) in zip(line, line.dropFirst()) {
        let own = length(one, other)
        defer { gone += own }
        let (from, to) = (max(first, gone), min(last, gone + own))
        guard own > 0, from < to else { continue }
        func point(_ distance: CGFloat) -> CGPoint {
          let share = (distance - gone) / own
          return CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
        }
        if part.isEmpty || part.currentPoint != point(from) { part.move(to: point(from)) }
        part.addLine(to: point(to))
      }
    }
    return part
  }
}
