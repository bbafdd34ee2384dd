public import Foundation

extension RunLoop.Mode {
  /// The mode of the main run loop while a finger moves a scroll view. Gestures take no time of their own here: a timer
  /// that was added to this mode alone does not fire.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
