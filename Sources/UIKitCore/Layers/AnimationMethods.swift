package import PlainviewRuntime

/// What animations tell their delegates.
@MainActor package enum AnimationMethods {
  package static let delegate = DelegateMethods<any CAAnimationDelegate>(
    [
      "animationDidStart(_:)": "animationDidStart:",
      "animationDidStop(_:finished:)": "animationDidStop:finished:",
    ], bare: BareDelegate())
}
