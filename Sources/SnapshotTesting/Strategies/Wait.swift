public import Foundation
import PlainviewXCTest

extension Snapshotting {
  /// Lets a time pass before a strategy is used, in seconds: of the app's clock where a driver runs one, real ones else.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let nothing = XCTestExpectation(description: "Wait")
        nothing.isInverted = true
        _ = XCTWaiter.wait(for: [nothing], timeout: duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
