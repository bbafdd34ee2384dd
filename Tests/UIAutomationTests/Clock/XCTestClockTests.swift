import Foundation
import PlainviewUIAutomation
import UIKit
import XCTest

/// XCTest's own idioms on the app's clock (W24).
final class XCTestClockTests: XCTestCase {
  /// A synchronous test runs on the main thread; its methods are not the main actor's in this mode of the language.
  private func onMainActor(_ body: @MainActor (XCTestClockTests) throws -> Void) throws {
    nonisolated(unsafe) let test = self
    try MainActor.assumeIsolated { try body(test) }
  }

  @MainActor private func launched() throws -> (XCUIApplication, LoadingScreen) {
    let screen = LoadingScreen()
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    return (app, screen)
  }

  func testW24_waitTakesVirtualTime() throws {
    try onMainActor { test in
      let (app, _) = try test.launched()
      let start = clock()
      let done = test.expectation(description: "loaded")
      try app.run {
        Task {
          try await Task.sleep(for: .seconds(3))
          done.fulfill()
        }
      }
      test.wait(for: [done], timeout: 5)
      XCTAssertEqual(try app.run { UIApplication.shared.clock.now }, 3, accuracy: 1e-6)
      XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 0.5)
    }
  }

  func testW24_invertedExpectationLooksNoFurtherThanItsTimeout() throws {
    try onMainActor { test in
      let (app, screen) = try test.launched()
      let late = test.expectation(description: "not within 0.1 s")
      late.isInverted = true
      try app.run {
        Task {
          try await Task.sleep(for: .seconds(1))
          late.fulfill()
          screen.note("late")
        }
      }
      test.wait(for: [late], timeout: 0.1)
      XCTAssertEqual(screen.log, [])
    }
  }

  func testW24_waitSeesWorkOfThreadsAndQueues() throws {
    try onMainActor { test in
      let (app, _) = try test.launched()
      defer { withExtendedLifetime(app) {} }
      let thread = test.expectation(description: "thread")
      Thread.detachNewThread {
        usleep(50_000)
        thread.fulfill()
      }
      test.wait(for: [thread], timeout: 5)
      let queue = test.expectation(description: "queue")
      DispatchQueue.global().async {
        usleep(20_000)
        DispatchQueue.main.async { queue.fulfill() }
      }
      test.wait(for: [queue], timeout: 5)
    }
  }

  func testW24_animationsEndWhileATestWaits() throws {
    try onMainActor { test in
      let (app, screen) = try test.launched()
      defer { withExtendedLifetime(app) {} }
      let shown = test.expectation(description: "shown")
      UIView.animate(withDuration: 0.4) {
        screen.label.alpha = 0
      } completion: { _ in
        shown.fulfill()
      }
      test.wait(for: [shown], timeout: 1)
    }
  }

  func testW24_runLoopRunUntil() throws {
    try onMainActor { test in
      let (app, screen) = try test.launched()
      defer { withExtendedLifetime(app) {} }
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(100))
        screen.note("task")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { MainActor.assumeIsolated { screen.note("after") } }
      _ = Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { _ in
        MainActor.assumeIsolated { screen.note("timer") }
      }
      RunLoop.main.run(until: Date() + 0.2)
      XCTAssertEqual(screen.log, ["after 0.050", "task 0.100", "timer 0.150"])
    }
  }

  @MainActor func testW24_fulfillmentOfAnAsyncTest() async throws {
    let (app, screen) = try launched()
    defer { withExtendedLifetime(app) {} }
    let done = expectation(description: "loaded")
    try app.run {
      Task {
        try await Task.sleep(for: .seconds(3))
        screen.note("done")
        done.fulfill()
      }
    }
    await fulfillment(of: [done], timeout: 5)
    XCTAssertEqual(screen.log, ["done 3"])
  }
}
