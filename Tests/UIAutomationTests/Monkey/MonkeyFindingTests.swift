import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// A monkey finds planted faults, and shrinks its steps to those that a user would write down.
@MainActor @Suite struct MonkeyFindingTests {
  // MARK: Exceptions

  /// A counter whose third button, which only shows after the first one, calls a method that no object has.
  private final class CounterController: UIViewController {
    private var extra: UIButton?
    override class var actions: ActionTable { ["increment:": .init(increment), "more:": .init(more)] }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, title) in ["Plus", "Minus", "More", "Less"].enumerated() {
        let action: Selector = title == "More" ? "more:" : "increment:"
        add(title, action, at: 100 + CGFloat(index) * 60)
      }
    }

    @discardableResult
    private func add(_ title: String, _ action: Selector, at y: CGFloat) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
      return button
    }

    func increment(_ sender: UIButton) {}
    func more(_ sender: UIButton) { if extra == nil { extra = add("Reset", "resetAll:", at: 400) } }
  }

  @Test(arguments: [1, 2, 3, 17, 20_261_121] as [UInt64])
  func `An unrecognized selector is found and shrinks to the two taps that lead to it`(_ seed: UInt64) throws {
    let app = XCUIApplication(rootViewController: CounterController())
    let finding = try #require(throws: MonkeyFinding.self) { try app.monkey(seed: seed, steps: 400) }
    #expect(finding.kind == .exception)
    #expect(finding.text.contains("resetAll:]: unrecognized selector"))
    #expect(finding.steps == [.tap(.text("More")), .tap(.text("Reset"))])
    #expect(finding.isReproducible)
    // The other app was left as it was.
    #expect(!app.isRunning)
  }

  @Test func `The same seed takes the same steps, another one takes others`() throws {
    func finding(_ seed: UInt64) throws -> MonkeyFinding? {
      try XCUIApplication(rootViewController: CounterController()).monkeyFinding(
        seed: seed, steps: 400, ignoring: [.deadEnd])
    }
    #expect(try finding(5) == finding(5))
    let counts = Set(try [1, 2, 3, 4, 5, 6].compactMap { try finding($0)?.stepCount })
    #expect(counts.count > 1)
  }

  @Test func `The flow that is left breaks the same when it is played`() throws {
    let app = XCUIApplication(rootViewController: CounterController())
    let finding = try #require(throws: MonkeyFinding.self) { try app.monkey(seed: 1, steps: 400) }
    let flow = try Flow.parse(finding.flow, path: "monkey.yaml")
    let report = FlowRunner { _ in XCUIApplication(rootViewController: CounterController()) }.run(flow)
    #expect(!report.passed)
    #expect(report.steps.map(\.status) == [.passed, .passed, .failed])
    #expect(report.text.contains("resetAll:]: unrecognized selector"))
  }

  @Test func `An app that holds is left alone, and nothing is thrown`() throws {
    let app = XCUIApplication(rootViewController: HoldingController())
    for seed in 1...5 { try app.monkey(seed: UInt64(seed), steps: 60) }
  }

  /// Does a bit of everything, and nothing of it is wrong.
  private final class HoldingController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      field.placeholder = "Name"
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 160, width: 200, height: 44)
      button.setTitle("Card", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.present(CardController(), animated: true) }, for: .touchUpInside)
      let toggle = UISwitch(frame: CGRect(x: 20, y: 240, width: 51, height: 31))
      for view in [field, button, toggle] { self.view.addSubview(view) }
    }
  }

  private final class CardController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Close", y: 60) { [weak self] _ in self?.dismiss(animated: true) }
    }
  }

  // MARK: Leaks

  /// Shows a card that a closure of its own button keeps alive.
  private final class LeakyController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Card", y: 160) { [weak self] _ in self?.present(LeakyCard(), animated: true) }
    }
  }

  private final class LeakyCard: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Close", y: 60) { _ in self.dismiss(animated: true) }
    }
  }

  /// Keeps its card to show it again.
  private final class KeepingController: UIViewController {
    private let card = CardController()

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Card", y: 160) { [weak self] _ in
        guard let self else { return }
        present(card, animated: true)
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `A card that never ends is a leak: it was opened, closed, and time passed`(_ seed: UInt64) throws {
    let app = XCUIApplication(rootViewController: LeakyController())
    let finding = try #require(throws: MonkeyFinding.self) { try app.monkey(seed: seed, steps: 200) }
    #expect(finding.kind == .leak)
    #expect(finding.text.hasPrefix("LeakyCard has left the screen and lives on"))
    #expect(
      finding.steps == [.tap(.text("Card")), .tap(.text("Close")), .wait(milliseconds: 5000)])
  }

  @Test func `A card that is kept in a property is no leak, and leaks can be ignored`() throws {
    try XCUIApplication(rootViewController: KeepingController()).monkey(seed: 1, steps: 80)
    try XCUIApplication(rootViewController: LeakyController()).monkey(
      seed: 1, steps: 80, ignoring: [.leak, .deadEnd])
  }

  // MARK: Dead ends and orphans

  /// Its button shows a screen that leads nowhere.
  private final class TrapController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Enter", y: 160) { [weak self] _ in
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        self?.present(screen, animated: false)
      }
    }
  }

  @Test func `A screen that leads nowhere is a dead end, if one asks for those`() throws {
    let app = XCUIApplication(rootViewController: TrapController())
    try app.monkey(seed: 1, steps: 30)
    let finding = try #require(throws: MonkeyFinding.self) { try app.monkey(seed: 1, steps: 30, ignoring: []) }
    #expect(finding.kind == .deadEnd)
    #expect(finding.steps == [.tap(.text("Enter"))])
  }

  /// Its switch shows the view of a controller without taking the controller for a child.
  private final class CarelessController: UIViewController {
    private let panel = CardController()

    override func viewDidLoad() {
      super.viewDidLoad()
      let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
      toggle.accessibilityIdentifier = "panel"
      toggle.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          panel.view.frame = CGRect(x: 0, y: 400, width: 390, height: 200)
          view.addSubview(panel.view)
        }, for: .valueChanged)
      view.addSubview(toggle)
    }
  }

  @Test func `A controller whose view is shown without it is found`() throws {
    let app = XCUIApplication(rootViewController: CarelessController())
    let finding = try #require(throws: MonkeyFinding.self) { try app.monkey(seed: 9, steps: 60) }
    #expect(finding.kind == .hierarchy)
    #expect(finding.text.hasPrefix("The view of CardController is on the screen"))
    #expect(finding.steps == [.tap(.identifier("panel"))])
  }

  @Test func `What is wrong at the launch already needs no step`() throws {
    let app = XCUIApplication(rootViewController: UIViewController(nibName: "Nowhere", bundle: nil))
    let finding = try #require(throws: MonkeyFinding.self) { try app.monkey(seed: 1, steps: 5) }
    #expect(finding.kind == .exception && finding.stepCount == 0 && finding.steps == [])
  }
}

extension UIViewController {
  /// Puts a button of 200 x 44 points on the screen.
  fileprivate func addButton(_ title: String, y: CGFloat, _ action: @escaping (UIAction) -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction(handler: action), for: .touchUpInside)
    view.addSubview(button)
  }
}
