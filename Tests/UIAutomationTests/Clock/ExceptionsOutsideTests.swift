import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// Exceptions that no driver call throws (W86).
@MainActor @Suite struct ExceptionsOutsideTests {
  @Test func `W86 Without an app it fails the test with UIKit's text, and the process goes on`() {
    withKnownIssue {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    } matching: { issue in
      "\(issue)".contains("unable to dequeue a cell with identifier none")
    }
  }

  @Test func `W86 Beside an app that runs it fails the test, and the app is dead`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    withKnownIssue {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    } matching: { issue in
      "\(issue)".contains("unable to dequeue a cell with identifier none")
    }
    #expect(!app.isRunning)
  }

  @Test func `W86 In a task while the test waits it fails the test`() async throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try await withKnownIssue {
      try app.run {
        Task {
          try await Task.sleep(for: .seconds(1))
          _ = UIView().perform("missing")
        }
      }
      try await Task.sleep(for: .seconds(2))
    } matching: { issue in
      "\(issue)".contains("missing]: unrecognized selector sent to instance")
    }
    #expect(!app.isRunning)
  }
}
