public import Foundation
import PlainviewRuntime

/// Raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where an animation ended; raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Something that shows changes over time and can be paused, scrubbed, turned round and stopped on the way.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// How far the changes are, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// Starts after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Leaves what is changed as it is seen; without finishing, completions are not told.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animating object whose changes are given as closures; every method has a default, which does nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of the time that is left, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on; a factor of zero takes the time that was left, another one that share of the duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  dynamic public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    leftOut(by: self, with: [animation, delayFactor])
  }

  dynamic public func addAnimations(_ animation: @escaping () -> Void) { leftOut(by: self, with: [animation]) }

  dynamic public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    leftOut(by: self, with: [completion])
  }

  dynamic public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { leftOut(by: self, with: [parameters, durationFactor]) }
}
