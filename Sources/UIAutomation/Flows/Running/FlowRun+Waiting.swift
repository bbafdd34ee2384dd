import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  /// The clock of the app; nil when it does not run.
  var clock: VirtualClock? { process?.enter { UIApplication.shared.clock } }
}

extension FlowRun {
  /// The interval at which a wait checks, in seconds of virtual time.
  private static let poll: TimeInterval = 0.05

  /// Tries again while virtual time passes; throws the last problem when time is up or nothing is due any more.
  func waiting<Result>(upTo limit: TimeInterval, _ attempt: (XCUIApplication) throws -> Result) throws -> Result {
    let app = try app()
    try app.advance(by: 0)
    let start = app.clock?.now ?? 0
    var changes: ScreenChanges?
    app.waiting = nil
    while true {
      do {
        return try attempt(app)
      } catch let problem where problem is FlowFindingProblem || problem is ElementError {
        let before = changes ?? ScreenChanges(of: app)
        changes = before
        if try pass(until: start + limit) { continue }
        let waited = (app.clock?.now ?? start) - start
        if waited > 0 { app.noteWaiting(before, seconds: waited) }
        throw problem
      }
    }
  }

  /// Lets time pass to what is due next; false when nothing is, or the deadline is reached.
  private func pass(until deadline: TimeInterval) throws -> Bool {
    guard let app = application, let clock = app.clock, let next = clock.nextEventTime, clock.now < deadline else {
      return false
    }
    try app.advance(by: min(max(next, clock.now + Self.poll), deadline) - clock.now)
    return true
  }

  /// The one element that a selector means.
  func element(_ selector: FlowSelector, _ patience: TimeInterval) throws -> UIView {
    let selector = try evaluated(selector)
    return try waiting(upTo: patience) { _ in try self.find(selector) }
  }

  func find(_ selector: FlowSelector) throws(FlowFindingProblem) -> UIView {
    guard let finder else { throw .notFound(selector) }
    return try finder.element(selector)
  }

  func waitUntilVisible(_ selector: FlowSelector, _ patience: TimeInterval) throws {
    try waiting(upTo: patience) { _ in try self.checkIsVisible(selector) }
  }

  func waitUntilGone(_ selector: FlowSelector, _ patience: TimeInterval) throws {
    try waiting(upTo: patience) { app in try self.checkIsGone(selector, in: app) }
  }

  /// Waits until one element is there and another one is not.
  func wait(_ visible: FlowSelector?, _ notVisible: FlowSelector?, _ patience: TimeInterval) throws {
    let (visible, notVisible) = (try visible.map(evaluated), try notVisible.map(evaluated))
    try waiting(upTo: patience) { app in
      if let visible { try self.checkIsVisible(visible) }
      if let notVisible { try self.checkIsGone(notVisible, in: app) }
    }
  }

  private func checkIsVisible(_ selector: FlowSelector) throws {
    if try elements(selector).isEmpty { throw FlowFindingProblem.notFound(selector) }
  }

  private func checkIsGone(_ selector: FlowSelector, in app: XCUIApplication) throws {
    let found = try elements(selector)
    if !found.isEmpty { throw FlowFindingProblem.stillVisible(selector, found.map { app.text(of: $0) }) }
  }

  private func elements(_ selector: FlowSelector) throws(FlowFindingProblem) -> [UIView] {
    try finder?.elements(selector) ?? []
  }

  /// Lets time pass until nothing is due, or the time is up.
  func waitForIdle(_ patience: TimeInterval) throws {
    let app = try app()
    try app.advance(by: 0)
    let deadline = (app.clock?.now ?? 0) + patience
    while try pass(until: deadline) {}
  }
}
