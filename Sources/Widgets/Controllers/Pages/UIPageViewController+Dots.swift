import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// The dots below pages that scroll side by side.
extension UIPageViewController {
  /// The height of the dots, in points.
  static let dotsHeight: CGFloat = 37

  /// Asks the data source for the dots, as UIKit does after changes by code.
  func showDots() {
    guard isViewLoaded, !shown.isEmpty, transitionStyle == .scroll, navigationOrientation == .horizontal,
      let count = UserCode.ask(dataSource, "presentationCount(for:)", nil, { $0.presentationCount(for: self) }),
      count > 0, let view = viewIfLoaded
    else { return dots.removeFromSuperview() }
    shownDot = UserCode.ask(dataSource, "presentationIndex(for:)") { $0.presentationIndex(for: self) } ?? 0
    dots.numberOfPages = count
    dots.currentPage = shownDot
    if dots.superview == nil { view.addSubview(dots) }
    view.setNeedsLayout()
  }

  /// Moves the mark when the user turned a page; the data source is not asked for that.
  func moveDots(_ direction: NavigationDirection, isFinished: Bool) {
    if isFinished { shownDot += direction == .forward ? 1 : -1 }
    dots.currentPage = shownDot
  }

  /// A tap beside the mark turns a page.
  func dotsChanged() {
    let direction: NavigationDirection = dots.currentPage > shownDot ? .forward : .reverse
    guard change == nil, let page = adjacentPage(direction) else { return moveDots(direction, isFinished: false) }
    begin(PageChange(coming: [page], leaving: shown, direction: direction, isAnimated: true, isByUser: true))
    scroller.scroll(to: direction)
  }
}
