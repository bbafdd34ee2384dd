public import Foundation
public import PlainviewUIAutomation
import PlainviewXCTest

/// What an app needs the user's permission for.
public typealias XCUIProtectedResource = PlainviewUIAutomation.XCUIProtectedResource

/// The app that a UI test drives, with XCUITest's calls: a call that fails fails the test, and needs no `try`.
///
/// The app is the delegate's class that `@main` or `@UIApplicationMain` marks in a target that the test target depends on.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
  /// Whether the app runs, and where; raw values are XCTest's.
  public enum State: UInt, Sendable {
    /// The states from unknown to running in the foreground, in XCTest's order.
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  private let bundleIdentifier: String?

  /// The app that the tests belong to.
  public nonisolated init() {
    bundleIdentifier = nil
    super.init { try AppUnderTest.driver(nil) }
  }

  /// An app by its bundle identifier. In a program that holds only one app it is that one.
  public nonisolated init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    super.init { try AppUnderTest.driver(bundleIdentifier) }
  }

  private func driver() throws -> AppUnderTest.Driver { try AppUnderTest.driver(bundleIdentifier) }

  /// Forgets what the user answered to the app's request for permission, so that the user is asked again.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    try? driver().resetAuthorizationStatus(for: resource)
  }

  /// Looks for accessibility problems on the screen; each for which the closure does not return true fails the test.
  open func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let step = Step(file, line)
    for issue in step([], { try driver().accessibilityIssues(for: auditTypes) }) {
      if let issueHandler, try issueHandler(XCUIAccessibilityAuditIssue(issue)) { continue }
      step.fail(issue.description)
    }
  }

  // MARK: Life

  /// What the app is launched with.
  open var launchArguments: [String] = []
  /// The environment variables that the app is launched with; empty by default.
  open var launchEnvironment: [String: String] = [:]

  /// Starts the app anew; one that runs is ended.
  open func launch(file: StaticString = #filePath, line: UInt = #line) {
    Step(file, line)(()) {
      let driver = try driver()
      driver.launchArguments = launchArguments
      driver.launchEnvironment = launchEnvironment
      try AppUnderTest.noteLaunch(of: driver, bundleIdentifier)
      try driver.launch()
    }
  }

  /// Ends the app as the user does in the app switcher.
  open func terminate() { try? driver().terminate() }

  /// Brings the app to the foreground; launches it if it does not run.
  open func activate(file: StaticString = #filePath, line: UInt = #line) {
    guard state == .notRunning else { return Step(file, line)(()) { try driver().activate() } }
    launch(file: file, line: line)
  }

  /// Opens a URL with the app.
  open func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    Step(file, line)(()) {
      let driver = try driver()
      try AppUnderTest.noteLaunch(of: driver, bundleIdentifier)
      try driver.open(url)
    }
  }

  /// The state of the app now; `.notRunning` when there is no app to run.
  open var state: State { (try? driver()).flatMap { State(rawValue: $0.state.rawValue) } ?? .notRunning }

  /// Lets virtual time pass until the app is in a state, for `timeout` seconds at most; false when it is not then.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    guard let driver = try? driver(), let driverState = AppUnderTest.Driver.State(rawValue: state.rawValue) else {
      return false
    }
    return driver.wait(for: driverState, timeout: timeout)
  }
}
