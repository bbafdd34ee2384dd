import Foundation
import PlainviewRuntime

/// Changes that are shown over time together.
@MainActor final class RunningAnimation {
  var changes: [PropertyChange]
  let blocksTouches: Bool
  /// How far the changes are at a time of the clock.
  let progress: @MainActor (TimeInterval) -> Double

  init(_ changes: [PropertyChange], blocksTouches: Bool, progress: @escaping @MainActor (TimeInterval) -> Double) {
    self.changes = changes
    self.blocksTouches = blocksTouches
    self.progress = progress
  }
}

/// The animations of an app; the shown value is the final one plus the remaining part of the changes (contract P1).
@MainActor final class RunningAnimations {
  private(set) var running: [RunningAnimation] = []
  /// Whether blocks are animated at all.
  var areEnabled = true
  /// The calls of `UIView.animate` by their parts.
  var blocks: [ObjectIdentifier: BlockAnimation] = [:]
  /// Collects the running animation blocks while a transition is interactive.
  var held: HeldAnimations?

  func add(_ animation: RunningAnimation) {
    running.append(animation)
    if animation.blocksTouches {
      for change in animation.changes { change.view?.marks.insert(.animating) }
    }
  }

  func remove(_ animation: RunningAnimation) {
    running.removeAll { $0 === animation }
    guard animation.blocksTouches else { return }
    for change in animation.changes {
      if let view = change.view { refreshMark(of: view) }
    }
  }

  /// A view that is animated takes no touches, unless every animation allows them (contract P3).
  private func refreshMark(of view: UIView) {
    let isBlocked = running.contains { $0.blocksTouches && $0.changes.contains { $0.view === view } }
    if !isBlocked { view.marks.remove(.animating) }
  }

  /// Forgets changes; returns the animations that have none left.
  func removeChanges(_ isMeant: (PropertyChange) -> Bool) -> [RunningAnimation] {
    var emptied: [RunningAnimation] = []
    for animation in running {
      let views = animation.changes.filter(isMeant).compactMap(\.view)
      guard !views.isEmpty else { continue }
      animation.changes.removeAll(where: isMeant)
      for view in views { refreshMark(of: view) }
      if animation.changes.isEmpty { emptied.append(animation) }
    }
    return emptied
  }

  /// The value that is seen at a time of the clock.
  func shownValue(_ property: AnimatedProperty, of view: UIView, at time: TimeInterval) -> [CGFloat] {
    var value = property.value(of: view)
    for animation in running {
      for change in animation.changes where change.view === view && change.property == property {
        let rest = change.rest(at: animation.progress(time))
        for index in value.indices { value[index] += rest[index] }
      }
    }
    return value
  }
}

extension UIApplication {
  /// The running animations.
  final var animations: RunningAnimations { parts.part(RunningAnimations.self) { RunningAnimations() } }

  /// The calls of `UIView.animate` by their parts.
  final var blockAnimations: [ObjectIdentifier: BlockAnimation] {
    get { animations.blocks }
    _modify { yield &animations.blocks }
  }

  /// Collects the running animation blocks while a transition is interactive.
  final var heldAnimations: HeldAnimations? {
    get { animations.held }
    set { animations.held = newValue }
  }
}
