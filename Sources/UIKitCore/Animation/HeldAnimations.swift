import Foundation
import PlainviewRuntime

/// Animations whose time is set by code until they are released: then they run to their end, or back to their start.
@MainActor final class HeldAnimations {
  private let application: UIApplication
  /// How far the animations are, in seconds of their own time.
  private var elapsed: TimeInterval = 0
  /// How the animations run since their release; nil while they are held.
  private var run: (start: TimeInterval, speed: Double)?
  private var held: [(animation: BlockAnimation, end: TimeInterval)] = []

  init(_ application: UIApplication) { self.application = application }

  /// Runs code whose animation blocks are held.
  func collect(_ body: () -> Void) {
    let outer = application.heldAnimations
    application.heldAnimations = self
    body()
    application.heldAnimations = outer
  }

  func add(_ animation: BlockAnimation, lasting end: TimeInterval) { held.append((animation, end)) }

  /// Whether the animations were released to run back.
  var runsBack: Bool { (run?.speed ?? 1) < 0 }

  /// How far the animations are at a time of the clock.
  func time(at now: TimeInterval) -> TimeInterval {
    guard let run else { return elapsed }
    return max(elapsed + (now - run.start) * run.speed, 0)
  }

  func show(at elapsed: TimeInterval) {
    if run == nil { self.elapsed = elapsed }
  }

  /// Holds the animations again where they are now.
  func stop() {
    elapsed = time(at: application.clock.now)
    run = nil
    for (animation, _) in held { animation.hold() }
  }

  /// Lets the animations run on, or back; the speed is a multiple of their own.
  func release(forward: Bool, speed: Double) {
    let speed = speed.isFinite && speed > 0 ? speed : 1
    run = (application.clock.now, forward ? speed : -speed)
    for (animation, end) in held {
      if !forward { animation.reverse() }
      animation.release(after: (forward ? max(end - elapsed, 0) : elapsed) / speed, isFinished: forward)
    }
  }
}
