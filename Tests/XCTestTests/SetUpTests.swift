import Foundation
import PlainviewRuntime
import PlainviewXCTest
import Testing
import UIKit

/// The surroundings of a test: helpers, suites, set-ups, and the time that passes while it waits.
@MainActor @Suite struct SetUpTests {
  private final class Helper: XCTestCase {
    func check(_ value: Int) { XCTAssertEqual(value, 1) }
  }

  @Test func `A helper that asserts is made without a name`() {
    let helper = Helper()
    helper.check(1)
    #expect(helper.name.hasPrefix("Helper"))
  }

  @Test func `A class that no run has holds no tests`() {
    #expect(Helper.defaultTestSuite.testCaseCount == 0)
    #expect(Helper.defaultTestSuite.name == "Helper")
  }

  /// That this compiles in the mode of Swift 6 is what is tested.
  @MainActor private class IsolatedCase: XCTestCase {
    override func setUp() async throws { try await super.setUp() }
    override func tearDown() async throws { try await super.tearDown() }
  }

  @Test func `A class of the main actor calls the set-up above it`() async throws {
    try await IsolatedCase().setUp()
  }

  @Test func `Animations of no app end while a test waits`() async {
    let time = HostTime()
    defer { time.stop() }
    let view = UIView()
    var ended: [String] = []
    await withCheckedContinuation { isOver in
      UIView.animate(withDuration: 0.1) {
        view.alpha = 0
      } completion: { _ in
        ended.append("long")
        isOver.resume()
      }
      UIView.animate(withDuration: 0.05) {
        view.backgroundColor = .red
      } completion: { _ in
        ended.append("short")
      }
      #expect(ended.isEmpty)
    }
    #expect(ended == ["short", "long"])
  }

  @Test func `What waits for the end of a turn of no app comes while a test waits`() async {
    let time = HostTime()
    defer { time.stop() }
    await withCheckedContinuation { isOver in
      CATransaction.begin()
      CATransaction.setCompletionBlock { isOver.resume() }
      UINavigationController(rootViewController: UIViewController())
        .pushViewController(UIViewController(), animated: false)
      CATransaction.commit()
    }
  }
}
