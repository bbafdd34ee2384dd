public import Foundation
public import PlainviewUIKitCore

/// Would follow a pointer over a view; a screen that is touched by fingers has none, so it never recognizes anything.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// A finger is no pointer.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
