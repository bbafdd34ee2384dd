import Foundation
import PlainviewRuntime

/// Collects the changes of an animation block and their options.
@MainActor final class AnimationRecording {
  /// The recordings of the running blocks, outer ones first; nil for a block without animation.
  private static var stack: [AnimationRecording?] = []
  /// Whether changes are recorded now; asked at every change of a view.
  private(set) static var isActive = false

  static var current: AnimationRecording? { stack.last ?? nil }

  private static let restoration: Void = RunningTest.whenLeft { (stack, isActive) = ([], false) }

  let duration: TimeInterval
  let delay: TimeInterval
  let curve: TimingCurve
  let options: UIView.AnimationOptions
  private(set) var changes: [PropertyChange] = []
  /// Changes with times of their own: key frames and repetitions.
  private(set) var parts: [(timeline: AnimationTimeline, changes: [PropertyChange])] = []

  init(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
  }

  /// Runs code and records what it changes; nil runs it without animation.
  static func run(_ recording: AnimationRecording?, _ body: () -> Void) {
    push(recording)
    body()
    pop()
  }

  /// Records changes in `recording` from now on; nil shows them at once. Each call is balanced by `pop()`.
  static func push(_ recording: AnimationRecording?) {
    _ = restoration
    stack.append(recording)
    isActive = recording != nil
  }

  /// Returns to the recording before the last one.
  static func pop() {
    _ = stack.popLast()
    isActive = current != nil
  }

  /// The recorded changes with times of their own; without a count they are shown as often as the options say.
  func retimed(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions,
    repeatCount: Double? = nil
  ) -> AnimationRecording {
    let retimed = AnimationRecording(duration: duration, delay: delay, curve: curve, options: options)
    retimed.parts = parts
    guard let repeatCount else {
      retimed.changes = changes
      return retimed
    }
    let timeline = AnimationTimeline(
      delay: delay, duration: duration, curve: curve, repeatCount: repeatCount,
      autoreverses: options.contains(.autoreverse))
    if !changes.isEmpty { retimed.parts.append((timeline, changes)) }
    return retimed
  }

  // MARK: Changes

  static func noteGeometry(of view: UIView, before old: Geometry) {
    for property in [AnimatedProperty.bounds, .center, .transform] {
      note(property, of: view, from: property.value(of: old), to: property.value(of: view.geometry))
    }
  }

  static func note(_ property: AnimatedProperty, of view: UIView, from start: [CGFloat], to end: [CGFloat]) {
    guard let current, start != end else { return }
    current.changes.append(PropertyChange(view, property, from: start, to: end))
  }

  // MARK: Parts

  /// Runs code whose changes repeat.
  func repeating(_ count: Double, autoreverses: Bool, _ body: () -> Void) {
    let outer = takeChanges()
    body()
    let inner = takeChanges()
    changes = outer
    let timeline = AnimationTimeline(
      delay: delay, duration: duration, curve: curve, repeatCount: count, autoreverses: autoreverses)
    if !inner.isEmpty { parts.append((timeline, inner)) }
  }

  /// Runs code whose changes take a part of the time.
  func keyframe(from start: Double, lasting share: Double, _ body: () -> Void) {
    let outer = takeChanges()
    body()
    let inner = takeChanges()
    changes = outer
    let timeline = AnimationTimeline(
      delay: delay + start * duration, duration: share * duration, curve: .linear, repeatCount: 1, autoreverses: false)
    if !inner.isEmpty { parts.append((timeline, inner)) }
  }

  private func takeChanges() -> [PropertyChange] {
    defer { changes = [] }
    return changes
  }

  /// All recorded changes, by their times.
  func result() -> [(timeline: AnimationTimeline, changes: [PropertyChange])] {
    guard !changes.isEmpty else { return parts }
    let timeline = AnimationTimeline(
      delay: delay, duration: duration, curve: curve, repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse))
    return [(timeline, changes)] + parts
  }
}

/// The times of an animation, from the moment when it was started; seconds of the virtual clock.
struct AnimationTimeline {
  let delay: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  /// How often it runs; infinity for without end.
  let repeatCount: Double
  let autoreverses: Bool

  private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

  /// When it is over; infinity for never.
  var end: TimeInterval { delay + (duration > 0 ? cycle * max(repeatCount, 0) : 0) }

  func progress(at time: TimeInterval) -> Double {
    if time < delay { return 0 }
    guard time < end, duration > 0 else { return 1 }
    let cycleProgress = (time - delay).truncatingRemainder(dividingBy: cycle) / duration
    return cycleProgress <= 1 ? curve.progress(at: cycleProgress) : 1 - curve.progress(at: cycleProgress - 1)
  }
}
