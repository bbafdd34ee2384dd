import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// The contacts between bodies, from step to step.
@MainActor final class Contacts {
  private struct Contact {
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let point: CGPoint

    @MainActor func isSame(_ contact: Contact) -> Bool {
      guard item === contact.item, other === contact.other else { return false }
      switch (boundary, contact.boundary) {
      case (nil, nil): return true
      case (let one?, let two?): return (one as? NSObject)?.isEqual(two) ?? false
      default: return false
      }
    }
  }

  private var former: [Contact] = []
  private var now: [Contact] = []

  func begin() { (former, now) = (now, []) }

  func add(_ body: DynamicBody, _ other: DynamicBody, _ point: CGPoint) {
    now.append(Contact(item: body.item, other: other.item, boundary: nil, point: point))
  }

  func add(_ body: DynamicBody, _ boundary: (any NSCopying)?, _ point: CGPoint) {
    now.append(Contact(item: body.item, other: nil, boundary: boundary, point: point))
  }

  func tell(_ behavior: UICollisionBehavior) {
    let delegate = behavior.collisionDelegate
    for contact in now where !former.contains(where: contact.isSame) {
      if let other = contact.other {
        UserCode.tell(delegate, "collisionBehavior(_:beganContactFor:with:at:)") {
          $0.collisionBehavior(behavior, beganContactFor: contact.item, with: other, at: contact.point)
        }
      } else {
        UserCode.tell(delegate, "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)") {
          $0.collisionBehavior(
            behavior, beganContactFor: contact.item, withBoundaryIdentifier: contact.boundary, at: contact.point)
        }
      }
    }
    for contact in former where !now.contains(where: contact.isSame) {
      if let other = contact.other {
        UserCode.tell(delegate, "collisionBehavior(_:endedContactFor:with:)") {
          $0.collisionBehavior(behavior, endedContactFor: contact.item, with: other)
        }
      } else {
        UserCode.tell(delegate, "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)") {
          $0.collisionBehavior(behavior, endedContactFor: contact.item, withBoundaryIdentifier: contact.boundary)
        }
      }
    }
  }
}

/// Collisions: bodies are moved apart, and bounce.
@MainActor enum Impact {
  /// Slower than this nothing bounces, in points a second, so that bodies come to rest.
  private static let leastBounce: CGFloat = 40
  /// The distance at which bodies touch, in points.
  private static let slop: CGFloat = 0.01

  /// Two bodies; the point where they meet, or nil.
  static func meet(_ one: DynamicBody, _ other: DynamicBody) -> CGPoint? {
    let (first, second) = (one.frame, other.frame)
    let common = first.insetBy(dx: -slop, dy: -slop).intersection(second)
    guard !common.isNull, !(one.isFixed && other.isFixed) else { return nil }
    let isSideways = common.width < common.height
    let direction: CGFloat =
      (isSideways ? second.midX - first.midX : second.midY - first.midY) < 0 ? -1 : 1
    let depth = max(0, (isSideways ? common.width : common.height) - slop)
    let (own, foreign) = (one.isFixed ? 0 : 1 / one.mass, other.isFixed ? 0 : 1 / other.mass)
    shift(one, isSideways, -direction * depth * own / (own + foreign))
    shift(other, isSideways, direction * depth * foreign / (own + foreign))
    let approach = (speed(one, isSideways) - speed(other, isSideways)) * direction
    if approach > 0 {
      let elasticity = approach < leastBounce ? 0 : max(one.properties.elasticity, other.properties.elasticity)
      let impulse = (1 + elasticity) * approach / (own + foreign)
      throwBack(one, isSideways, -direction * impulse * own)
      throwBack(other, isSideways, direction * impulse * foreign)
      rub(one, isSideways, impulse * own)
      rub(other, isSideways, impulse * foreign)
    }
    return CGPoint(x: common.midX, y: common.midY)
  }

  /// A body inside of a rectangle; the point where it meets an edge, or nil.
  static func keep(_ body: DynamicBody, inside area: CGRect) -> CGPoint? {
    var point: CGPoint?
    let frame = body.frame
    if frame.minX <= area.minX + slop {
      point = stop(body, true, area.minX - frame.minX, direction: 1, CGPoint(x: area.minX, y: frame.midY))
    } else if frame.maxX >= area.maxX - slop {
      point = stop(body, true, area.maxX - frame.maxX, direction: -1, CGPoint(x: area.maxX, y: frame.midY))
    }
    if frame.minY <= area.minY + slop {
      point = stop(body, false, area.minY - frame.minY, direction: 1, CGPoint(x: frame.midX, y: area.minY))
    } else if frame.maxY >= area.maxY - slop {
      point = stop(body, false, area.maxY - frame.maxY, direction: -1, CGPoint(x: frame.midX, y: area.maxY))
    }
    return point
  }

