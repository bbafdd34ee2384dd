package import Foundation

/// Calculations on the shape of a path.
package enum PathGeometry {
  static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Extremes

  /// The ends of all steps, and the points where curves turn round.
  static func extremes(of elements: [PathElement]) -> [CGPoint] {
    var found: [CGPoint] = []
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point): from = point
      case .quad(let control, let end):
        found += turns(of: [from, control, control, end].elevated)
        from = end
      case .cubic(let first, let second, let end):
        found += turns(of: [from, first, second, end])
        from = end
      case .close: continue
      }
      found.append(from)
    }
    return found
  }

  /// The points of a cubic curve where one of its coordinates turns round.
  private static func turns(of curve: [CGPoint]) -> [CGPoint] {
    (roots(of: curve.map(\.x)) + roots(of: curve.map(\.y))).map { point(on: curve, at: $0) }
  }

  /// Where the derivative of a coordinate of a cubic curve is zero.
  private static func roots(of values: [CGFloat]) -> [CGFloat] {
    let a = -values[0] + 3 * values[1] - 3 * values[2] + values[3]
    let b = 2 * (values[0] - 2 * values[1] + values[2])
    let c = values[1] - values[0]
    let scale = max(abs(a), abs(b), abs(c))
    guard scale > 0 else { return [] }
    var roots: [CGFloat] = []
    if abs(a) < scale * 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      roots = [(-b + sqrt(discriminant)) / (2 * a), (-b - sqrt(discriminant)) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func point(on curve: [CGPoint], at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let weights = [rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time]
    return zip(curve, weights).reduce(.zero) { sum, part in
      CGPoint(x: sum.x + part.0.x * part.1, y: sum.y + part.0.y * part.1)
    }
  }

  // MARK: Polygons

  /// How many lines stand for a curve.
  private static let linesOfCurve = 16

  /// The parts of a path as points that lines connect; a closed part ends with its first point.
  package static func polygons(of elements: [PathElement]) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var current: [CGPoint] = []
    func flush() {
      if current.count > 1 { polygons.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush()
        current = [point]
      case .line(let point): current.append(point)
      case .quad(let control, let end): current += lines(of: [current.last ?? end, control, control, end].elevated)
      case .cubic(let first, let second, let end): current += lines(of: [current.last ?? end, first, second, end])
      case .close:
        if let first = current.first, current.last != first { current.append(first) }
      }
    }
    flush()
    return polygons
  }

  private static func lines(of curve: [CGPoint]) -> [CGPoint] {
    (1..<linesOfCurve).map { point(on: curve, at: CGFloat($0) / CGFloat(linesOfCurve)) } + [curve[3]]
  }

  /// How often polygons turn around a point, and how many of their sides are to the right of it.
  static func winding(of polygons: [[CGPoint]], around point: CGPoint) -> (turns: Int, crossings: Int) {
    var (turns, crossings) = (0, 0)
    for polygon in polygons {
      for index in polygon.indices {
        let (start, end) = (polygon[index], polygon[index + 1 < polygon.count ? index + 1 : 0])
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        crossings += 1
        turns += end.y > start.y ? 1 : -1
      }
    }
    return (turns, crossings)
  }

  // MARK: Shapes

  /// The rectangle that four level lines make; nil for any other path.
  static func rectangle(of elements: [PathElement]) -> CGRect? {
    guard elements.count <= 6, elements.allSatisfy({ $0 == .close || $0.points.count == 1 }) else { return nil }
    let polygons = polygons(of: elements)
    guard polygons.count == 1, var corners = polygons.first else { return nil }
    if corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    for index in 0..<4 {
      let (one, other) = (corners[index], corners[(index + 1) % 4])
      let isLevel = (index % 2 == 0) == (corners[0].y == corners[1].y)
      guard isLevel ? one.y == other.y : one.x == other.x else { return nil }
    }
    return box(of: corners)
  }

  /// The circle that touches the lines from a corner to two points; nil if they are one line.
  static func corner(
    from start: CGPoint, _ corner: CGPoint, _ end: CGPoint, radius: CGFloat
  ) -> (center: CGPoint, angles: ArcAngles)? {
    func direction(to point: CGPoint) -> CGPoint? {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = hypot(x, y)
      return length > 0 && length.isFinite ? CGPoint(x: x / length, y: y / length) : nil
    }
    guard radius > 0, radius.isFinite, let back = direction(to: start), let on = direction(to: end) else { return nil }
    let turn = back.x * on.y - back.y * on.x
    let cosine = back.x * on.x + back.y * on.y
    guard abs(turn) > 1e-9 else { return nil }
    let half = acos(min(max(cosine, -1), 1)) / 2
    let (reach, depth) = (radius / tan(half), radius / sin(half))
    let middle = CGPoint(x: back.x + on.x, y: back.y + on.y)
    let length = hypot(middle.x, middle.y)
    let center = CGPoint(x: corner.x + middle.x / length * depth, y: corner.y + middle.y / length * depth)
    func angle(_ direction: CGPoint) -> CGFloat {
      atan2(corner.y + direction.y * reach - center.y, corner.x + direction.x * reach - center.x)
    }
    guard let angles = ArcAngles(from: angle(back), to: angle(on), increasing: turn < 0) else { return nil }
    return (center, angles)
  }
}

extension [CGPoint] {
  /// A quadratic curve, given with its control point twice, as the cubic one of the same shape.
  fileprivate var elevated: [CGPoint] {
    func toward(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
      CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y))
    }
    return [self[0], toward(self[0], self[1]), toward(self[3], self[2]), self[3]]
  }
}
