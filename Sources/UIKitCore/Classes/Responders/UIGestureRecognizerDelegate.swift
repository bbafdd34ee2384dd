public import Foundation
import PlainviewRuntime

/// Decides which touches a recognizer receives and when it begins; every method has UIKit's default (contract G10).
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asked before a gesture begins; false makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asked when a touch has begun; false keeps it from the recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Asked before a touch is considered; false keeps the event from the recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Asked when a press has begun of a kind that the recognizer accepts; false keeps it from the recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Asked whether two gestures may be recognized at once; true from either delegate suffices.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asked whether the recognizer waits for another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asked whether another recognizer waits for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// By default true.
  dynamic public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leftOut(by: self, true, with: [gestureRecognizer])
  }
  /// By default true.
  dynamic public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  {
    leftOut(by: self, true, with: [gestureRecognizer, touch])
  }
  /// By default true.
  dynamic public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  {
    leftOut(by: self, true, with: [gestureRecognizer, event])
  }
  /// By default true.
  dynamic public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  {
    leftOut(by: self, true, with: [gestureRecognizer, press])
  }
  /// By default false: one gesture prevents the other.
  dynamic public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { leftOut(by: self, false, with: [gestureRecognizer, otherGestureRecognizer]) }
  /// By default false.
  dynamic public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { leftOut(by: self, false, with: [gestureRecognizer, otherGestureRecognizer]) }
  /// By default false.
  dynamic public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { leftOut(by: self, false, with: [gestureRecognizer, otherGestureRecognizer]) }
}

extension BareDelegate: UIGestureRecognizerDelegate {}
