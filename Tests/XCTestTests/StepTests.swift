import Foundation
import PlainviewXCTest
import Testing
// The kinds of elements are the driver's; its classes have the names of those that are tested.
import struct PlainviewUIAutomation.XCUIKeyboardKey
import PlainviewUIKit
import XCUIAutomation

/// Calls of UI tests that fail, without `try`.
@MainActor @Suite(.serialized) struct StepTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      button.setTitle("Go", for: .normal)
      button.addAction(
        UIAction { _ in controller.perform(Selector("missing")) }, for: .touchUpInside)
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
      let isFirst = !UserDefaults.standard.bool(forKey: "wasLaunched")
      UserDefaults.standard.set(true, forKey: "wasLaunched")
      label.text = (ProcessInfo.processInfo.arguments.dropFirst() + (isFirst ? [] : ["again"])).joined(separator: " ")
      [button, label].forEach(controller.view.addSubview)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private func run(_ body: @escaping @MainActor (NotingTestCase, XCUIApplication) -> Void) -> RecordedTest.Outcome {
    RecordedTest.run { test in
      nonisolated(unsafe) let test = test
      MainActor.assumeIsolated {
        // Other tests have other apps.
        __AppUnderTest.delegate = AppDelegate.self
        let app = XCUIApplication()
        app.launchArguments = ["-mode", "test"]
        app.launch()
        body(test, app)
      }
    }
  }

  @Test func `A step that fails is a failure at its line, and the test goes on`() {
    let line = #line + 2
    let outcome = run { test, app in
      app.buttons["Gone"].tap()
      test.notes.append("\(app.staticTexts["-mode test"].exists)")
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures.first?.hasPrefix("StepTests.swift:\(line): No button \"Gone\" is on the screen.") == true)
    #expect(outcome.notes == ["setUp", "true", "tearDown"])
  }

  @Test func `What an audit finds and the test does not accept are failures at its line`() {
    let line = #line + 3
    let outcome = run { test, app in
      var accepted: [String] = []
      try? app.performAccessibilityAudit(for: [.dynamicType, .hitRegion])
      try? app.performAccessibilityAudit(for: .dynamicType) { issue in
        accepted.append("\(issue.compactDescription): \(issue.element?.label ?? "")")
        return issue.auditType == .dynamicType
      }
      test.notes += accepted
    }
    #expect(outcome.failures.count == 1)
    #expect(
      outcome.failures.first?.hasPrefix("StepTests.swift:\(line): Dynamic Type font sizes are unsupported: ") == true)
    #expect(outcome.notes == ["setUp", "Dynamic Type font sizes are unsupported: -mode test", "tearDown"])
  }

  @Test func `It ends a test that does not continue after failures`() {
    let outcome = run { test, app in
      test.continueAfterFailure = false
      app.buttons["Gone"].tap()
      test.notes.append("not reached")
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.notes == ["setUp", "tearDown"])
  }

  @Test func `An attribute of nothing is a failure where it is asked for`() {
    let line = #line + 2
    let outcome = run { test, app in
      test.notes.append(app.buttons["Gone"].label)
    }
    #expect(outcome.failures.first?.hasPrefix("StepTests.swift:\(line): No button \"Gone\"") == true)
    #expect(outcome.notes == ["setUp", "", "tearDown"])
  }

  @Test func `An exception of the app is a failure of the step that led to it, and a launch begins anew`() {
    let outcome = run { test, app in
      app.buttons["Go"].tap()
      test.notes.append("\(app.state == .notRunning)")
      app.launch()
      test.notes.append("\(app.buttons["Go"].exists)")
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures.first?.contains("missing]: unrecognized selector sent to instance") == true)
    #expect(outcome.notes == ["setUp", "true", "true", "tearDown"])
  }

  @Test func `Each test gets the app as new, and every proxy of a test means the same`() {
    for _ in 0..<2 {
      let outcome = run { test, app in
        XCTAssertTrue(XCUIApplication().staticTexts["-mode test"].exists)
        XCTAssertEqual(XCUIApplication(bundleIdentifier: "com.example.app").state, .runningForeground)
        app.launch()
        XCTAssertTrue(app.staticTexts["-mode test again"].exists)
      }
      #expect(outcome.failures.isEmpty)
    }
  }

  @Test func `The system's apps show nothing, and cannot be launched`() {
    let outcome = run { test, _ in
      let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      XCTAssertFalse(home.alerts.buttons["Allow"].waitForExistence(timeout: 1))
      XCTAssertFalse(home.icons["App"].exists)
      home.launch()
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures.first?.contains("com.apple.springboard is one of the system's apps") == true)
  }

  @Test func `Kinds that no view here is find nothing`() {
    let outcome = run { _, app in
      XCTAssertEqual(app.webViews.count, 0)
      XCTAssertFalse(app.touchBars.firstMatch.exists)
      XCTAssertEqual(app.buttons.firstMatch.elementType, .button)
      XCTAssertEqual(XCUIElement.ElementType.button.rawValue, 9)
      XCTAssertEqual(XCUIElement.ElementType.cell.rawValue, 75)
      XCTAssertEqual(XCUIElement.ElementType.statusItem.rawValue, 82)
    }
    #expect(outcome.failures.isEmpty)
  }
}
