import PlainviewUIAutomation
public import Foundation
public import PlainviewXCTest

/// What tests do about alerts that come between a step and its element.
@MainActor enum Interruptions {
  struct Monitor {
    let token: Token
    let handler: (XCUIElement) -> Bool
  }

  final class Token: NSObject {}

  private static var monitors: [Monitor] = []
  private static weak var owner: XCTestCase?
  private static var isHandling = false

  static func add(_ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
    forgetThoseOfOtherTests()
    let token = Token()
    monitors.append(Monitor(token: token, handler: handler))
    return token
  }

  static func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0.token === token } }

  private static func forgetThoseOfOtherTests() {
    guard owner !== XCTestCase.current else { return }
    owner = XCTestCase.current
    monitors = []
  }

  /// Runs a step; if an alert blocks it, asks the monitors, the last one first, and runs it once more.
  static func handling<Result>(_ body: @MainActor () throws -> Result) throws -> Result {
    do { return try body() } catch let error as ElementError {
      guard case .notHittable = error, !isHandling, remove() else { throw error }
      return try body()
    }
  }

  private static func remove() -> Bool {
    forgetThoseOfOtherTests()
    guard !monitors.isEmpty, let app = AppUnderTest.launched else { return false }
    let alert = app.alerts.firstMatch
    guard alert.exists else { return false }
    isHandling = true
    defer { isHandling = false }
    let element = XCUIElement { alert }
    return monitors.reversed().contains { $0.handler(element) }
  }
}

extension XCTestCase {
  /// Adds a handler for alerts that block a step; it returns whether it has handled the alert, and the step is
  /// tried once more then. The monitor is there until the end of the test.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    Interruptions.add(handler)
  }

  /// Removes a monitor that `addUIInterruptionMonitor(withDescription:handler:)` has returned.
  @preconcurrency @MainActor public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    Interruptions.remove(monitor)
  }
}
