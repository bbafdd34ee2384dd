import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The callbacks of a controller about its view, from loading to the window (contract V1 to V3, V12, V16, V17).
@MainActor @Suite struct LifeCycleTests {
  private let notes = NotingController.Notes()

  @Test func `V1 The view is loaded once, when it is first asked for, as large as the screen`() {
    let controller = NotingController("A", notes)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view)
    controller.loadViewIfNeeded()
    #expect(notes.take() == ["A.loadView", "A.viewDidLoad"])
    #expect(view?.frame == UIScreen.main.bounds)
    #expect(view?.autoresizingMask.rawValue == 18)
  }

  @Test func `V1 An empty view of loadView stays empty until the window sizes it`() throws {
    let controller = EmptyViewController()
    #expect(controller.view.frame == .zero)
    let app = XCUIApplication(
      rootViewController: controller,
      device: SimulatedDevice(name: "small", size: CGSize(width: 300, height: 600), scale: 2))
    try app.launch()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test func `V1 A view that is assigned later does not load the controller again`() throws {
    let controller = ReplacingController()
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    #expect(controller.loads == 1)
    #expect(controller.view is UILabel)
    #expect(controller.view.window != nil)
  }

  @Test func `V2 Without a window there are no appearance calls`() {
    let controller = NotingController("A", notes)
    controller.loadViewIfNeeded()
    let home = UIView()
    home.addSubview(controller.view)
    controller.view.layoutIfNeeded()
    #expect(notes.take().filter { $0.contains("ppear") } == [])
  }

  @Test func `V3 The layout comes between viewIsAppearing and viewDidAppear, in pairs`() throws {
    let controller = LayoutNotingController(notes)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    let lines = notes.take()
    let order = [
      "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    ]
    #expect(lines.filter { $0 == "viewWillLayoutSubviews" }.count >= 1)
    #expect(
      lines.filter { $0 == "viewWillLayoutSubviews" }.count == lines.filter { $0 == "viewDidLayoutSubviews" }.count)
    #expect(order.compactMap { lines.firstIndex(of: $0) } == order.compactMap { lines.firstIndex(of: $0) }.sorted())
    #expect(order.allSatisfy { lines.contains($0) })
  }

  @Test func `V3 viewIsAppearing is called once per appearance, also on the way back`() throws {
    let stage = try TransitionStage { NotingController("A", $0) }
    let covering = NotingController("B", stage.notes)
    covering.modalPresentationStyle = .fullScreen
    _ = try stage.transcript { stage.root.present(covering, animated: true) }
    let text = try stage.transcript { covering.dismiss(animated: true) }
    #expect(text.split(separator: "\n").filter { $0 == "A.viewIsAppearing" }.count == 1)
  }

  @Test func `V12 The usual style is the page sheet; covering styles take the presenter's view out of the window`()
    throws
  {
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
    for (style, stays) in [
      (UIModalPresentationStyle.fullScreen, false), (.currentContext, false), (.overFullScreen, true),
      (.overCurrentContext, true), (.pageSheet, true), (.formSheet, true), (.popover, true), (.automatic, true),
    ] {
      let stage = try Stage()
      let other = UIViewController()
      other.modalPresentationStyle = style
      try stage.app.run { stage.controller.present(other, animated: true) }
      try stage.app.settle()
      #expect((stage.controller.view.window != nil) == stays, "\(style)")
      #expect(other.view.window != nil)
    }
  }

  @Test func `V16 A hidden window loads nothing; showing it does, and the window is there from viewIsAppearing on`()
    throws
  {
    let stage = try Stage()
    let controller = WindowNotingController(notes)
    var window: UIWindow?
    try stage.app.run {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      made.rootViewController = controller
      window = made
    }
    #expect(!controller.isViewLoaded)
    try stage.app.run {
      window?.makeKeyAndVisible()
      #expect(notes.take() == ["viewWillAppear without window", "viewIsAppearing in window 200.0 × 300.0"])
    }
    #expect(notes.take() == ["viewDidAppear in window 200.0 × 300.0"])
  }

  @Test func `V17 A child's view that is added on the screen appears at once, and did after the turn`() throws {
    let stage = try TransitionStage { NotingController("A", $0) }
    let child = NotingController("B", stage.notes)
    try stage.app.run {
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      #expect(stage.notes.take().suffix(2) == ["B.viewWillAppear", "B.viewIsAppearing"])
    }
    #expect(stage.lines() == "B.viewDidAppear")
    try stage.app.run {
      child.view.removeFromSuperview()
      #expect(stage.notes.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }
  }

  @Test func `V17 A view that is moved without containment gets the same calls`() throws {
    let stage = try TransitionStage { NotingController("A", $0) }
    let other = NotingController("B", stage.notes)
    let text = try stage.transcript { stage.root.view.addSubview(other.view) }
    #expect(text.hasSuffix("B.viewWillAppear\nB.viewIsAppearing\nB.viewDidAppear"))
  }

  @Test func `Children appear with their parent, and disappear with it`() throws {
    let parent = UIViewController()
    let navigation = UINavigationController(rootViewController: parent)
    let app = XCUIApplication(rootViewController: navigation)
    try app.launch()
    let child = NotingController("C", notes)
    try app.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    _ = notes.take()
    try app.run { navigation.pushViewController(UIViewController(), animated: true) }
    try app.settle()
    #expect(notes.take().filter { $0 != "C.layout" } == ["C.viewWillDisappear", "C.viewDidDisappear"])
    try app.run { _ = navigation.popViewController(animated: true) }
    try app.settle()
    #expect(
      notes.take().filter { $0 != "C.layout" } == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
  }
}

private final class EmptyViewController: UIViewController {
  override func loadView() { view = UIView() }
}

private final class ReplacingController: UIViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view = UILabel()
  }
}

private final class LayoutNotingController: UIViewController {
  private let notes: NotingController.Notes

  init(_ notes: NotingController.Notes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { notes.note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { notes.note("viewIsAppearing") }
  override func viewWillLayoutSubviews() { notes.note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { notes.note("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { notes.note("viewDidAppear") }
}

private final class WindowNotingController: UIViewController {
  private let notes: NotingController.Notes

  init(_ notes: NotingController.Notes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    let size = view.bounds.size
    notes.note(event + (view.window == nil ? " without window" : " in window \(size.width) × \(size.height)"))
  }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
}
