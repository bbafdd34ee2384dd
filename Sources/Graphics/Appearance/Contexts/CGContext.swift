public import Foundation
import PlainviewRuntime

/// Records drawing as steps, which text pictures show as far as possible.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill: CGColor
    var stroke: CGColor
    var alpha: CGFloat = 1
    var clip: CGRect
    var fillSpace: CGColorSpace?
    var strokeSpace: CGColorSpace?
  }
  private var state: State
  private var saved: [State] = []
  private var current = CGMutablePath()
  /// Whether the path was replaced by the outline of its line: what fills it draws the line.
  private var isOutline = false
  package private(set) var steps: [DrawingStep] = []
  /// The drawable rectangle, in points.
  private(set) var area: CGRect
  /// Pixels a point.
  let scale: CGFloat

  /// More steps than a picture could show are dropped.
  private static let stepLimit = 10_000
  private static let stateLimit = 1000

  /// How a context that was made for its pixels keeps them; nil for all others.
  let bitmap: BitmapLayout?
  /// Whether y goes upwards where drawing begins.
  private let isUpward: Bool
  /// The transform that `ctm` begins with.
  private var base: CGAffineTransform
  /// The document whose pages are drawn; nil for pictures and views.
  var document: DrawnDocument?

  package init(area: CGRect, scale: CGFloat, bitmap: BitmapLayout? = nil, isUpward: Bool = false) {
    self.area = area
    self.scale = scale
    self.bitmap = bitmap
    self.isUpward = isUpward || bitmap != nil
    base = Self.base(area, self.isUpward)
    state = State(transform: base, fill: .black, stroke: .black, clip: area)
  }

  private static func base(_ area: CGRect, _ isUpward: Bool) -> CGAffineTransform {
    isUpward ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: area.minY + area.maxY) : .identity
  }

  /// Begins an empty page of a rectangle with the state that drawing begins with; returns what was drawn before.
  @discardableResult func beginPage(in area: CGRect) -> [DrawingStep] {
    defer { steps = [] }
    self.area = area
    base = Self.base(area, isUpward)
    state = State(transform: base, fill: .black, stroke: .black, clip: area)
    saved = []
    beginPath()
    return steps
  }

  /// A rectangle in the coordinates that drawing begins with, in those of steps.
  func downward(_ rect: CGRect) -> CGRect { rect.applying(base) }

  /// The transform of text; without effect: text is drawn where its own methods say.
  public var textMatrix = CGAffineTransform.identity

  /// How carefully images are scaled; kept, without effect.
  public var interpolationQuality = CGInterpolationQuality.default

  /// Pixels.
  public var width: Int { CGImage.pixels(area.width * scale) }
  /// The height in pixels.
  public var height: Int { CGImage.pixels(area.height * scale) }

  // MARK: State

  /// Keeps the colors, the transform and the clipping for `restoreGState()`; further calls are ignored beyond a limit.
  public func saveGState() { if saved.count < Self.stateLimit { saved.append(state) } }
  /// Brings back the state that was kept last; without effect if there is none.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// From the coordinates that are drawn in to those of the view or picture.
  public var ctm: CGAffineTransform { state.transform.concatenating(base) }
  /// Moves the coordinates that are drawn in by distances in points.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Scales the coordinates that are drawn in by factors.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns the coordinates that are drawn in by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Puts a transform before that of the coordinates that are drawn in.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color that shapes are filled with.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the color that lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the color that shapes are filled with by its channels, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color that lines are drawn with by its channels, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the gray that shapes are filled with, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  /// Sets the gray that lines are drawn with, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
  /// Sets the width of lines. Without effect.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the opacity of what is drawn; numbers outside of 0 to 1 are limited.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }

  var fillSpace: CGColorSpace? {
    get { state.fillSpace }
    set { state.fillSpace = newValue }
  }
  var strokeSpace: CGColorSpace? {
    get { state.strokeSpace }
    set { state.strokeSpace = newValue }
  }

  // MARK: Path

  /// Begins a new path and drops the current one.
  public func beginPath() {
    current = CGMutablePath()
    isOutline = false
  }
  /// Replaces the path by the outline of its line: filling it draws the line in the fill color. Its points stay those of the
  /// path, since lines have no width in text pictures.
  public func replacePathWithStrokedPath() { isOutline = !current.isEmpty }
  /// Closes the current part of the path with a line to its beginning.
  public func closePath() { current.closeSubpath() }
  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) { current.move(to: point, transform: state.transform) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: state.transform) }
  /// Adds lines from point to point, as a new part of the path.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: state.transform) }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.transform) }
  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: state.transform) }
  /// Adds the ellipse in a rectangle to the path.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: state.transform) }
  /// Adds another path to the path.
  public func addPath(_ path: CGPath) { current.addPath(path, transform: state.transform) }
  /// Adds a Bézier curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }
  /// Adds a Bézier curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: state.transform)
  }
  /// Adds an arc of a circle between two angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }
  /// Adds an arc of a circle that touches the lines to and from a point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }

  /// The path that is being made, in the coordinates that are drawn in; nil for an empty one.
  public var path: CGPath? { current.isEmpty ? nil : current.applying(state.transform.inverted()) }
  /// Whether the path is empty.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The current point of the path.
  public var currentPointOfPath: CGPoint { current.currentPoint.applying(state.transform.inverted()) }
  /// The rectangle of all the path's points; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Returns whether a point is inside the path; the mode decides by which rule.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return current.contains(point.applying(state.transform), using: isEvenOdd ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the path, draws its line, or both, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      current = path
      strokePath()
    }
  }

  /// Fills the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let path = CGPath(current.elements)
    add(isOutline ? .stroke(path, state.fill) : .fill(path, rule, state.fill))
    beginPath()
  }

  /// Draws the path's line and begins a new path.
  public func strokePath() {
    add(.stroke(CGPath(current.elements), state.stroke))
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }
  /// Draws the line around a rectangle with a width in points, which stays set.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    setLineWidth(width)
    stroke(rect)
  }
  /// Draws the line of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }
  /// Strokes lines from the first to the second point, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { add(.clear(rect.applying(state.transform))) }
  /// Draws an image into a rectangle; it is never tiled here.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    add(.image(image.source.name, rect.applying(state.transform)))
  }

  /// A gradient fills what can be drawn on with its first colour.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { drawGradient(gradient) }

  /// Draws a gradient between two circles; the geometry has no effect in text pictures.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { drawGradient(gradient) }

  private func drawGradient(_ gradient: CGGradient) {
    guard let color = gradient.colors.first else { return }
    add(.fill(CGPath(rect: area, transform: nil), .winding, color))
  }

  /// A text in a rectangle; its lines are broken already.
  package func drawText(_ lines: [DrawnLine], _ runs: TextRuns, in rect: CGRect) {
    add(.text(lines, runs, rect.applying(state.transform)))
  }

  func drawImage(_ name: String?, in rect: CGRect) { add(.image(name, rect.applying(state.transform))) }

  /// Adds recorded steps, in the current coordinates.
  package func add(_ others: [DrawingStep]) {
    let transform = state.transform
    for step in others {
      switch step.content {
      case .fill(let path, let rule, let color): add(.fill(path.applying(transform), rule, color))
      case .stroke(let path, let color): add(.stroke(path.applying(transform), color))
      case .text(let lines, let runs, let rect): add(.text(lines, runs, rect.applying(transform)))
      case .image(let name, let rect): add(.image(name, rect.applying(transform)))
      case .clear(let rect): add(.clear(rect.applying(transform)))
      }
    }
  }

  private func add(_ content: DrawingStep.Content) {
    guard steps.count < Self.stepLimit, !state.clip.isEmpty, state.alpha >= 0.01 else { return }
    steps.append(DrawingStep(content: content, clip: state.clip))
  }

  // MARK: Clipping: to the rectangle around a path

  /// Limits drawing to the rectangle around the path and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(toPicture: current.boundingBoxOfPath)
    beginPath()
  }
  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(toPicture: rect.applying(state.transform)) }
  /// Where it differs: the mask's own shape does not count, the rectangle alone does.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  /// Limits drawing to the rectangle around several rectangles.
  public func clip(to rects: [CGRect]) { clip(to: rects.reduce(CGRect.null) { $0.union($1) }) }
  /// Ends all limits of drawing, also those that were set before the state was kept.
  public func resetClip() { state.clip = area }
  /// The rectangle that drawing is limited to.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(state.transform.inverted()) }

  private func clip(toPicture rect: CGRect) {
    let clip = state.clip.intersection(rect)
    state.clip = clip.isNull ? .zero : clip
  }

  /// The picture as it is now.
  public func makeImage() -> CGImage? {
    width > 0 && height > 0 ? CGImage(of: UIImage(drawnBy: self)) : nil
  }
}
