public import Foundation
import PlainviewRuntime

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins at a time of the engine, or at once for 0; fails while the engine does not run.
  func start(atTime time: TimeInterval) throws
  /// Ends the pattern at a time of the engine, or at once for 0; one that does not play or is over before stays as it is.
  func stop(atTime time: TimeInterval) throws
  /// Changes values while the pattern plays; without effect here.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes a value along a curve while the pattern plays; without effect here.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Ends the pattern at once.
  func cancel() throws
  /// Whether the player is silent; kept, without effect.
  var isMuted: Bool { get set }
}

/// Plays a pattern repeatedly, at another rate, from another time.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Pauses the pattern; without effect here.
  func pause(atTime time: TimeInterval) throws
  /// Goes on after a pause; without effect here.
  func resume(atTime time: TimeInterval) throws
  /// Moves to a time of the pattern; without effect here.
  func seek(toOffset offsetTime: TimeInterval) throws
  /// Whether the pattern repeats until it is stopped; then its end is not reported.
  var loopEnabled: Bool { get set }
  /// The time of the pattern at which it repeats, its duration by default; kept, without effect.
  var loopEnd: TimeInterval { get set }
  /// The speed of playing, 1 by default.
  var playbackRate: Float { get set }
  /// Called when the pattern is over.
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
}

/// The player that engines make; changes of a pattern that plays are kept without effect.
final class PatternPlayer: CHHapticAdvancedPatternPlayer, @unchecked Sendable {
  private let pattern: CHHapticPattern
  private let engine: CHHapticEngine
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval
  var playbackRate: Float = 1
  var completionHandler: CHHapticEngine.CompletionHandler = { _ in }

  init(_ pattern: CHHapticPattern, of engine: CHHapticEngine) {
    self.pattern = pattern
    self.engine = engine
    loopEnd = pattern.duration
  }

  func start(atTime time: TimeInterval) throws {
    try engine.play(pattern)
    let duration: TimeInterval = loopEnabled ? .infinity : pattern.duration / Double(max(0.01, playbackRate))
    play(until: max(time, engine.currentTime) + duration)
  }

  func stop(atTime time: TimeInterval) throws {
    guard let end else { return }
    play(until: min(end, max(time, engine.currentTime)))
  }

  func cancel() throws { try stop(atTime: CHHapticTimeImmediate) }
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}

  private func play(until end: TimeInterval) {
    self.end = end
    runs += 1
    let run = runs
    if end.isFinite {
      SimulatedProcess.current.clock.schedule(after: end - engine.currentTime, "a haptic pattern") { [self] in
        guard run == runs else { return }
        self.end = nil
        UserCode.run { completionHandler(nil) }
      }
    }
    engine.plays(self, until: end)
  }

  /// When the pattern will be over, on the app's clock; nil while it does not play.
  private var end: TimeInterval?
  /// Another stop makes an earlier end void.
  private var runs = 0
}
