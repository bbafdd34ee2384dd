extension UIView {
  /// How an animation runs; raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The subviews are laid out within the animation. Kept, without effect.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is seen and not from the values that are set.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Every run is followed by one backwards; used together with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration of an outer animation does not count.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve of an outer animation does not count.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The views are drawn anew at every step and not from a picture. Kept, without effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition shows and hides views and does not add and remove them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The options of an outer animation do not count. Kept, without effect.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition turns around a vertical axis, from the left. Kept, without effect.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns around a vertical axis, from the right. Kept, without effect.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition turns the page up. Kept, without effect.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition turns the page down. Kept, without effect.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition fades from the old view to the new one. Kept, without effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns around a horizontal axis, from the top. Kept, without effect.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns around a horizontal axis, from the bottom. Kept, without effect.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The animation prefers 60 frames in a second. Kept, without effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The animation prefers 30 frames in a second. Kept, without effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut }
  }

  /// The curves of the system: slow at both ends, at the beginning, at the end, or even speed.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// How key frames run; raw values are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The subviews are laid out within the animation. Kept, without effect.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is seen and not from the values that are set.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Every run is followed by one backwards; used together with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The duration of an outer animation does not count.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The options of an outer animation do not count. Kept, without effect.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Evenly from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value until the time of the next one. Kept, without effect.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At even speed over the whole animation. Kept, without effect.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values. Kept, without effect.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at even speed. Kept, without effect.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The options that blocks of other animations have too.
    var shared: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x23f) }
  }
}