  /// A body at the lines of a path; the point where it meets one, or nil.
  ///
  /// A line counts by the side from which the middle of the body comes; a slanted one as the level through its middle that
  /// lies in the body.
  static func stop(_ body: DynamicBody, at path: UIBezierPath) -> CGPoint? {
    var point: CGPoint?
    for (start, end) in lines(of: path) {
      let frame = body.frame
      guard let part = part(of: (start, end), in: frame.insetBy(dx: -slop, dy: -slop)) else { continue }
      let isSideways = abs(end.x - start.x) < abs(end.y - start.y)
      let middle = CGPoint(x: (part.0.x + part.1.x) / 2, y: (part.0.y + part.1.y) / 2)
      let former = isSideways ? body.center.x - body.velocity.dx / 60 : body.center.y - body.velocity.dy / 60
      if former <= (isSideways ? middle.x : middle.y) {
        let depth = isSideways ? middle.x - frame.maxX : middle.y - frame.maxY
        point = stop(body, isSideways, depth, direction: -1, middle)
      } else {
        let depth = isSideways ? middle.x - frame.minX : middle.y - frame.minY
        point = stop(body, isSideways, depth, direction: 1, middle)
      }
    }
    return point
  }

  private static func stop(
    _ body: DynamicBody, _ isSideways: Bool, _ depth: CGFloat, direction: CGFloat, _ point: CGPoint
  ) -> CGPoint {
    guard !body.isFixed else { return point }
    shift(body, isSideways, depth)
    let approach = -speed(body, isSideways) * direction
    if approach > 0 {
      let elasticity = approach < leastBounce ? 0 : body.properties.elasticity
      throwBack(body, isSideways, direction * approach * (1 + elasticity))
      rub(body, isSideways, approach * (1 + elasticity))
    }
    return point
  }

  private static func speed(_ body: DynamicBody, _ isSideways: Bool) -> CGFloat {
    isSideways ? body.velocity.dx : body.velocity.dy
  }

  private static func shift(_ body: DynamicBody, _ isSideways: Bool, _ distance: CGFloat) {
    if isSideways { body.center.x += distance } else { body.center.y += distance }
  }

  private static func throwBack(_ body: DynamicBody, _ isSideways: Bool, _ change: CGFloat) {
    if isSideways { body.velocity.dx += change } else { body.velocity.dy += change }
  }

  /// Friction: reduces the speed along the edge by a share of the impulse.
  private static func rub(_ body: DynamicBody, _ isSideways: Bool, _ impulse: CGFloat) {
    let most = body.properties.friction * impulse
    if isSideways {
      body.velocity.dy -= min(max(body.velocity.dy, -most), most)
    } else {
      body.velocity.dx -= min(max(body.velocity.dx, -most), most)
    }
  }

  private static func lines(of path: UIBezierPath) -> [(CGPoint, CGPoint)] {
    path.cgPath.corners.flatMap { corners in zip(corners, corners.dropFirst()).map { ($0, $1) } }
  }

  /// The part of a line that lies in a rectangle; nil when none does.
  private static func part(of line: (CGPoint, CGPoint), in area: CGRect) -> (CGPoint, CGPoint)? {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    let (dx, dy) = (line.1.x - line.0.x, line.1.y - line.0.y)
    let edges = [
      (-dx, line.0.x - area.minX), (dx, area.maxX - line.0.x), (-dy, line.0.y - area.minY), (dy, area.maxY - line.0.y),
    ]
    for (direction, distance) in edges {
      if direction == 0 {
        if distance < 0 { return nil }
      } else if direction < 0 {
        low = max(low, distance / direction)
      } else {
        high = min(high, distance / direction)
      }
    }
    guard low <= high else { return nil }
    func point(_ share: CGFloat) -> CGPoint { CGPoint(x: line.0.x + dx * share, y: line.0.y + dy * share) }
    return (point(low), point(high))
  }
}
