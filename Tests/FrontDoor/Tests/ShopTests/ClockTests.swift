import Testing
import UIKit

final class LoadingViewController: UIViewController {
  let label = UILabel()

  func load() {
    Task {
      let text = await Task.detached {
        try? await Task.sleep(for: .seconds(300), tolerance: .seconds(1))
        return "loaded"
      }.value
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.label.text = text }
    }
  }
}

/// The shared library drives the clock of the program that loads it.
@MainActor @Suite struct ClockTests {
  @Test func loadingTakesVirtualTime() throws {
    let screen = LoadingViewController()
    let app = XCUIApplication(rootViewController: screen)
    app.timeZone = TimeZone(identifier: "Asia/Tokyo")
    try app.launch()
    try app.run { screen.load() }
    let settlement = try app.settle(within: 1000)
    #expect(settlement.isSettled && settlement.elapsed == 305)
    #expect(screen.label.text == "loaded")
    #expect(try app.run { TimeZone.current.identifier } == "Asia/Tokyo")
  }

  @Test func reportNamesWhoWaits() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run { Task { while true { try await Task.sleep(for: .seconds(1)) } } }
    let settlement = try app.settle(within: 10)
    #expect(!settlement.isSettled)
    #expect("\(settlement)".contains("Task.sleep in ClockTests.reportNamesWhoWaits(), due in 1 s"))
  }
}
