public import Foundation
import PlainviewTargetAction

/// Lines and curves that are filled or stroked. Points that are no numbers are left out.
public class CGPath: Hashable {
  package fileprivate(set) var elements: [PathElement] = []
  /// Where the part that is being added to began, and where it ends now.
  fileprivate var start: CGPoint?
  fileprivate var end: CGPoint?

  fileprivate init() {}

  package init(_ elements: [PathElement]) { for element in elements { append(element) } }

  /// Creates a path of a rectangle, transformed if a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendRectangle(rect, transform?.pointee ?? .identity)
  }

  /// Creates a path of the ellipse in a rectangle, transformed if a transform is given.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    appendEllipse(rect, transform?.pointee ?? .identity)
  }

  /// Creates a path of a rectangle with rounded corners, transformed if a transform is given.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    appendRoundedRectangle(rect, RoundedCorners(all: corner), transform?.pointee ?? .identity)
  }

  /// Returns whether two paths have the same steps.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }
  /// Adds the steps to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Returns a copy.
  public func copy() -> CGPath? { CGPath(elements) }
  /// Returns a copy that more can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// Returns a transformed copy; the same path without a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath { CGPath(elements.map { $0.applying(transform) }) }

  // MARK: Asking

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }
  /// The end of the path; zero for an empty one.
  public var currentPoint: CGPoint { end ?? .zero }

  /// The smallest rectangle with all points in it, control points too; null for an empty path.
  public var boundingBox: CGRect { PathGeometry.box(of: elements.flatMap(\.points)) }

  /// The smallest rectangle with all lines and curves in it; null for an empty path.
  public var boundingBoxOfPath: CGRect { PathGeometry.box(of: PathGeometry.extremes(of: elements)) }

  /// Whether the path is a rectangle with level sides.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = PathGeometry.rectangle(of: elements) else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether a point is inside, every open part being closed for that.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let elements = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    let winding = PathGeometry.winding(of: PathGeometry.polygons(of: elements), around: point)
    return rule == .winding ? winding.turns != 0 : winding.crossings % 2 == 1
  }

  /// Shows every step of the path. The step that closes a part has no point: what is read for one is no number.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element == .close ? [CGPoint(x: CGFloat.nan, y: CGFloat.nan)] : element.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var shown = CGPathElement(type: element.type, points: base)
        withUnsafePointer(to: &shown) { block($0) }
      }
    }
  }

  /// Calls a function with a pointer and every step of the path. A pointer that a block was cast to is good until then.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
    FunctionPointers.forget(info)
  }
}

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

// MARK: - Adding

extension CGPath {
  /// Adds a step; all but a move need a point to begin from.
  func append(_ element: PathElement) {
    guard element.isFinite else { return }
    switch element {
    case .move(let point):
      // A move right after another one replaces it.
      if case .move = elements.last { elements.removeLast() }
      (start, end) = (point, point)
    case .close:
      guard end != nil, elements.last != .close else { return }
      end = start
    default:
      guard let from = end else { return }
      // A part after a closed one begins at the start of that.
      if elements.last == .close { elements.append(.move(from)) }
      end = element.points.last
    }
    elements.append(element)
  }

