public import Foundation
public import PlainviewUIKitCore

/// Would follow a pointer over a view; a screen that is touched by fingers has none, so it never recognizes anything.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a stylus from the screen, 0 to 1; always 0.
  open var zOffset: CGFloat { 0 }
  /// The angle of a stylus to the screen in radians; always a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction in which a stylus leans, in radians; always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// A finger is no pointer.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
