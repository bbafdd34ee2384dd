import Foundation
import PlainviewRuntime

/// One call of `UIView.animate`: runs its block, then its completion when the last of its changes is over.
@MainActor final class BlockAnimation {
  private let application: UIApplication
  private let completion: ((Bool) -> Void)?
  private var parts: [RunningAnimation] = []
  private var token: VirtualClock.Token?
  /// The transaction that the call stands in, which ends after the animation (W64).
  private var transaction = CATransaction.current

  private init(_ application: UIApplication, _ completion: ((Bool) -> Void)?) {
    self.application = application
    self.completion = completion
    transaction?.wait()
  }

  /// Runs a block at once and shows its changes over time (contract P1, P2).
  ///
  /// A duration that is `kept` passes even if the block changes nothing, as that of a transition does.
  static func run(
    _ recording: AnimationRecording, keepsDuration: Bool = false, _ block: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard UserCode.mayRun else { return }
    let application = UIApplication.shared
    guard application.animations.areEnabled else {
      block()
      BlockAnimation(application, completion).finish(after: 0, isFinished: true)
      return
    }
    AnimationRecording.run(recording, block)
    let animation = BlockAnimation(application, completion)
    animation.start(recording, keepsDuration: keepsDuration)
  }

  /// Shows changes that were recorded already.
  static func start(_ recording: AnimationRecording, _ completion: ((Bool) -> Void)?) {
    let animation = BlockAnimation(UIApplication.shared, completion)
    guard UIApplication.shared.animations.areEnabled else { return animation.finish(after: 0, isFinished: true) }
    animation.start(recording, keepsDuration: false)
  }

  private func start(_ recording: AnimationRecording, keepsDuration: Bool) {
    let result = recording.result()
    let start = application.clock.now
    let held = application.heldAnimations
    if recording.options.contains(.beginFromCurrentState) { takeOver(result.flatMap(\.changes)) }
    let blocks = !recording.options.contains(.allowUserInteraction)
    for (timeline, changes) in result where timeline.end > 0 {
      let shown = recording.options.contains(.beginFromCurrentState) ? fromShownValues(changes) : changes
      let part = RunningAnimation(shown, blocksTouches: blocks) { now in
        guard let held else { return timeline.progress(at: now - start) }
        let progress = timeline.progress(at: held.time(at: now))
        return held.runsBack ? 1 - progress : progress
      }
      parts.append(part)
    }
    for part in parts { application.animations.add(part) }
    for part in parts { application.blockAnimations[ObjectIdentifier(part)] = self }
    let ends = result.map(\.timeline.end) + (keepsDuration ? [recording.delay + recording.duration] : [])
    let end = ends.max() ?? 0
    if let held, end.isFinite { return held.add(self, lasting: end) }
    if end.isFinite { finish(after: end, isFinished: true) } else { repeatForEver(every: recording.duration) }
  }

  /// Every repetition is scheduled on the clock, so that it can report animations that never end.
  private func repeatForEver(every duration: TimeInterval) {
    token = application.clock.schedule(after: max(duration, 0.001), "repeating animation", repeats: true) { [self] in
      repeatForEver(every: duration)
    }
  }

  private func finish(after delay: TimeInterval, isFinished: Bool) {
    token = application.clock.schedule(after: delay, "animation") { [self] in end(isFinished) }
  }

  // MARK: Held animations

  /// Continues an animation that was held.
  func release(after delay: TimeInterval, isFinished: Bool) { finish(after: delay, isFinished: isFinished) }

  /// Stops an animation that was released before it is over.
  func hold() {
    if let token { application.clock.cancel(token) }
    token = nil
  }

  /// Sets the views back to their former values: the animation runs back there.
  func reverse() {
    for part in parts {
      for change in part.changes.reversed() {
        if let view = change.view { UIView.performWithoutAnimation { change.property.set(change.start, of: view) } }
      }
      part.changes = part.changes.map(\.reversed)
    }
  }

  private func end(_ isFinished: Bool) {
    token = nil
    for part in parts {
      application.animations.remove(part)
      application.blockAnimations[ObjectIdentifier(part)] = nil
    }
    parts = []
    UserCode.run { completion?(isFinished) }
    transaction?.done()
    transaction = nil
  }

  // MARK: Changes that are replaced

  /// The shown values when the new changes begin, before older ones are removed.
  private var shownStarts: [(view: UIView, property: AnimatedProperty, value: [CGFloat])] = []

  private func takeOver(_ changes: [PropertyChange]) {
    let (animations, now) = (application.animations, application.clock.now)
    for change in changes {
      guard let view = change.view else { continue }
      guard !shownStarts.contains(where: { $0.view === view && $0.property == change.property }) else { continue }
      // The final value of the older changes is where this change started from.
      let shown = animations.shownValue(change.property, of: view, at: now)
      let final = change.property.value(of: view)
      let first = changes.first { $0.view === view && $0.property == change.property } ?? change
      let value = zip(zip(shown, final), first.start).map { pair, start in start + pair.0 - pair.1 }
      shownStarts.append((view, change.property, value))
    }
    let emptied = animations.removeChanges { old in
      shownStarts.contains { $0.view === old.view && $0.property == old.property }
    }
    application.endEarly(emptied)
  }

  private func fromShownValues(_ changes: [PropertyChange]) -> [PropertyChange] {
    var waiting = shownStarts
    defer { shownStarts = waiting }
    return changes.map { change in
      guard let view = change.view,
        let index = waiting.firstIndex(where: { $0.view === view && $0.property == change.property })
      else { return change }
      return PropertyChange(view, change.property, from: waiting.remove(at: index).value, to: change.end)
    }
  }

  /// Ends in the next turn, as not finished.
  fileprivate func endEarly(_ part: RunningAnimation) {
    application.animations.remove(part)
    application.blockAnimations[ObjectIdentifier(part)] = nil
    parts.removeAll { $0 === part }
    guard parts.isEmpty else { return }
    if let token { application.clock.cancel(token) }
    finish(after: 0, isFinished: false)
  }
}

extension UIApplication {
  /// Ends the calls of `UIView.animate` whose changes were all removed.
  func endEarly(_ parts: [RunningAnimation]) {
    for part in parts { blockAnimations[ObjectIdentifier(part)]?.endEarly(part) }
  }
}
