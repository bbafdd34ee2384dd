import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct PageViewControllerTests {
  private let notes = NotingController.Notes()

  private func shown(
    _ pages: NotingPages, style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) throws -> (XCUIApplication, UIPageViewController) {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    controller.dataSource = pages
    controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.settle()
    return (app, controller)
  }

  private func swipe(_ app: XCUIApplication, from start: CGPoint, to end: CGPoint) throws {
    try app.touchDown(at: start)
    for step in 1...8 {
      try app.advance(by: 0.02)
      let share = CGFloat(step) / 8
      try app.touchMove(to: CGPoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)))
    }
    try app.touchUp()
    try app.settle()
  }

  private let left = CGPoint(x: 60, y: 400)
  private let right = CGPoint(x: 340, y: 400)

  @Test func `Swipes go through the pages and stop at the ends`() throws {
    let pages = NotingPages(notes, count: 3)
    let (app, controller) = try shown(pages)
    for index in [1, 2, 2] {
      try swipe(app, from: right, to: left)
      #expect(controller.viewControllers == [pages.pages[index]])
      #expect(pages.pages[index].view.window != nil)
      #expect(pages.pages[index].view.convert(CGPoint.zero, to: nil) == .zero)
    }
    for index in [1, 0, 0] {
      try swipe(app, from: left, to: right)
      #expect(controller.viewControllers == [pages.pages[index]])
    }
    #expect(controller.children == [pages.pages[0]])
  }

  @Test func `Pages may turn vertically`() throws {
    let pages = NotingPages(notes, count: 2)
    let (app, controller) = try shown(pages, style: .scroll, .vertical)
    try swipe(app, from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
    #expect(controller.viewControllers == [pages.pages[1]])
  }

  @Test func `Without a data source fingers turn no pages`() throws {
    let pages = NotingPages(notes, count: 3)
    let (app, controller) = try shown(pages)
    try app.run { controller.dataSource = nil }
    try swipe(app, from: right, to: left)
    #expect(controller.viewControllers == [pages.pages[0]])
  }

  @Test func `A tap at the edge turns a page that curls`() throws {
    let pages = NotingPages(notes, count: 2)
    let (app, controller) = try shown(pages, style: .pageCurl)
    #expect(controller.gestureRecognizers.count == 2)
    try app.touchDown(at: CGPoint(x: 370, y: 400))
    try app.touchUp()
    try app.settle()
    #expect(controller.viewControllers == [pages.pages[1]])
    try app.touchDown(at: CGPoint(x: 200, y: 400))
    try app.touchUp()
    try app.settle()
    #expect(controller.viewControllers == [pages.pages[1]])
  }

  @Test func `Two pages stand beside a spine in the middle`() throws {
    let pages = NotingPages(notes, count: 4)
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(controller.spineLocation == .mid)
    controller.dataSource = pages
    controller.setViewControllers(Array(pages.pages[0...1]), direction: .forward, animated: false)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    #expect(pages.pages[1].view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))
    try swipe(app, from: right, to: left)
    #expect(controller.viewControllers == Array(pages.pages[2...3]))
  }

  @Test(arguments: [0, 2]) func `Another number of pages than needed raises`(count: Int) throws {
    let stage = try Stage()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run {
        controller.setViewControllers(
          (0..<count).map { _ in UIViewController() }, direction: .forward, animated: false)
      }
    }
    #expect(error?.name == "NSInvalidArgumentException")
    #expect(
      error?.reason
        == "The number of view controllers provided (\(count)) doesn't match the number required (1) for the requested "
        + "transition")
  }

  @Test func `Dots below the pages follow the swipes and turn pages themselves`() throws {
    let pages = NotingPages(notes, count: 3)
    pages.dotCount = 3
    let (app, controller) = try shown(pages)
    let control = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(control.frame == CGRect(x: 0, y: 844 - 34 - 37, width: 390, height: 37))
    #expect(pages.pages[0].view.frame.height == 773)
    try swipe(app, from: right, to: left)
    #expect(control.currentPage == 1)
    try app.touchDown(at: CGPoint(x: 300, y: 844 - 34 - 18))
    try app.touchUp()
    try app.settle()
    #expect(controller.viewControllers == [pages.pages[2]])
    #expect(control.currentPage == 2)
  }

  @Test func `A page that is set while another one turns ends that turn`() throws {
    let pages = NotingPages(notes, count: 3)
    let (app, controller) = try shown(pages)
    try app.run {
      controller.setViewControllers([pages.pages[1]], direction: .forward, animated: true) {
        notes.note("first \($0)")
      }
    }
    try app.advance(by: 0.1)
    try app.run {
      controller.setViewControllers([pages.pages[2]], direction: .forward, animated: true) {
        notes.note("second \($0)")
      }
    }
    try app.settle()
    #expect(controller.viewControllers == [pages.pages[2]])
    #expect(controller.children == [pages.pages[2]])
    #expect(notes.take().filter { $0.hasSuffix("true") } == ["first true", "second true"])
  }
}
