public import Foundation

/// A step of a path: it leads from the point where the one before it ended.
package enum PathElement: Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, end: CGPoint)
  case cubic(CGPoint, CGPoint, end: CGPoint)
  case close

  /// The points in the order in which they are given, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end): .quad(control.applying(transform), end: end.applying(transform))
    case .cubic(let first, let second, let end):
      .cubic(first.applying(transform), second.applying(transform), end: end.applying(transform))
    case .close: .close
    }
  }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path as `CGPath.applyWithBlock` shows it.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}
