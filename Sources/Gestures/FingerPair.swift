import Foundation
import PlainviewUIKitCore

/// The two fingers of a pinch or a rotation, in the order in which they came down.
@MainActor struct FingerPair {
  private(set) var fingers: [UITouch] = []

  var isComplete: Bool { fingers.count == 2 }
  var isEmpty: Bool { fingers.isEmpty }

  /// Takes fingers until there are two; returns those that are too many.
  mutating func add(_ touches: Set<UITouch>) -> [UITouch] {
    let sorted = touches.sorted { $0.finger < $1.finger }
    let missing = max(0, 2 - fingers.count)
    fingers += sorted.prefix(missing)
    return Array(sorted.dropFirst(missing))
  }

  mutating func remove(_ touches: Set<UITouch>) { fingers.removeAll { touches.contains($0) } }

  mutating func removeAll() { fingers = [] }

  /// From the first finger to the second, in the window's coordinates.
  private var line: CGPoint {
    guard isComplete else { return .zero }
    let (one, other) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    return CGPoint(x: other.x - one.x, y: other.y - one.y)
  }

  /// Points; at least one, so that it can be divided by.
  var distance: CGFloat { max(hypot(line.x, line.y), 1) }

  /// Radians, clockwise from the right.
  var angle: CGFloat { atan2(line.y, line.x) }
}
