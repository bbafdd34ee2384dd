package import PlainviewRuntime

/// The delegate methods of animations.
@MainActor package enum AnimationMethods {
  package static let delegate = DelegateMethods<any CAAnimationDelegate>(
    [
      "animationDidStart(_:)": "animationDidStart:",
      "animationDidStop(_:finished:)": "animationDidStop:finished:",
    ], bare: BareDelegate())
}
