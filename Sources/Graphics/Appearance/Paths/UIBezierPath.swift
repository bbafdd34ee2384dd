public import Foundation
import PlainviewRuntime

/// Lines and curves that are drawn with a width and a style of line.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()
  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends. Kept, without effect.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the line's corners. Kept, without effect.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio from which pointed corners are cut off; 10 by default. Kept, without effect.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn; 0.6 by default. Kept, without effect.
  open var flatness: CGFloat = 0.6
  /// Whether areas are inside by odd crossings and not by the number of turns.
  open var usesEvenOddFillRule = false
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  public override init() { super.init() }

  /// Creates a path from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    let read = ArchivedPath(from: coder)
    path.addPath(CGPath(read.elements))
    lineWidth = read.lineWidth ?? 1
    lineCapStyle = CGLineCap(rawValue: read.lineCap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: read.lineJoin) ?? .miter
    usesEvenOddFillRule = read.usesEvenOdd
  }

  /// Archives the steps, the width of the line, its ends and corners, and the rule for areas.
  open func encode(with coder: NSCoder) {
    ArchivedPath(
      elements: path.elements, lineWidth: lineWidth, lineCap: lineCapStyle.rawValue, lineJoin: lineJoinStyle.rawValue,
      usesEvenOdd: usesEvenOddFillRule
    ).encode(with: coder)
  }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a path with the steps of a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a path of the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a path of a rectangle with rounded corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some of its corners rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.appendRoundedRectangle(rect, RoundedCorners(cornerRadii, at: corners), .identity)
  }

  /// A part of a circle; clockwise as it is seen, so that angles in radians become larger.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Returns a copy with the same steps and the same style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeStyle(of: self)
    return copy
  }

  private func takeStyle(of other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, flatness, usesEvenOddFillRule) = (other.miterLimit, other.flatness, other.usesEvenOddFillRule)
    dash = other.dash
  }

  /// Paths of the same steps and the same style are equal (W39).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    if self === other { return true }
    return path == other.path && dash == other.dash && usesEvenOddFillRule == other.usesEvenOddFillRule
      && (lineWidth, miterLimit, flatness) == (other.lineWidth, other.miterLimit, other.flatness)
      && (lineCapStyle, lineJoinStyle) == (other.lineCapStyle, other.lineJoinStyle)
  }

  open override var hash: Int { path.elements.count }

  // MARK: Steps

  /// Begins a new part of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a Bézier curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a Bézier curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle between two angles in radians, clockwise as it is seen on the screen or against it.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the current part of the path with a line to its beginning.
  open func close() { path.closeSubpath() }
  /// Removes all the steps.
  open func removeAllPoints() { path.removeAll() }
  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all the steps.
  open func apply(_ transform: CGAffineTransform) { cgPath = path.applying(transform) }

  /// The same lines from the end to the beginning.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(PathReversal(path.elements).elements))
    reversed.takeStyle(of: self)
    return reversed
  }

  // MARK: Asking

  /// A copy of the path for Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set { path = CGMutablePath(newValue.elements) }
  }
  /// Whether the path has no step.
  open var isEmpty: Bool { path.isEmpty }
  /// The rectangle of all points, those that steer curves too; null for an empty path.
  open var bounds: CGRect { path.boundingBox }
  /// The current point of the path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Style of lines

  /// Sets the lengths of dashes and gaps, and where in them the line begins, in points. Kept, without effect.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [])
  }

  /// Hands over the lengths of dashes and gaps, their number, and where in them the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: Drawing in the current context

  /// Fills the path in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws the path's line in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path with an opacity; the blend mode has no effect.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the path's line with an opacity; the blend mode has no effect.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(alpha) {
      $0.setLineWidth(lineWidth)
      $0.strokePath()
    }
  }

  private func draw(_ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  /// Limits drawing in the current context to the rectangle around the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

/// A path with its parts reversed.
private struct PathReversal {
  private(set) var elements: [PathElement] = []
  private var part: [PathElement] = []

  init(_ forward: [PathElement]) {
    for element in forward {
      if case .move = element { flush() }
      part.append(element)
    }
    flush()
  }

  private mutating func flush() {
    let isClosed = part.last == .close
    let steps = isClosed ? Array(part.dropLast()) : part
    guard let last = steps.last?.points.last else { return }
    elements.append(.move(last))
    for index in steps.indices.dropFirst().reversed() {
      guard let end = steps[index - 1].points.last else { continue }
      switch steps[index] {
      case .line: elements.append(.line(end))
      case .quad(let control, _): elements.append(.quad(control, end: end))
      case .cubic(let first, let second, _): elements.append(.cubic(second, first, end: end))
      case .move, .close: break
      }
    }
    if isClosed { elements.append(.close) }
    part = []
  }
}
