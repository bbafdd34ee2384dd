package import PlainviewRuntime

/// The delegate methods of recognizers.
@MainActor package enum GestureMethods {
  package static let delegate = DelegateMethods<any UIGestureRecognizerDelegate>(
    [
      "gestureRecognizerShouldBegin(_:)": "gestureRecognizerShouldBegin:",
      "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
      "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveEvent:",
      "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceivePress:",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
      "gestureRecognizer(_:shouldRequireFailureOf:)": "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)": "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
    ], bare: BareDelegate())
}
