import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A change of the offset that takes 0.3 seconds of the virtual clock, slower at both ends.
@MainActor final class ScrollAnimation {
  private static let duration: TimeInterval = 0.3
  private static let steps = 18

  private var start: CGPoint
  private var end: CGPoint
  private let move: (CGPoint, _ isLast: Bool) -> Void
  private var step = 0
  private var token: VirtualClock.Token?

  /// Calls `move` with each offset; the first one a step from now.
  init(from start: CGPoint, to end: CGPoint, move: @escaping (CGPoint, _ isLast: Bool) -> Void) {
    self.start = start
    self.end = end
    self.move = move
    scheduleStep()
  }

  func cancel() {
    if let token { UIApplication.shared.clock.cancel(token) }
  }

  /// Moves the whole motion down the content by a distance.
  func shift(by distance: CGFloat) {
    start.y += distance
    end.y += distance
  }

  private func scheduleStep() {
    token = UIApplication.shared.clock.schedule(after: Self.duration / Double(Self.steps), "scrolling") { [weak self] in
      self?.takeStep()
    }
  }

  private func takeStep() {
    step += 1
    guard step < Self.steps else { return move(end, true) }
    let time = CGFloat(step) / CGFloat(Self.steps)
    let share = time * time * (3 - 2 * time)
    scheduleStep()
    move(CGPoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)), false)
  }
}
