import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What apps do to navigation controllers that they should not, or do at odd moments.
@MainActor @Suite struct NavigationInputTests {
  private let notes = NotingController.Notes()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let app: XCUIApplication

  init() throws {
    let navigation = self.navigation
    app = XCUIApplication(rootViewController: navigation)
    try app.launch()
  }

  @Test func `Popping the root gives nil and changes nothing`() throws {
    try app.run {
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true)?.isEmpty ?? true)
    }
    try app.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `Popping to a controller that is not there raises`() throws {
    let error = #expect(throws: UncaughtException.self) {
      try app.run { _ = navigation.popToViewController(UIViewController(), animated: true) }
    }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(error?.reason == "Tried to pop to a view controller that doesn't exist.")
  }

  @Test func `Popping to a controller gives those that go`() throws {
    let pushed = (0..<3).map { _ in UIViewController() }
    for controller in pushed { try app.run { navigation.pushViewController(controller, animated: false) } }
    try app.run { #expect(navigation.popToViewController(pushed[0], animated: false) == [pushed[1], pushed[2]]) }
    #expect(navigation.topViewController === pushed[0])
  }

  @Test func `Ten thousand controllers are pushed in one turn`() throws {
    try app.run {
      for _ in 0..<10_000 { navigation.pushViewController(UIViewController(), animated: false) }
    }
    #expect(navigation.viewControllers.count == 10_001)
    #expect(navigation.viewControllers.filter(\.isViewLoaded).count == 2)
    try app.run { _ = navigation.popToRootViewController(animated: false) }
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(arguments: [true, false]) func `A push in viewDidAppear comes after the one that led there`(
    animated: Bool
  ) throws {
    let next = NotingController("C", notes)
    let first = ActingController { [weak navigation] in navigation?.pushViewController(next, animated: animated) }
    try app.run { navigation.pushViewController(first, animated: animated) }
    try app.settle()
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.topViewController === next)
    #expect(next.view.window != nil)
    #expect(notes.take().contains("C.viewDidAppear"))
    #expect(app.console == [])
  }

  @Test func `A push in viewWillAppear comes after the one that led there`() throws {
    let next = NotingController("C", notes)
    let first = ActingController(when: .willAppear) { [weak navigation] in
      navigation?.pushViewController(next, animated: true)
    }
    try app.run { navigation.pushViewController(first, animated: true) }
    try app.settle()
    #expect(navigation.topViewController === next)
    #expect(next.view.window != nil)
  }

  @Test func `A push in every viewDidAppear does not hang`() throws {
    final class Endless: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let navigationController, navigationController.viewControllers.count < 200 {
          navigationController.pushViewController(Endless(), animated: false)
        }
      }
    }
    try app.run { navigation.pushViewController(Endless(), animated: false) }
    try app.settle()
    #expect(navigation.viewControllers.count == 200)
  }

  @Test func `A presentation in viewDidLoad is refused, since there is no window yet`() throws {
    let first = ActingController(when: .didLoad) {}
    first.act = { [unowned first] in first.present(UIViewController(), animated: false) }
    try app.run { navigation.pushViewController(first, animated: false) }
    try app.settle()
    #expect(first.presentedViewController == nil || first.presentingViewController == nil)
    #expect(navigation.topViewController === first)
  }

  @Test func `An empty stack is shown, and a root that comes later`() throws {
    let empty = UINavigationController()
    let app = XCUIApplication(rootViewController: empty)
    try app.launch()
    #expect(empty.topViewController == nil)
    try app.run { empty.pushViewController(NotingController("A", notes), animated: false) }
    try app.settle()
    #expect(notes.take().contains("A.viewDidAppear"))
  }

  @Test func `Setting the same controllers again changes nothing`() throws {
    let old = navigation.viewControllers
    try app.run { navigation.setViewControllers(old, animated: true) }
    try app.settle()
    #expect(navigation.viewControllers == old)
    #expect(old[0].view.window != nil)
  }
}

/// A controller that does something at one moment of its life.
private final class ActingController: UIViewController {
  enum Moment { case didLoad, willAppear, didAppear }
  private let moment: Moment
  var act: @MainActor () -> Void
  private var hasActed = false

  init(when moment: Moment = .didAppear, _ act: @escaping @MainActor () -> Void) {
    self.moment = moment
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func reached(_ moment: Moment) {
    guard moment == self.moment, !hasActed else { return }
    hasActed = true
    act()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reached(.didLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reached(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reached(.didAppear)
  }
}
