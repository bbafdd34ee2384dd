public import Foundation
import PlainviewRuntime

/// Raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where an animation ended; raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An object that animates changes and can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the object has not begun, is active, or was stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves at present.
  var isRunning: Bool { get }
  /// Whether the animation moves backwards.
  var isReversed: Bool { get set }
  /// How far the changes are, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation where it is.
  func pauseAnimation()
  /// Leaves the views with the shown values; without finishing, completions are not called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at its start, its end, or where it is, and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animating object whose changes are given as closures; every method has a default, which does nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of the time that is left, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that begin at once.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that gets the position at which the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues; a factor of zero takes the remaining time, another one that share of the duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing by default.
  dynamic public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    leftOut(by: self, with: [animation, delayFactor])
  }

  /// Does nothing by default.
  dynamic public func addAnimations(_ animation: @escaping () -> Void) { leftOut(by: self, with: [animation]) }

  /// Does nothing by default.
  dynamic public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    leftOut(by: self, with: [completion])
  }

  /// Does nothing by default.
  dynamic public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { leftOut(by: self, with: [parameters, durationFactor]) }
}
