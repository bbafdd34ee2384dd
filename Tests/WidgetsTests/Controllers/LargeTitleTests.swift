import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Large titles, and bars that hide: what the content has to keep clear of.
@MainActor @Suite struct LargeTitleTests {
  private let root = ScrollingController()
  private let navigation: UINavigationController
  private let app: XCUIApplication

  init() throws {
    root.title = "Inbox"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    self.navigation = navigation
    app = XCUIApplication(rootViewController: navigation)
    try app.launch()
  }

  private var top: CGFloat { app.device.safeArea.top }

  private func drag(from start: CGFloat, to end: CGFloat) throws {
    try app.touchDown(at: CGPoint(x: 200, y: start))
    for step in 1...10 {
      try app.advance(by: 0.05)
      try app.touchMove(to: CGPoint(x: 200, y: start + CGFloat(step) / 10 * (end - start)))
    }
    try app.advance(by: 0.5)
    try app.touchMove(to: CGPoint(x: 200.5, y: end))
    try app.advance(by: 0.5)
    try app.touchUp()
    try app.settle()
  }

  private func tap() throws {
    try app.touchDown(at: CGPoint(x: 200, y: 250))
    try app.advance(by: 0.05)
    try app.touchUp()
  }

  @Test func `A large title makes the bar 96 points high, and content begins below it`() throws {
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(root.view.safeAreaInsets.top == top + 96)
    #expect(root.scroller.contentOffset.y == -(top + 96))
  }

  @Test func `Scrolled content takes the large title's place, and gives it back`() throws {
    try drag(from: 600, to: 400)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(root.view.safeAreaInsets.top == top + 44)
    #expect(app.staticTexts["Inbox"].exists)
    let title = app.staticTexts["Inbox"].frame
    #expect(abs(title.midX - 195) < 1)
    #expect(title.maxY <= top + 44)
    try drag(from: 300, to: 700)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(root.scroller.contentOffset.y == -(top + 96))
  }

  @Test func `A title that gave way halfway is half as high`() throws {
    try app.run { root.scroller.contentOffset.y = -(top + 96) + 26 }
    #expect(navigation.navigationBar.frame.height == 70)
  }

  @Test func `A pushed screen has its own title height, and the one below keeps its own`() throws {
    try app.run { root.scroller.contentOffset.y = 200 }
    #expect(navigation.navigationBar.frame.height == 44)
    let detail = UIViewController()
    try app.run { navigation.pushViewController(detail, animated: true) }
    try app.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    try app.run { _ = navigation.popViewController(animated: true) }
    try app.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test(arguments: [(UINavigationItem.LargeTitleDisplayMode.always, CGFloat(96)), (.never, 44), (.automatic, 96)])
  func `Each item may choose its title's size`(mode: UINavigationItem.LargeTitleDisplayMode, height: CGFloat) throws {
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = mode
    try app.run { navigation.pushViewController(detail, animated: false) }
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test func `A prompt makes the bar higher`() throws {
    try app.run { root.navigationItem.prompt = "Choose one" }
    #expect(navigation.navigationBar.frame.height == 126)
  }

  @Test func `A tap hides the bar and shows it again if the app wants that`() throws {
    try app.run { navigation.hidesBarsOnTap = true }
    try tap()
    try app.settle()
    #expect(navigation.isNavigationBarHidden)
    #expect(root.view.safeAreaInsets.top == top)
    try tap()
    try app.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `A swipe up hides the bar and one down shows it again if the app wants that`() throws {
    try app.run { navigation.hidesBarsOnSwipe = true }
    try drag(from: 600, to: 400)
    #expect(navigation.isNavigationBarHidden)
    try drag(from: 400, to: 600)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `The keyboard hides the bar if the app wants that, and a tap shows it again but does not hide it`() throws
  {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    try app.run {
      root.view.addSubview(field)
      navigation.hidesBarsWhenKeyboardAppears = true
    }
    try app.run { _ = field.becomeFirstResponder() }
    #expect(navigation.isNavigationBarHidden)
    try app.run { _ = field.resignFirstResponder() }
    #expect(navigation.isNavigationBarHidden)
    try tap()
    try app.settle()
    #expect(!navigation.isNavigationBarHidden)
    try tap()
    try app.settle()
    #expect(!navigation.isNavigationBarHidden)
    try app.run {
      navigation.hidesBarsWhenKeyboardAppears = false
      _ = field.becomeFirstResponder()
    }
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `A phone on its side has no bar if the app wants that, and an upright one has it again`() throws {
    try app.run { navigation.hidesBarsWhenVerticallyCompact = true }
    #expect(!navigation.isNavigationBarHidden)
    XCUIDevice.shared.orientation = .landscapeLeft
    try app.settle()
    #expect(navigation.isNavigationBarHidden)
    try tap()
    try app.settle()
    #expect(!navigation.isNavigationBarHidden)
    XCUIDevice.shared.orientation = .portrait
    try app.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  // MARK: Search bars

  private func addSearch(hides: Bool) throws -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    try app.run {
      root.navigationItem.hidesSearchBarWhenScrolling = hides
      root.navigationItem.searchController = search
    }
    return search
  }

  @Test func `A search bar gives way to scrolled content before the large title does, and comes back after it`() throws
  {
    let search = try addSearch(hides: true)
    let rest = -(top + 96 + 52)
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(root.scroller.contentOffset.y == rest)
    try app.run { root.scroller.contentOffset.y = rest + 20 }
    #expect(navigation.navigationBar.frame.height == 128)
    #expect(search.searchBar.frame.height == 32)
    #expect(app.staticTexts["Inbox"].frame.minY == top + 44)
    try app.run { root.scroller.contentOffset.y = rest + 52 + 52 }
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(!app.searchFields.firstMatch.isHittable)
    #expect(root.view.safeAreaInsets.top == top + 44)
    try drag(from: 300, to: 700)
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(app.searchFields.firstMatch.isHittable)
  }

  @Test func `A search bar that stays leaves the room to the title alone`() throws {
    _ = try addSearch(hides: false)
    try app.run { root.scroller.contentOffset.y = 300 }
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(app.searchFields.firstMatch.isHittable)
  }

  @Test func `An active search keeps its bar while its content is scrolled`() throws {
    let search = try addSearch(hides: true)
    try app.run { search.isActive = true }
    try app.settle()
    try app.run { root.scroller.contentOffset.y = 300 }
    #expect(app.searchFields.firstMatch.isHittable)
    #expect(navigation.navigationBar.frame.height == 52)
    try app.run { search.isActive = false }
    try app.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `Toolbar items that are set later are shown`() throws {
    try app.run {
      navigation.isToolbarHidden = false
      root.setToolbarItems(
        [UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)], animated: false)
    }
    #expect(app.buttons["Archive"].exists)
    #expect(root.view.safeAreaInsets.bottom == app.device.safeArea.bottom + 44)
  }
}

private final class ScrollingController: UIViewController {
  let scroller = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.frame = view.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = CGSize(width: view.bounds.width, height: 3_000)
    scroller.alwaysBounceVertical = true
    view.addSubview(scroller)
  }
}
