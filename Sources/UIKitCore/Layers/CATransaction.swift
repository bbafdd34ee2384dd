public import Foundation
import PlainviewRuntime

/// Groups changes of layers: with common settings of their animations, and a completion.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// A transaction that was begun.
  @MainActor package final class Level {
    /// What was set in the transaction, by name.
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    private var running = 0
    private var isCommitted = false

    package func wait() { running += 1 }

    package func done() {
      running -= 1
      finishIfOver()
    }

    func commit() {
      isCommitted = true
      let application = UIApplication.shared
      // Without animations the completion comes when the turn is over.
      if running == 0 { application.afterCommit { self.finishIfOver() } }
    }

    private func finishIfOver() {
      guard isCommitted, running == 0, let completion else { return }
      self.completion = nil
      UserCode.run(completion)
    }
  }

  private final class Stack {
    var levels: [Level] = []
  }

  private static var stack: Stack { SimulatedProcess.current.singleton(Stack.self) { Stack() } }
  package static var current: Level? { stack.levels.last }

  /// The duration of animations without one of their own, in seconds.
  static let standardDuration: CFTimeInterval = 0.25

  /// Opens a transaction inside the current one.
  open class func begin() { stack.levels.append(Level()) }
  /// Closes the current transaction.
  open class func commit() { stack.levels.popLast()?.commit() }
  /// Does nothing: changes are shown without it.
  open class func flush() {}

  /// Returns the duration of animations that have none of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    stored(kCATransactionAnimationDuration) as? CFTimeInterval ?? standardDuration
  }
  /// Sets the duration of animations that have none of their own; an infinite one counts as 0.25 seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    current?.values[kCATransactionAnimationDuration] = dur.isFinite ? max(0, dur) : standardDuration
  }
  /// Returns the curve that was set for the transaction; nil for none. No animation uses it.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stored(kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// Sets the curve of animations that have none of their own. Kept, without effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current?.values[kCATransactionAnimationTimingFunction] = function
  }
  /// Returns whether changes of layers run no actions.
  open class func disableActions() -> Bool { stored(kCATransactionDisableActions) as? Bool ?? false }
  /// Sets whether changes of layers run no actions.
  open class func setDisableActions(_ flag: Bool) { current?.values[kCATransactionDisableActions] = flag }

  /// What the innermost transaction that has a value by this name has; nil for none.
  private class func stored(_ key: String) -> Any? {
    for level in stack.levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  /// Returns the closure that runs when the animations are over; nil for none.
  open class func completionBlock() -> (() -> Void)? { current?.completion }

  /// Returns a value by its name: that of the innermost transaction that has one, nil for none.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: stored(key)
    }
  }
  /// Sets a value of the current transaction by its name, which may be one of the app's own; nil takes it away.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions((anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? Double) ?? (anObject as? NSNumber)?.doubleValue ?? standardDuration)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current?.values[key] = anObject
    }
  }

  /// Runs when all animations that are added in the transaction are over; outside of one, when the turn is over.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current { current.completion = block } else if let block { UIApplication.shared.afterCommit { block() } }
  }
}

/// The name of the duration of animations in a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether changes of layers run no actions.
public let kCATransactionDisableActions = "disableActions"
/// The name of the curve of animations in a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the closure that runs when the animations are over.
public let kCATransactionCompletionBlock = "completionBlock"

extension CAAnimation {
  /// How long the animation is by itself, without repetitions.
  var simpleDuration: TimeInterval { duration > 0 && duration.isFinite ? duration : CATransaction.animationDuration() }
}
