import _Testing_UIKit
import Testing
import UIKit

/// Several windows of one app: who gets the touches and the keys, and what is seen (Apple's documentation of `UIWindow`).
@MainActor @Suite struct WindowTests {
  /// A button that fills a window, and how often it was tapped.
  private final class Counter: UIViewController {
    let button = UIButton(type: .system)
    var taps = 0

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      button.setTitle(title, for: .normal)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    }
    override func viewDidLayoutSubviews() { button.frame = view.bounds }
  }

  /// Lets touches through that hit nothing but the window and its controller's view.
  private final class OverlayWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self || hit === rootViewController?.view ? nil : hit
    }
  }

  private func tap(_ point: CGPoint, in app: XCUIApplication) throws {
    try app.touchDown(at: point)
    try app.touchUp()
  }

  private func launched(_ controller: UIViewController) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    return app
  }

  @Test func `A touch goes to the frontmost window, which it makes the key window`() throws {
    let (behind, front) = (Counter("Behind"), Counter("Front"))
    let app = try launched(behind)
    var window: UIWindow!
    try app.run {
      window = UIWindow()
      window.rootViewController = front
      window.windowLevel = .alert
      window.isHidden = false
    }
    #expect(!window.isKeyWindow)
    try app.buttons["Front"].tap()
    #expect((behind.taps, front.taps) == (0, 1))
    #expect(window.isKeyWindow)
    #expect(!app.buttons["Behind"].isHittable)
    #expect(throws: ElementError.self) { try app.buttons["Behind"].tap() }
    try app.run { window.isHidden = true }
    #expect(app.window?.isKeyWindow == true, "The window that is left gets the keys.")
    try app.buttons["Behind"].tap()
    #expect((behind.taps, front.taps) == (1, 1))
  }

  @Test func `A window that is hit nowhere lets touches through`() throws {
    let (behind, banner) = (Counter("Behind"), Counter("Banner"))
    let app = try launched(behind)
    var window: OverlayWindow!
    try app.run {
      window = OverlayWindow()
      let controller = UIViewController()
      controller.view.addSubview(banner.view)
      banner.view.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
      window.rootViewController = controller
      window.isHidden = false
    }
    try tap(CGPoint(x: 100, y: 300), in: app)
    try tap(CGPoint(x: 100, y: 30), in: app)
    #expect((behind.taps, banner.taps) == (1, 1))
    withExtendedLifetime(window) {}
  }

  @Test func `A window that cannot become key gets touches but no keys`() throws {
    final class Unkeyed: UIWindow { override var canBecomeKey: Bool { false } }
    let app = try launched(Counter("Behind"))
    let front = Counter("Front")
    var window: Unkeyed!
    try app.run {
      window = Unkeyed()
      window.rootViewController = front
      window.makeKeyAndVisible()
    }
    try app.buttons["Front"].tap()
    #expect(front.taps == 1)
    #expect(!window.isKeyWindow && app.window?.isKeyWindow == true)
  }

  @Test func `Typing goes to a field in a window that was touched`() throws {
    let app = try launched(UITextFieldController())
    let other = UITextFieldController()
    var window: UIWindow!
    try app.run {
      window = UIWindow()
      window.rootViewController = other
      window.isHidden = false
    }
    try tap(CGPoint(x: 50, y: 70), in: app)
    try app.typeKeys("hello")
    #expect(other.field.text == "hello")
    withExtendedLifetime(window) {}
  }

  private final class UITextFieldController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    override func viewDidLoad() { view.addSubview(field) }
  }

  @Test func `The level orders windows, also of one that is shown`() throws {
    let app = try launched(UIViewController())
    try app.run {
      let (one, two) = (UIWindow(), UIWindow())
      one.isHidden = false
      two.isHidden = false
      let shared = UIApplication.shared
      #expect(shared.windows.suffix(2) == [one, two])
      one.windowLevel = .statusBar
      #expect(shared.windows.suffix(2) == [two, one])
      one.windowLevel = .normal
      #expect(shared.windows.suffix(2) == [two, one])
      two.makeKeyAndVisible()
      #expect(shared.windows.suffix(2) == [one, two])
    }
  }

  @Test func `A window that nothing holds vanishes at the end of the turn`() throws {
    let (behind, front) = (Counter("Behind"), Counter("Front"))
    let app = try launched(behind)
    try app.run {
      let window = UIWindow()
      window.rootViewController = front
      window.makeKeyAndVisible()
    }
    #expect(!app.buttons["Front"].exists)
    #expect(app.window?.isKeyWindow == true, "The window that is left gets the keys.")
    try app.buttons["Behind"].tap()
    #expect(behind.taps == 1)
  }

  @Test func `A small window is touched where it stands on the screen`() throws {
    let behind = Counter("Behind")
    let app = try launched(behind)
    let toast = Counter("Toast")
    var window: UIWindow!
    try app.run {
      window = UIWindow(frame: CGRect(x: 40, y: 500, width: 200, height: 50))
      window.rootViewController = toast
      window.isHidden = false
    }
    #expect(app.buttons["Toast"].frame == CGRect(x: 40, y: 500, width: 200, height: 50))
    try app.buttons["Toast"].tap()
    try tap(CGPoint(x: 60, y: 520), in: app)
    #expect((behind.taps, toast.taps) == (0, 2))
    try tap(CGPoint(x: 60, y: 480), in: app)
    #expect(behind.taps == 1)
    withExtendedLifetime(window) {}
  }

  @Test func `A picture of the app shows all windows, one of a window that window alone`() throws {
    let app = try launched(Labelled("Behind", at: CGPoint(x: 20, y: 100)))
    var window: UIWindow!
    try app.run {
      window = UIWindow(frame: CGRect(x: 40, y: 200, width: 200, height: 60))
      window.rootViewController = Labelled("Toast", at: CGPoint(x: 20, y: 20))
      window.isHidden = false
    }
    let shown = app.text(as: .ascii).split(separator: "\n").filter { $0.contains("Behind") || $0.contains("Toast") }
    #expect(shown.count == 2)
    #expect(app.screenshot().text.contains("Toast") && app.screenshot().svg.contains("Toast"))
    let root = try #require(app.window)
    #expect(!Snapshotting<UIView>.ascii.text(of: root).contains("Toast"))
    try app.run { window.isHidden = true }
    #expect(!app.text(as: .ascii).contains("Toast"))
  }

  private final class Labelled: UIViewController {
    let label = UILabel()
    init(_ text: String, at origin: CGPoint) {
      super.init(nibName: nil, bundle: nil)
      label.text = text
      label.frame = CGRect(origin: origin, size: CGSize(width: 120, height: 20))
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { view.addSubview(label) }
  }
}
