public import Foundation
import PlainviewRuntime

/// Lines and curves that are drawn with a width and a style of line.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  public override init() { super.init() }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

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

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.removeAll() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
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
  open var isEmpty: Bool { path.isEmpty }
  /// The rectangle of all points, those that steer curves too; null for an empty path.
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Style of lines

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [])
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: Drawing in the current context

  open func fill() { fill(with: .normal, alpha: 1) }
  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

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

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

/// A path whose parts are gone through from their ends to their beginnings.
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