  func appendRectangle(_ rect: CGRect, _ transform: CGAffineTransform) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    append(.move(corners[0]))
    for corner in corners.dropFirst() { append(.line(corner)) }
    append(.close)
  }

  func appendEllipse(_ rect: CGRect, _ transform: CGAffineTransform) {
    guard rect.width.isFinite, rect.height.isFinite, rect.midX.isFinite, rect.midY.isFinite else { return }
    let ellipse = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    appendArc(ArcAngles(from: 0, sweep: 2 * .pi), ellipse.concatenating(transform), connects: false)
    append(.close)
  }

  /// A part of the unit circle in other coordinates, as curves that end where an axis is met.
  func appendArc(_ angles: ArcAngles, _ transform: CGAffineTransform, connects: Bool) {
    let arc = angles.curves.map { $0.applying(transform) }
    let first = angles.firstPoint.applying(transform)
    guard arc.allSatisfy(\.isFinite), first.x.isFinite, first.y.isFinite else { return }
    if connects, end != nil {
      if end != first { append(.line(first)) }
    } else {
      append(.move(first))
    }
    for curve in arc { append(curve) }
  }

  func appendRoundedRectangle(_ rect: CGRect, _ corners: RoundedCorners, _ transform: CGAffineTransform) {
    guard rect.width.isFinite, rect.height.isFinite else { return }
    let radii = corners.fitting(rect.size)
    let arcs: [(center: CGPoint, radius: CGSize, angle: CGFloat)] = [
      (CGPoint(x: rect.maxX - radii.topRight.width, y: rect.minY + radii.topRight.height), radii.topRight, -.pi / 2),
      (CGPoint(x: rect.maxX - radii.bottomRight.width, y: rect.maxY - radii.bottomRight.height), radii.bottomRight, 0),
      (
        CGPoint(x: rect.minX + radii.bottomLeft.width, y: rect.maxY - radii.bottomLeft.height), radii.bottomLeft,
        .pi / 2
      ),
      (CGPoint(x: rect.minX + radii.topLeft.width, y: rect.minY + radii.topLeft.height), radii.topLeft, .pi),
    ]
    for (index, arc) in arcs.enumerated() {
      guard arc.radius.width > 0, arc.radius.height > 0 else {
        let corner = arc.center.applying(transform)
        append(index == 0 ? .move(corner) : .line(corner))
        continue
      }
      let circle = CGAffineTransform(
        a: arc.radius.width, b: 0, c: 0, d: arc.radius.height, tx: arc.center.x, ty: arc.center.y)
      appendArc(
        ArcAngles(from: arc.angle, sweep: .pi / 2), circle.concatenating(transform), connects: index > 0)
    }
    append(.close)
  }
}

/// A path that more can be added to.
public final class CGMutablePath: CGPath {
  public override init() { super.init() }

  package override init(_ elements: [PathElement]) { super.init(elements) }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(PathElement.move(point).applying(transform))
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(PathElement.line(point).applying(transform))
  }

  /// Adds lines from point to point, as a new part of the path.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
    }
  }

  /// Adds a Bézier curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(PathElement.quad(control, end: end).applying(transform))
  }

  /// Adds a Bézier curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { append(PathElement.cubic(control1, control2, end: end).applying(transform)) }

  /// Closes the current part of the path with a line to its beginning.
  public func closeSubpath() { append(.close) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { appendRectangle(rect, transform) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { appendEllipse(rect, transform) }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    appendRoundedRectangle(rect, RoundedCorners(all: CGSize(width: cornerWidth, height: cornerHeight)), transform)
  }

  /// Adds a part of a circle. As on a device `clockwise` is that of a coordinate system whose y axis points upwards:
  /// on a screen, angles become smaller.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard let angles = ArcAngles(from: startAngle, to: endAngle, increasing: !clockwise) else { return }
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    appendArc(angles, circle.concatenating(transform), connects: true)
  }

  /// Adds an arc of a circle from an angle over a difference of angles, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    appendArc(ArcAngles(from: startAngle, sweep: delta), circle.concatenating(transform), connects: true)
  }

  /// Adds an arc that touches the lines to two points, as a corner between them.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let corner = PathGeometry.corner(from: currentPoint, tangent1End, tangent2End, radius: radius)
    guard let corner else { return addLine(to: tangent1End, transform: transform) }
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: corner.center.x, ty: corner.center.y)
    appendArc(corner.angles, circle.concatenating(transform), connects: true)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }

  func removeAll() {
    elements = []
    start = nil
    end = nil
  }
}

extension CGPath {
  /// The corners of the path's lines, curves as many short ones; a list for each piece.
  package var corners: [[CGPoint]] { PathGeometry.polygons(of: elements) }
}
