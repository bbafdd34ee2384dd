import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// What a tap on the status bar does.
extension UIScrollView {
  package var hasPressedItem: Bool { (self as? any ItemScrolling)?.pressesItem ?? false }

  package func scrollUpForStatusBar() {
    let mayScroll = UserCode.mayGoOn(scrollDelegate, "scrollViewShouldScrollToTop(_:)", of: self) {
      $0.scrollViewShouldScrollToTop(self)
    }
    guard mayScroll, UserCode.mayRun else { return }
    stopMoving()
    let top = scrollBounds.least.y
    guard bounds.origin.y > top else { return tellOfTop() }
    beginAnimation(to: CGPoint(x: bounds.origin.x, y: top)) { $0.tellOfTop() }
  }

  private func tellOfTop() {
    tell("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
  }
}
