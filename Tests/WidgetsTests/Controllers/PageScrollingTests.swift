import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The scroll view that apps search among the subviews of a page view controller.
@MainActor @Suite struct PageScrollingTests {
  private let notes = NotingController.Notes()

  private func controller(_ pages: NotingPages) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
    return controller
  }

  private func scroller(of controller: UIPageViewController) throws -> UIScrollView {
    try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  private func shown(_ pages: NotingPages) throws -> (XCUIApplication, UIPageViewController, UIScrollView) {
    let controller = controller(pages)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.settle()
    return (app, controller, try scroller(of: controller))
  }

  private func swipe(_ app: XCUIApplication, from start: CGFloat, to end: CGFloat) throws {
    try app.touchDown(at: CGPoint(x: start, y: 400))
    for step in 1...8 {
      try app.advance(by: 0.02)
      try app.touchMove(to: CGPoint(x: start + CGFloat(step) / 8 * (end - start), y: 400))
    }
    try app.touchUp()
    try app.settle()
  }

  @Test func `The shown page stands in the middle of three, also at an end`() throws {
    let pages = NotingPages(notes, count: 3)
    let (app, controller, scroller) = try shown(pages)
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scroller.contentSize == CGSize(width: 1170, height: 844))
    #expect(scroller.contentOffset == CGPoint(x: 390, y: 0))
    #expect(scroller.contentInset == UIEdgeInsets(top: 0, left: -390, bottom: 0, right: 0))
    #expect(scroller.isPagingEnabled && scroller.isScrollEnabled)
    try swipe(app, from: 340, to: 60)
    #expect(controller.viewControllers == [pages.pages[1]])
    #expect(scroller.contentOffset.x == 390)
    #expect(scroller.contentInset == .zero)
    try swipe(app, from: 340, to: 60)
    #expect(scroller.contentInset.right == -390)
  }

  @Test func `Before it is in a window the scroll view has its size and rests at the middle`() throws {
    let pages = NotingPages(notes, count: 3)
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      let controller = controller(pages)
      controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      let scroller = try scroller(of: controller)
      #expect(scroller.frame.size == CGSize(width: 300, height: 500))
      #expect(scroller.contentOffset.x == 300)
      let watcher = OffsetWatcher()
      scroller.delegate = watcher
      scroller.setContentOffset(CGPoint(x: 450, y: 0), animated: false)
      #expect(watcher.offsets == [450])
    }
  }

  @Test func `An app's delegate sees a swipe go from one width to two`() throws {
    let pages = NotingPages(notes, count: 3)
    let (app, _, scroller) = try shown(pages)
    let watcher = OffsetWatcher()
    scroller.delegate = watcher
    try swipe(app, from: 340, to: 60)
    let firstOffsets = watcher.offsets.prefix { $0 < 780 }
    #expect(
      firstOffsets.count > 3 && firstOffsets.allSatisfy { $0 > 390 } && firstOffsets.sorted() == Array(firstOffsets))
    #expect(watcher.offsets.contains(780))
    #expect(watcher.offsets.last == 390)
  }

  @Test func `A page that code turns to comes from its side`() throws {
    let pages = NotingPages(notes, count: 3)
    let (app, controller, scroller) = try shown(pages)
    let watcher = OffsetWatcher()
    scroller.delegate = watcher
    try app.run { controller.setViewControllers([pages.pages[2]], direction: .forward, animated: true) }
    try app.settle()
    #expect(watcher.offsets.max() == 780 && watcher.offsets.last == 390)
    watcher.offsets = []
    try app.run { controller.setViewControllers([pages.pages[0]], direction: .reverse, animated: true) }
    try app.settle()
    #expect(watcher.offsets.min() == 0 && watcher.offsets.last == 390)
    #expect(controller.viewControllers == [pages.pages[0]])
  }

  @Test func `A scroll view that the app makes stand still turns no pages, but code does`() throws {
    let pages = NotingPages(notes, count: 3)
    let (app, controller, scroller) = try shown(pages)
    try app.run { scroller.isScrollEnabled = false }
    try swipe(app, from: 340, to: 60)
    #expect(controller.viewControllers == [pages.pages[0]])
    #expect(scroller.isScrollEnabled == false)
    try app.run { controller.setViewControllers([pages.pages[1]], direction: .forward, animated: true) }
    try app.settle()
    #expect(controller.viewControllers == [pages.pages[1]])
    #expect(scroller.isScrollEnabled == false)
  }

  @Test func `A page view controller of pages that curl has no scroll view`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      let controller = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      #expect(controller.view.subviews.allSatisfy { !($0 is UIScrollView) })
    }
  }
}

/// Notes the content offsets.
private final class OffsetWatcher: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
}
