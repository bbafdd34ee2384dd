import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// Calls of UIKit from other threads, as sources make them that the compiler does not check.
@MainActor @Suite struct MainThreadCheckerTests {
  private static let opening = "Main Thread Checker: UI API called on a background thread"

  private func console(_ call: @escaping @Sendable @MainActor (WorkingController) -> Void) throws -> [String] {
    let app = XCUIApplication(rootViewController: UINavigationController(rootViewController: WorkingController()))
    try app.launch()
    let bars = try #require(app.window?.rootViewController as? UINavigationController)
    let controller = try #require(bars.viewControllers.first as? WorkingController)
    try app.run { controller.work(call) }
    try app.settle()
    return app.console
  }

  private typealias Call = (name: String, call: @Sendable @MainActor (WorkingController) -> Void)

  private static let calls: [Call] = [
    ("-[UILabel setText:]", { $0.label.text = "Ready" }), ("-[UIView setFrame:]", { $0.label.frame.origin.x = 3 }),
    ("-[UIView setAlpha:]", { $0.label.alpha = 0.5 }), ("-[UIView setHidden:]", { $0.label.isHidden = true }),
    ("-[UIView setBackgroundColor:]", { $0.loose.backgroundColor = .red }),
    ("-[UIView addSubview:]", { $0.label.addSubview($0.field) }),
    ("-[UIView insertSubview:atIndex:]", { $0.label.insertSubview($0.field, at: 0) }),
    ("-[UIView removeFromSuperview]", { $0.label.removeFromSuperview() }),
    ("-[UIView setNeedsLayout]", { $0.label.setNeedsLayout() }),
    ("-[UIView layoutIfNeeded]", { $0.loose.layoutIfNeeded() }),
    ("-[UIView initWithFrame:]", { _ in _ = UIView(frame: .zero) }), ("-[UIView init]", { _ in _ = UIView() }),
    ("-[UITextField setText:]", { $0.field.text = "Ready" }),
    ("-[UIButton setTitle:forState:]", { $0.button.setTitle("Ready", for: .normal) }),
    ("-[UIControl setEnabled:]", { $0.button.isEnabled = false }), ("-[UISwitch setOn:]", { $0.light.isOn = true }),
    ("-[UIImageView setImage:]", { $0.picture.image = UIImage() }),
    ("-[UIActivityIndicatorView startAnimating]", { $0.wheel.startAnimating() }),
    ("-[UITableView reloadData]", { $0.table.reloadData() }),
  ]

  @Test("A call off the main thread is named in the console", arguments: 0..<19) func names(index: Int) throws {
    let (name, call) = Self.calls[index]
    let console = try console(call)
    let line = try #require(console.first?.split(separator: "\n").first.map(String.init))
    #if DEBUG
    #expect(line == "\(Self.opening): \(name)")
    #else
    // The optimizer leaves out calls at the end of a function: then the function that was called last has the name.
    #expect(line.hasPrefix(Self.opening), "\(name)")
    #endif
    #expect(Self.calls.count == 19)
  }

  @Test func `The functions of the app that made the call follow`() throws {
    let text = try #require(try console { $0.label.text = "Ready" }.first)
    #expect(text.contains("\nBacktrace:\n0   PlainviewUIAutomationTests   "))
    #expect(text.contains("   PlainviewUIAutomationTests   WorkingController.work(_:)"))
    #expect(!text.contains("Plainview.") && !text.contains("Dispatch"))
  }

  @Test func `Each call is reported once, and none of the main thread`() throws {
    let console = try console { controller in for _ in 0..<3 { controller.label.text = "Ready" } }
    #expect(console.count == 1)
    #expect(try self.console { _ in }.isEmpty)
    #expect(
      try self.console { controller in DispatchQueue.main.async { controller.label.text = "Ready" } }.isEmpty)
  }

  @Test func `Tasks off the main actor and threads are seen, too`() throws {
    for route in WorkingController.Route.allCases {
      let app = XCUIApplication(rootViewController: WorkingController())
      try app.launch()
      let controller = try #require(app.window?.rootViewController as? WorkingController)
      controller.route = route
      try app.run { controller.work { $0.label.text = "Ready" } }
      try app.settle()
      #expect(app.console.count == 1, "\(route)")
    }
  }
}

private final class WorkingController: UIViewController {
  enum Route: CaseIterable { case queue, delayed, task, thread, operation }

  /// In no window: what asks windows and controllers for traits has closures that trap in builds with checks.
  let loose = UIView()
  let label = UILabel()
  let field = UITextField()
  let button = UIButton()
  let light = UISwitch()
  let picture = UIImageView()
  let wheel = UIActivityIndicatorView()
  let table = UITableView()
  var route = Route.queue

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [label, button, light, picture, wheel, table] as [UIView] {
      subview.frame.size = CGSize(width: 50, height: 30)
      loose.addSubview(subview)
    }
  }

  func work(_ call: @escaping @Sendable @MainActor (WorkingController) -> Void) {
    let run: @Sendable () -> Void = { MainQueue.withoutIsolation { call(self) } }
    switch route {
    case .queue: DispatchQueue.global().async(execute: run)
    case .delayed: DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: run)
    case .task: Task.detached { run() }
    case .thread: Thread.detachNewThread(run)
    case .operation: OperationQueue().addOperation(run)
    }
  }
}
