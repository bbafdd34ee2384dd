import Foundation
import PlainviewGraphics
import PlainviewRuntime

// A tap on the status bar whose touch no view has taken.
extension UIWindow {
  /// Scrolls a visible scroll view with `scrollsToTop` to its top: of several none on a phone, and on a pad the one
  /// closest to the status bar.
  func scrollToTop(after touches: Set<UITouch>) {
    guard touches.count == 1, let touch = touches.first, isTapOnStatusBar(touch), !choosesItem(touch) else { return }
    let candidates = (application.keyWindow ?? self).preorder().compactMap { $0 as? any ContentScrolling }.filter {
      $0.scrollsToTop && $0.isOnScreen
    }
    guard candidates.count == 1 || traitCollection.userInterfaceIdiom == .pad else { return }
    let nearest = candidates.min { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
    nearest?.scrollUpForStatusBar()
  }

  private func isTapOnStatusBar(_ touch: UITouch) -> Bool {
    // Whether there is a bar is asked of controllers, and only of a touch that could be on it.
    guard touch.origin.y < screen.safeArea.top, UserCode.mayRun else { return false }
    let distance = hypot(touch.windowLocation.x - touch.origin.x, touch.windowLocation.y - touch.origin.y)
    let bar = application.statusBarFrame
    return bar.contains(touch.origin) && bar.contains(touch.windowLocation)
      && distance <= application.gestureSettings.tapCountMovement
  }

  /// Whether the touch is about to choose a row or an item.
  private func choosesItem(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let candidate = view {
      if let list = candidate as? any ContentScrolling, list.hasPressedItem { return true }
      view = candidate.superview
    }
    return false
  }
}

extension UIView {
  fileprivate var isOnScreen: Bool {
    guard let window else { return false }
    var view: UIView? = self
    while let candidate = view {
      if candidate.isHidden || candidate.alpha < 0.01 { return false }
      view = candidate.superview
    }
    return convert(bounds, to: nil).intersects(window.bounds)
  }
}
