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

/// Which areas of a path that crosses itself are inside: by the number of turns, or by odd crossings.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// The form of the ends of a line: cut off, rounded, or square beyond the end; raw values are Core Graphics'.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The form of the corners of a line: pointed, rounded or cut off; raw values are Core Graphics'.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// Whether a path is filled, its line is drawn, or both; raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// The kinds of steps of a path; raw values are Core Graphics'.
public enum CGPathElementType: Int32, Sendable {
  /// A new beginning, a line, a curve with one or two control points, or a line to the beginning.
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// What `CGPath.apply(info:function:)` calls; a function of C on a device.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A step of a path as `CGPath.applyWithBlock` shows it.
public struct CGPathElement {
  /// The kind of the step.
  public var type: CGPathElementType
  /// The points of the step: control points first, none for a closing step.
  public var points: UnsafeMutablePointer<CGPoint>
}
