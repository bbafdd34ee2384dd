import Foundation
import Testing
import UIKit

/// Paths, with expectations from trigonometry and geometry.
@MainActor @Suite struct BezierPathTests {
  private func isNear(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
      && abs(one.maxX - other.maxX) < tolerance && abs(one.maxY - other.maxY) < tolerance
  }

  private nonisolated static let angles: [CGFloat] = [-7, -4, -.pi / 2, -1, 0, 0.3, .pi / 2, 2, .pi, 4, 3 * .pi / 2, 6]

  /// The box of points on the circle, close enough together.
  private func sampledBox(_ start: CGFloat, _ sweep: CGFloat) -> CGRect {
    var box = CGRect.null
    for step in 0...20_000 {
      let angle = start + sweep * CGFloat(step) / 20_000
      box = box.union(CGRect(x: 50 + 20 * cos(angle), y: 60 + 20 * sin(angle), width: 0, height: 0))
    }
    return box
  }

  @Test(arguments: angles, [0.5, 1.7, 3, 5, 6.28] as [CGFloat]) func `The bounds of an arc are those of its points`(
    start: CGFloat, sweep: CGFloat
  ) {
    for isClockwise in [true, false] {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 60), radius: 20, startAngle: start,
        endAngle: isClockwise ? start + sweep : start - sweep, clockwise: isClockwise)
      let expected = sampledBox(start, isClockwise ? sweep : -sweep)
      // Curves are off the circle by less than three ten-thousandths of the radius.
      #expect(isNear(path.bounds, expected, 0.006))
      #expect(isNear(path.cgPath.boundingBoxOfPath, expected, 0.006))
      let end = path.currentPoint
      let angle = isClockwise ? start + sweep : start - sweep
      #expect(abs(end.x - (50 + 20 * cos(angle))) < 1e-9)
      #expect(abs(end.y - (60 + 20 * sin(angle))) < 1e-9)
    }
  }

  @Test func `A full turn is a circle, and the end may be before the start`() {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(isNear(circle.bounds, CGRect(x: -1, y: -1, width: 2, height: 2)))
    // From three o'clock on clockwise to twelve: three quarters.
    let most = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: -.pi / 2, clockwise: true)
    #expect(most.contains(CGPoint(x: -0.5, y: 0.5)))
    #expect(!most.contains(CGPoint(x: 0.6, y: -0.6)))
  }

  @Test func `Ovals and rounded rectangles fill their rectangles but for the corners`() {
    let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
    let oval = UIBezierPath(ovalIn: rect)
    #expect(isNear(oval.bounds, rect))
    #expect(oval.contains(CGPoint(x: 50, y: 40)))
    #expect(!oval.contains(CGPoint(x: 12, y: 22)))
    let card = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    #expect(isNear(card.bounds, rect))
    #expect(!card.contains(CGPoint(x: 11, y: 21)))
    // The corner's circle is ten points wide around (20, 30).
    #expect(card.contains(CGPoint(x: 20 - 10 * 0.7, y: 30 - 10 * 0.7)))
    let sheet = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!sheet.contains(CGPoint(x: 11, y: 21)))
    #expect(sheet.contains(CGPoint(x: 11, y: 59)))
    #expect(isNear(UIBezierPath(roundedRect: rect, cornerRadius: 900).bounds, rect))
  }

  @Test func `A curve's own bounds are smaller than those of its control points`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    // The top of a parabola is half as high as its control point.
    #expect(isNear(path.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  @Test func `A star is full by winding and hollow by the even-odd rule`() {
    let star = UIBezierPath()
    for index in 0..<5 {
      let angle = -CGFloat.pi / 2 + CGFloat(index) * 4 * .pi / 5
      let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.close()
    #expect(star.contains(CGPoint(x: 50, y: 50)))
    star.usesEvenOddFillRule = true
    #expect(!star.contains(CGPoint(x: 50, y: 50)))
    #expect(star.contains(CGPoint(x: 50, y: 15)))
  }

  @Test func `Paths are appended, moved and reversed`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 30, height: 10))
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 1))
    line.addLine(to: CGPoint(x: 2, y: 1))
    line.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 3, y: 0), controlPoint2: CGPoint(x: 4, y: 0))
    #expect(line.reversing().currentPoint == CGPoint(x: 1, y: 1))
    #expect(line.reversing().reversing().cgPath == line.cgPath)
    #expect((path.copy() as? UIBezierPath)?.cgPath == path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
  }

  @Test func `An arc between tangents touches both lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 1e-9)
    #expect(abs(path.currentPoint.y - 20) < 1e-9)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 20)))
  }

  @Test func `Points that are no numbers, and steps without a beginning, are left out`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: true)
    #expect(path.isEmpty)
    path.addArc(withCenter: .zero, radius: 1, startAngle: 1e300, endAngle: -1e300, clockwise: true)
    path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.nan)))
    path.append(UIBezierPath(roundedRect: .infinite, cornerRadius: .nan))
    path.apply(CGAffineTransform(scaleX: .nan, y: 1))
    #expect(path.isEmpty)
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test func `A rectangle is known as one`() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    var kinds: [CGPathElementType] = []
    var last = CGPoint.zero
    CGPath(rect: rect, transform: nil).applyWithBlock {
      kinds.append($0.pointee.type)
      last = $0.pointee.points[0]
    }
    #expect(last.x.isNaN && last.y.isNaN)
    #expect(
      kinds == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
  }

  /// As apps read a path that support systems before `applyWithBlock`.
  @Test func `A function of two words reads a path with a block behind a pointer`() {
    typealias Body = (CGPathElement) -> Void
    var points: [CGPoint] = []
    let body: Body = { if $0.type != .closeSubpath { points.append($0.points[0]) } }
    let callback: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
      __bitCast(info, to: Body.self)(element.pointee)
    }
    CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).apply(
      info: __bitCast(body, to: UnsafeMutableRawPointer.self),
      function: __bitCast(callback, to: CGPathApplierFunction.self))
    #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6)])
  }
}
