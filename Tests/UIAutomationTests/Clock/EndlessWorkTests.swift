import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// An app that never settles does not hang the driver: taps, time and waiting end, and report what is still running.
@MainActor @Suite struct EndlessWorkTests {
  enum Work: CaseIterable { case blocks, tasks, timers, notifications, layout }

  /// Does the same work again and again from the moment the button is tapped.
  private final class RestlessController: UIViewController {
    private let work: Work
    private(set) var count = 0

    init(_ work: Work) {
      self.work = work
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [weak self] _ in self?.begin() })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      view.addSubview(button)
    }

    private func begin() {
      switch work {
      case .blocks: again()
      case .tasks: Task { [weak self] in while let self { await turn() } }
      case .timers:
        _ = Timer.scheduledTimer(withTimeInterval: 0.0001, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.count += 1 }
        }
      case .notifications:
        let name = Notification.Name("again")
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
          MainActor.assumeIsolated { self?.count += 1 }
          DispatchQueue.main.async { NotificationCenter.default.post(name: name, object: nil) }
        }
        NotificationCenter.default.post(name: name, object: nil)
      case .layout: animate()
      }
    }

    private func again() {
      count += 1
      DispatchQueue.main.async { [weak self] in self?.again() }
    }

    private func turn() async {
      count += 1
      await Task.yield()
    }

    private func animate() {
      count += 1
      UIView.animate(withDuration: 0) {
        self.view.setNeedsLayout()
      } completion: { [weak self] _ in
        self?.animate()
      }
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: Work.allCases)
  func `A tap, passing time, settling and waiting for a condition end`(_ work: Work) throws {
    let controller = RestlessController(work)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.buttons["Go"].tap()
    #expect(controller.count >= 1)
    try app.advance(by: 1)
    #expect(try app.advanceToNextEvent())
    let settlement = try app.settle()
    // What repeats is not waited for.
    #expect(settlement.isSettled == (work == .timers))
    let failure = try #require(throws: WaitingFailure.self) {
      try app.settle(until: "never", within: 2) { false }
    }
    #expect(failure.waited <= 2)
    try app.buttons["Go"].tap()
    app.terminate()
  }
}
