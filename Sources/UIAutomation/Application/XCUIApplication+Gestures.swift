import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  /// How long a tap keeps the finger down, in seconds.
  static let tapDuration: TimeInterval = 0.05
  /// How long the user waits between two gestures, in seconds: longer than the pause of a double tap.
  static let pause: TimeInterval = 0.5
  /// The pause between the taps of a double tap, in seconds.
  static let doubleTapPause: TimeInterval = 0.1
  /// How long fingers take for a movement without a velocity of its own, in seconds.
  static let movementDuration: TimeInterval = 0.2
  /// How far apart the fingers of a tap with several of them are, in points.
  private static let fingerSpacing: CGFloat = 20

  func tap(
    at point: CGPoint, taps: Int = 1, fingers count: Int = 1, duration: TimeInterval = XCUIApplication.tapDuration,
    interval: TimeInterval = XCUIApplication.doubleTapPause
  ) throws {
    guard taps > 0, count > 0 else { throw ElementError.noGesture("A tap has at least one tap and one finger.") }
    let points = (0..<count).map { finger in
      CGPoint(x: point.x + (CGFloat(finger) - CGFloat(count - 1) / 2) * Self.fingerSpacing, y: point.y)
    }
    for tap in 0..<taps {
      if tap > 0 { try advance(by: interval) }
      try touch(points.enumerated().map { .down(at: $1, finger: $0) })
      try advance(by: duration)
      try touch(points.indices.map { .up(finger: $0) })
    }
    try rest()
  }

  /// Presses, moves in equal steps, holds and lifts; durations are seconds of virtual time.
  func drag(
    from start: CGPoint, to end: CGPoint, pressing press: TimeInterval = 0,
    duration: TimeInterval = XCUIApplication.movementDuration, holding hold: TimeInterval = 0
  ) throws {
    try touchDown(at: start)
    try advance(by: press)
    try move(duration: duration) { share in
      [CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)]
    }
    try advance(by: hold)
    try touchUp()
    try rest()
  }

  /// Moves two fingers from where they are at 0 to where they are at 1 and lifts them.
  func moveTwoFingers(duration: TimeInterval, _ points: (_ share: CGFloat) -> [CGPoint]) throws {
    try touch(points(0).enumerated().map { .down(at: $1, finger: $0) })
    try move(duration: duration, points)
    try touch([.up(finger: 0), .up(finger: 1)])
    try rest()
  }

  /// The pause that the user makes between two gestures.
  private func rest() throws {
    try advance(by: Self.pause)
    try waitForTransitions()
  }

  private static let steps = 20

  private func move(duration: TimeInterval, _ points: (_ share: CGFloat) -> [CGPoint]) throws {
    for step in 1...Self.steps {
      try advance(by: duration / Double(Self.steps))
      let share = CGFloat(step) / CGFloat(Self.steps)
      try touch(points(share).enumerated().map { .move(to: $1, finger: $0) })
    }
  }
}
