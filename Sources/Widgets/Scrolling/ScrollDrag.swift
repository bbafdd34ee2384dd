package import Foundation
import PlainviewRuntime
import PlainviewGestures
import PlainviewUIKitCore

/// How far content may go, and how it resists beyond: lengths in points.
package struct ScrollBounds {
  let least: CGPoint
  let most: CGPoint

  /// The offset nearest to one that shows nothing beyond the content.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// The offset for a finger that drags to `proposed`: beyond the ends it moves less and less.
  func resisted(_ proposed: CGPoint, in size: CGSize, bouncesX: Bool, bouncesY: Bool) -> CGPoint {
    let inside = clamped(proposed)
    return CGPoint(
      x: inside.x + (bouncesX ? Self.resistance(proposed.x - inside.x, size.width) : 0),
      y: inside.y + (bouncesY ? Self.resistance(proposed.y - inside.y, size.height) : 0))
  }

  /// The formula of UIKit's rubber-banding, with its constant of 0.55.
  private static func resistance(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0, distance != 0 else { return 0 }
    let stretched = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
    return distance < 0 ? -stretched : stretched
  }
}

/// Content that decelerates after the finger was lifted: a step every sixtieth of a second of the virtual clock.
@MainActor final class ScrollDeceleration {
  private let rate: Double
  private var target: CGPoint
  private var offset: CGPoint
  private let move: (CGPoint, _ isLast: Bool) -> Void
  private var token: VirtualClock.Token?
  private let clock: VirtualClock

  private static let step: TimeInterval = 1.0 / 60
  /// Nearer to the target than this the content is there, in points.
  private static let nearness: CGFloat = 0.5

  init(
    from start: CGPoint, to target: CGPoint, rate: Double, clock: VirtualClock,
    move: @escaping (CGPoint, _ isLast: Bool) -> Void
  ) {
    offset = start
    self.target = target
    self.rate = rate
    self.clock = clock
    self.move = move
    scheduleStep()
  }

  func cancel() {
    if let token { clock.cancel(token) }
  }

  /// Moves the whole motion down the content by a distance.
  func shift(by distance: CGFloat) {
    target.y += distance
    offset.y += distance
  }

  private func scheduleStep() {
    token = clock.schedule(after: Self.step, "decelerating") { [weak self] in self?.takeStep() }
  }

  /// The remaining distance shrinks by the rate every millisecond.
  private func takeStep() {
    let share = CGFloat(pow(rate, Self.step * 1000))
    let rest = CGPoint(x: (target.x - offset.x) * share, y: (target.y - offset.y) * share)
    guard hypot(rest.x, rest.y) > Self.nearness else { return move(target, true) }
    offset = CGPoint(x: target.x - rest.x, y: target.y - rest.y)
    scheduleStep()
    move(offset, false)
  }
}
