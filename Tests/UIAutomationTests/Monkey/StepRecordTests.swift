import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// What a monkey did is kept in little memory, and all of it.
@MainActor @Suite struct StepRecordTests {
  @Test func `The steps come back in their order, also those that were taken again`() {
    let steps: [UserStep] = [
      .tap(.text("More")), .type("a"), .tap(.text("More")), .tap(.identifier("More")), .type("a"), .type("b"),
      .swipe(from: .zero, to: CGPoint(x: 1, y: 2), milliseconds: 300), .pressReturn,
      .swipe(from: .zero, to: CGPoint(x: 2, y: 1), milliseconds: 300), .tap(.text("More")),
    ]
    var record = StepRecord()
    for (index, step) in steps.enumerated() {
      #expect(record.count == index)
      record.append(step)
    }
    #expect(record.steps == steps)
  }

  @Test func `Each step is announced with the number of those before it`() throws {
    var numbers: [Int] = []
    try XCUIApplication(rootViewController: UIViewController()).monkey(seed: 1, steps: 5) { numbers.append($0) }
    #expect(numbers == [0, 1, 2, 3, 4])
  }

  @Test func `A controller that outlives its screen is found at the end, when the time has passed that it may take`()
    throws
  {
    let app = XCUIApplication(rootViewController: PresentingController())
    let finding = try #require(throws: MonkeyFinding.self) { try app.monkey(seed: 1, steps: 60) }
    #expect(finding.kind == .leak && finding.text.hasPrefix("KeptController has left the screen"))
  }

  /// Presents a card that holds itself.
  private final class PresentingController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Show") { [weak self] _ in self?.show() })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      view.addSubview(button)
    }

    private func show() { present(KeptController(), animated: true) }
  }

  private final class KeptController: UIViewController {
    private var keep: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      keep = { self.title = "kept" }
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Done") { _ in self.dismiss(animated: true) })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      view.addSubview(button)
    }
  }
}
