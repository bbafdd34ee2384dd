import Foundation
import PlainviewGestures
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

// Bars that hide on a tap or a swipe, with the keyboard, and where the height is compact.
extension UINavigationController {
  /// How far a finger swipes to hide or show the bars, in points; our choice.
  private static let swipeDistance: CGFloat = 20

  func refreshHidingRecognizers() {
    keyboardWatch =
      hidesBarsWhenKeyboardAppears ? keyboardWatch ?? KeyboardWatch { [weak self] in self?.setBarsHidden(true) } : nil
    guard let view = viewIfLoaded else { return }
    let tapMatters = hidesBarsOnTap || hidesBarsWhenKeyboardAppears || hidesBarsWhenVerticallyCompact
    let recognizers: [(UIGestureRecognizer, Bool)] = [
      (barHideOnTapGestureRecognizer, tapMatters), (barHideOnSwipeGestureRecognizer, hidesBarsOnSwipe),
    ]
    for (recognizer, isEnabled) in recognizers {
      if isEnabled, recognizer.view !== view { view.addGestureRecognizer(recognizer) }
      if !isEnabled, recognizer.view === view { view.removeGestureRecognizer(recognizer) }
    }
  }

  /// A tap always shows hidden bars; it hides them only if `hidesBarsOnTap` is set.
  func handleHidingTap(_ recognizer: UIGestureRecognizer) {
    if isNavigationBarHidden || hidesBarsOnTap { setBarsHidden(!isNavigationBarHidden) }
  }

  /// Hides the bars when the height becomes compact, and shows them when it becomes regular.
  func takeVerticalSizeClass() {
    let isCompact = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    guard isCompact != isVerticallyCompact else { return }
    isVerticallyCompact = isCompact
    setBarsHidden(isCompact)
  }

  func handleHidingSwipe(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
    let translation = pan.translation(in: viewIfLoaded).y
    if abs(translation) >= Self.swipeDistance { setBarsHidden(translation < 0) }
  }

  /// The toolbar is shown and hidden with the bar, if it has items.
  private func setBarsHidden(_ isHidden: Bool) {
    guard isHidden != isNavigationBarHidden else { return }
    setNavigationBarHidden(isHidden, animated: true)
    if !(topViewController?.toolbarItems ?? []).isEmpty { setToolbarHidden(isHidden, animated: true) }
  }
}

/// Calls a block whenever the keyboard will be shown, as long as this object lives.
@MainActor final class KeyboardWatch {
  private let token: any NSObjectProtocol

  init(_ keyboardWillShow: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { keyboardWillShow() } }
  }

  isolated deinit { NotificationCenter.default.removeObserver(token) }
}

/// The recognizers that hide bars, which are none of the app's own.
@MainActor final class BarTapRecognizer: UITapGestureRecognizer, SystemRecognizer {}
@MainActor final class BarSwipeRecognizer: UIPanGestureRecognizer, SystemRecognizer {}

/// Ignores taps on controls and bars, and does not prevent scrolling.
@MainActor final class BarHidingGuard: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = touch.view, let controller else { return false }
    if gestureRecognizer is UITapGestureRecognizer, view is UIControl { return false }
    return !view.isDescendant(of: controller.navigationBar) && !view.isDescendant(of: controller.toolbar)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer is UIPanGestureRecognizer }
}

extension UINavigationBar {
  /// Whether the bar is above the screens of a navigation controller.
  var belongsToNavigationController: Bool { superview?.next is UINavigationController }
}
