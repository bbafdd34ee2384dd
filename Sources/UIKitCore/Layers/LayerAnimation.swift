import Foundation
import PlainviewRuntime

/// An animation that was added to a layer: it begins when the turn is over, and ends by the clock.
@MainActor final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  private weak var layer: CALayer?
  private let application: UIApplication
  private let transaction: CATransaction.Level?
  private let begin: TimeInterval
  private var token: VirtualClock.Token?
  private var hasStarted = false

  init(_ animation: CAAnimation, key: String?, on layer: CALayer) {
    self.key = key
    self.animation = animation
    self.layer = layer
    application = UIApplication.shared
    transaction = CATransaction.current
    // A future time is that of the beginning; zero stands for now.
    begin = max(layer.localTime(application.clock.now), animation.beginTime.isFinite ? animation.beginTime : 0)
    transaction?.wait()
    application.afterCommit { [weak self] in self?.start() }
    schedule()
  }

  private func schedule() {
    if animation.isHeld { return }
    let length = animation.activeDuration
    guard length.isFinite else { return repeatForEver() }
    guard let layer, layer.localRate > 0 else { return }
    let rest = (begin - layer.localTime(application.clock.now) + length) / layer.localRate
    token = application.clock.schedule(after: rest, "CAAnimation") { [weak self] in self?.finish() }
  }

  /// Reschedules for the layer's changed time.
  func reschedule() {
    guard !isOver else { return }
    if let token { application.clock.cancel(token) }
    token = nil
    schedule()
  }

  /// Every cycle is scheduled on the clock, so that it can report endless animations.
  private func repeatForEver() {
    token = application.clock.schedule(
      after: max(animation.simpleDuration, 0.001), "repeating CAAnimation", repeats: true
    ) { [weak self] in self?.repeatForEver() }
  }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    UserCode.tell(animation.delegate, "animationDidStart(_:)") { $0.animationDidStart(animation) }
  }

  private func finish() {
    if animation.isRemovedOnCompletion { layer?.extras.animations.removeAll { $0 === self } }
    tellEnd(isFinished: true)
  }

  /// Ends before the time is over.
  func cancel() {
    if let token { application.clock.cancel(token) }
    tellEnd(isFinished: false)
  }

  private var isOver = false
  private func tellEnd(isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    token = nil
    start()
    transaction?.done()
    UserCode.tell(animation.delegate, "animationDidStop(_:finished:)") {
      $0.animationDidStop(animation, finished: isFinished)
    }
  }

  /// Applies the animation's current value to a copy of the layer.
  func show(on copy: CALayer) {
    guard let layer else { return }
    let time = layer.localTime(application.clock.now) - begin
    let (isBefore, isAfter) = (time < 0, animation.isOver(after: time))
    if isBefore, animation.fillMode != .backwards, animation.fillMode != .both { return }
    if isAfter, animation.fillMode != .forwards, animation.fillMode != .both { return }
    for (keyPath, value) in animation.values(of: layer, at: animation.share(after: time)) {
      copy.setShown(value, of: keyPath)
    }
  }
}

extension CALayer {
  func baseAdd(_ anim: CAAnimation, forKey key: String?) {
    guard UserCode.mayRun, let copy = anim.copy() as? CAAnimation else { return }
    if let key { removeAnimation(forKey: key) }
    extras.animations.append(LayerAnimation(copy, key: key, on: self))
  }

  func baseRemoveAnimation(forKey key: String) {
    guard let index = storedExtras?.animations.firstIndex(where: { $0.key == key }) else { return }
    extras.animations.remove(at: index).cancel()
  }

  func addedAnimation(forKey key: String) -> CAAnimation? {
    storedExtras?.animations.first { $0.key == key }?.animation
  }

  /// Ends the animations that were added.
  func removeAddedAnimations() {
    let gone = storedExtras?.animations ?? []
    storedExtras?.animations = []
    for animation in gone { animation.cancel() }
  }

  var addedKeys: [String] { storedExtras?.animations.compactMap(\.key) ?? [] }

  /// Applies the added animations to a copy of the layer.
  func showAddedAnimations(on copy: CALayer) {
    for animation in storedExtras?.animations ?? [] { animation.show(on: copy) }
  }
}

/// The animations that were added to a layer, oldest first.
@MainActor private final class AddedAnimations {
  var animations: [LayerAnimation] = []
}

extension LayerExtras {
  /// The animations that were added to the layer, oldest first.
  var animations: [LayerAnimation] {
    get { parts[AddedAnimations.self]?.animations ?? [] }
    set { parts.part(AddedAnimations.self) { AddedAnimations() }.animations = newValue }
  }
}
