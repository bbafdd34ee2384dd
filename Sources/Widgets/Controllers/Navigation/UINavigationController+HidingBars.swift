import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewUIKitCore

// Bars that go when the user taps or swipes, when the keyboard comes, and where there is little height.
extension UINavigationController {
  /// How far a finger swipes for the bars to go or to come back, in points; our choice.
  private static let swipeDistance: CGFloat = 20

  func refreshHidingRecognizers() {
    keyboardWatch =
      hidesBarsWhenKeyboardAppears ? keyboardWatch ?? KeyboardWatch { [weak self] in self?.setBarsHidden(true) } : nil
    guard let view = viewIfLoaded else { return }
    let tapMatters = hidesBarsOnTap || hidesBarsWhenKeyboardAppears || hidesBarsWhenVerticallyCompact
    let wanted: [(UIGestureRecognizer, Bool)] = [
      (barHideOnTapGestureRecognizer, tapMatters), (barHideOnSwipeGestureRecognizer, hidesBarsOnSwipe),
    ]
    for (recognizer, isWanted) in wanted {
      if isWanted, recognizer.view !== view { view.addGestureRecognizer(recognizer) }
      if !isWanted, recognizer.view === view { view.removeGestureRecognizer(recognizer) }
    }
  }

  /// A tap always brings bars back; it hides them only if it is to.
  func handleHidingTap(_ recognizer: UIGestureRecognizer) {
    if isNavigationBarHidden || hidesBarsOnTap { setBarsHidden(!isNavigationBarHidden) }
  }

  /// Hides the bars as the height becomes little, and shows them as it becomes enough.
  func takeVerticalSizeClass() {
    let isCompact = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    guard isCompact != isVerticallyCompact else { return }
    isVerticallyCompact = isCompact
    setBarsHidden(isCompact)
  }

  func handleHidingSwipe(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
    let way = pan.translation(in: viewIfLoaded).y
    if abs(way) >= Self.swipeDistance { setBarsHidden(way < 0) }
  }

  /// The toolbar comes and goes with the bar, if there is something in it.
  private func setBarsHidden(_ isHidden: Bool) {
    guard isHidden != isNavigationBarHidden else { return }
    setNavigationBarHidden(isHidden, animated: true)
    if !(topViewController?.toolbarItems ?? []).isEmpty { setToolbarHidden(isHidden, animated: true) }
  }
}

/// Calls a block whenever the keyboard comes, as long as it lives.
@MainActor final class KeyboardWatch {
  private let token: any NSObjectProtocol

  init(_ keyboardComes: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { keyboardComes() } }
  }

  isolated deinit { NotificationCenter.default.removeObserver(token) }
}

/// The recognizers that hide bars, which are none of the app's own.
@MainActor final class BarTapRecognizer: UITapGestureRecognizer, SystemRecognizer {}
@MainActor final class BarSwipeRecognizer: UIPanGestureRecognizer, SystemRecognizer {}

/// Leaves controls and bars their taps, and content its scrolling.
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
