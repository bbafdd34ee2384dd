import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// Races that only another order of tasks shows.
@MainActor @Suite struct OrderAuditTests {
  /// Shows the later of two answers.
  private final class RacingScreen: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      for text in ["first", "second"] {
        Task { label.text = await Task.detached { text }.value }
      }
    }
  }

  @Test func `W28 A planted race is found, the same in every audit`() throws {
    var found: Set<String> = []
    for _ in 0..<20 {
      let app = XCUIApplication(rootViewController: RacingScreen())
      let error = #expect(throws: OrderDependence.self) { try app.audit(runs: 20) { try $0.settle() } }
      found.insert(error?.description ?? "none")
      #expect(error?.usual.contains { $0.hasPrefix("> ") && $0.contains("second") } == true)
      #expect(error?.other.contains { $0.hasPrefix("> ") && $0.contains("first") } == true)
    }
    #expect(found.count == 1)
  }

  @Test func `W28 Tasks that do not depend on each other are left in peace`() throws {
    let app = XCUIApplication(rootViewController: LoadingScreen())
    try app.audit { app in
      try app.run {
        let screen = app.window?.rootViewController as? LoadingScreen
        for _ in 0..<3 { screen?.load() }
      }
      try app.settle()
    }
    #expect(!app.recordsTranscript)
  }

  @Test func `W28 What differs from run to run by itself is said to do so`() throws {
    var count = 0
    let app = XCUIApplication(rootViewController: UIViewController())
    let error = #expect(throws: OrderDependence.self) {
      try app.audit { app in
        count += 1
        try app.run { app.window?.rootViewController?.view.accessibilityIdentifier = "run \(count)" }
        try app.run {
          let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
          label.text = "run \(count)"
          app.window?.rootViewController?.view.addSubview(label)
        }
      }
    }
    #expect(error?.seed == nil)
    #expect(error?.description.hasPrefix("Two runs in the same order differ at event ") == true)
  }
}
