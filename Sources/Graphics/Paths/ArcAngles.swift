import Foundation

/// A part of the unit circle: where it begins and how far it goes, in radians.
struct ArcAngles {
  let start: CGFloat
  /// Below zero for smaller angles; a full circle at most.
  let sweep: CGFloat

  init(from start: CGFloat, sweep: CGFloat) {
    self.start = start.truncatingRemainder(dividingBy: 2 * .pi)
    self.sweep = min(max(sweep, -2 * .pi), 2 * .pi)
  }

  /// Nil for angles that are no numbers. Angles that are a full turn or more apart make a full circle.
  init?(from start: CGFloat, to end: CGFloat, increasing: Bool) {
    guard start.isFinite, end.isFinite else { return nil }
    let turn = 2 * CGFloat.pi
    let distance = increasing ? end - start : start - end
    if distance >= turn {
      self.init(from: start, sweep: increasing ? turn : -turn)
    } else {
      let rest = distance.truncatingRemainder(dividingBy: turn)
      let sweep = rest < 0 ? rest + turn : rest
      self.init(from: start, sweep: increasing ? sweep : -sweep)
    }
  }

  var firstPoint: CGPoint { Self.point(at: start) }

  private static func point(at angle: CGFloat) -> CGPoint { CGPoint(x: clean(cos(angle)), y: clean(sin(angle))) }

  /// What is left of a zero after the angle was rounded is taken away.
  private static func clean(_ value: CGFloat) -> CGFloat { abs(value) < 1e-15 ? 0 : value }

  /// Curves for the arc, none of which goes past an axis: then the points that steer them are inside its bounds.
  var curves: [PathElement] {
    guard sweep != 0 else { return [] }
    let quarter = CGFloat.pi / 2
    let end = start + sweep
    let goesUp = sweep > 0
    var curves: [PathElement] = []
    var angle = start
    // At most five parts: a full circle that does not begin on an axis.
    while curves.count < 6, goesUp ? angle < end - 1e-12 : angle > end + 1e-12 {
      let axis =
        goesUp
        ? (((angle + 1e-12) / quarter).rounded(.down) + 1) * quarter
        : (((angle - 1e-12) / quarter).rounded(.up) - 1) * quarter
      let next = goesUp ? min(axis, end) : max(axis, end)
      curves.append(Self.curve(from: angle, to: next))
      angle = next
    }
    return curves
  }

  private static func curve(from start: CGFloat, to end: CGFloat) -> PathElement {
    let (first, last) = (point(at: start), point(at: end))
    let handle = 4 / 3 * tan((end - start) / 4)
    return .cubic(
      CGPoint(x: first.x - handle * first.y, y: first.y + handle * first.x),
      CGPoint(x: last.x + handle * last.y, y: last.y - handle * last.x), end: last)
  }
}

/// The radii of a rectangle's corners, in points.
struct RoundedCorners {
  var topLeft: CGSize
  var topRight: CGSize
  var bottomLeft: CGSize
  var bottomRight: CGSize

  init(all corner: CGSize) { self.init(corner, at: .allCorners) }

  init(_ corner: CGSize, at corners: UIRectCorner) {
    let radius = CGSize(width: Self.length(corner.width), height: Self.length(corner.height))
    topLeft = corners.contains(.topLeft) ? radius : .zero
    topRight = corners.contains(.topRight) ? radius : .zero
    bottomLeft = corners.contains(.bottomLeft) ? radius : .zero
    bottomRight = corners.contains(.bottomRight) ? radius : .zero
  }

  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }

  /// Radii are cut to half of the sides.
  func fitting(_ size: CGSize) -> RoundedCorners {
    func shortened(_ corner: CGSize) -> CGSize {
      CGSize(width: min(corner.width, abs(size.width) / 2), height: min(corner.height, abs(size.height) / 2))
    }
    var cut = self
    (cut.topLeft, cut.topRight) = (shortened(topLeft), shortened(topRight))
    (cut.bottomLeft, cut.bottomRight) = (shortened(bottomLeft), shortened(bottomRight))
    return cut
  }
}
