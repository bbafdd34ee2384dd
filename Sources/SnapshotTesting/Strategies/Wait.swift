public import Foundation
import PlainviewXCTest

extension Snapshotting {
  /// Lets a time pass before a strategy is used, in seconds: of the app's clock where a driver runs one, real ones else.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let passed = XCTestExpectation(description: "Wait")
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { passed.fulfill() }
        _ = XCTWaiter.wait(for: [passed], timeout: duration + 1)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
