import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// The dots below pages that scroll side by side.
extension UIPageViewController {
  /// The height of the dots, in points.
  static let dotsHeight: CGFloat = 37

  /// Asks the data source for the dots, as UIKit does after changes by code.
  func showDots() {
    guard isViewLoaded, let dataSource, !shown.isEmpty, transitionStyle == .scroll,
      navigationOrientation == .horizontal,
      !SimulatedProcess.isUnwinding
    else { return dots.removeFromSuperview() }
    let count = ask(dataSource, "presentationCount(for:)") { dataSource.presentationCount(for: self) }
    guard count > 0, let view = viewIfLoaded else { return dots.removeFromSuperview() }
    shownDot = ask(dataSource, "presentationIndex(for:)") { dataSource.presentationIndex(for: self) }
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
    guard change == nil, let page = neighbour(direction) else { return moveDots(direction, isFinished: false) }
    begin(PageChange(coming: [page], leaving: shown, direction: direction, isAnimated: true, isByUser: true))
    if !SimulatedProcess.isUnwinding { scroller.scroll(to: direction) }
  }
}
