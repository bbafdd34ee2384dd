import Foundation
import PlainviewUIAutomation

/// The finger that the mouse's button stands for, from its press to its release.
struct FingerTrack {
  let target: StepTarget
  let start: CGPoint
  private(set) var last: CGPoint
  private(set) var isMoved = false
  /// The clock of the app when the finger came down.
  let startTime: TimeInterval

  init(target: StepTarget, at point: CGPoint, time: TimeInterval) {
    self.target = target
    start = point
    last = point
    startTime = time
  }

  mutating func move(to point: CGPoint) {
    isMoved = isMoved || point != start
    last = point
  }

  /// What the finger did, for a flow.
  func step(endingAt time: TimeInterval) -> UserStep {
    let duration = time - startTime
    if isMoved { return .swipe(from: start, to: last, milliseconds: max(Int((duration * 1000).rounded()), 50)) }
    return duration >= Self.longPress ? .longPress(target) : .tap(target)
  }

  /// A finger that stays down so long, in seconds, presses long.
  private static let longPress: TimeInterval = 0.5
}
