import AlertBuilder
import Testing
import UIKit

/// A custom alert that a builder makes and presents, with everything that can go wrong with it.
@MainActor @Suite struct AlertBuilderTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func launched(
    _ style: UIModalPresentationStyle = .overFullScreen, builder: ((UIViewController) -> AlertBuilder)? = nil
  ) throws -> (XCUIApplication, StartViewController) {
    let start = StartViewController()
    start.presentationStyle = style
    start.log = { [log] in log.lines.append($0) }
    if let builder { start.makeBuilder = builder }
    let app = XCUIApplication(rootViewController: start)
    app.recordsTranscript = true
    try app.launch()
    try app.settle()
    return (app, start)
  }

  private func alert(_ start: StartViewController) throws -> CustomAlertController {
    try #require(start.presentedViewController as? CustomAlertController)
  }

  /// How the app's own process describes its controllers.
  private func texts(_ app: XCUIApplication, _ controllers: UIViewController...) throws -> [String] {
    try app.run { controllers.map { "\($0)" } }
  }

  // MARK: 4.1

  @Test("4.1, V7: over the full screen the alert comes once, and its presenter never knew")
  func alertOverTheScreen() throws {
    let (app, start) = try launched()
    assertSnapshot(of: app, as: .ascii, named: "shown")
    try app.buttons["확인"].tap()
    #expect(log.lines == ["확인 버튼 클릭"])
    #expect(start.presentedViewController == nil)
    #expect(start.appearances == 1)
    assertSnapshot(of: app, as: .events, named: "events")
  }

  @Test func `4.1, V6: over a covered screen the alert comes back after every dismissal`() throws {
    let (app, start) = try launched(.fullScreen)
    try app.buttons["확인"].tap()
    try app.settle()
    #expect(start.appearances == 2)
    #expect(start.presentedViewController is CustomAlertController)
    try app.buttons["확인"].tap()
    try app.settle()
    #expect(start.appearances == 3)
    #expect(log.lines.count == 2)
  }

  // MARK: 4.2

  /// The slip of setting the parts of an action that is not there yet.
  private final class SlippingBuilder: AlertBuilder {
    override func addConfirmAction(_ text: String, handler: (() -> Void)?) -> Self {
      confirmAction?.text = text
      confirmAction?.handler = handler
      return self
    }
  }

  @Test("4.2: an action that is set part by part on nil leaves the button empty and says nothing")
  func actionSetOnNil() throws {
    let (app, start) = try launched(builder: { SlippingBuilder(over: $0) })
    #expect(try alert(start).confirmAction == nil)
    assertSnapshot(of: app, as: .ascii, named: "empty-button")
    try app.buttons["confirm"].tap()
    #expect(log.lines.isEmpty)
    #expect(start.presentedViewController == nil)
  }

  // MARK: 4.3

  @Test func `4.3: the title's own constraint wins over the stack's, which is logged once`() throws {
    let (app, start) = try launched()
    let alert = try alert(start)
    let stack = try #require(alert.view.subviews.first as? UIStackView)
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(stack.frame.width == 312)
    #expect(stack.frame.midX == alert.view.bounds.midX)
    #expect(abs(stack.frame.midY - alert.view.bounds.midY) < 0.5)
    #expect(frames.map(\.minX) == [18, 18, 18])
    #expect(frames[0].minY == 24)
    #expect(abs(frames[1].minY - frames[0].maxY - 12) < 0.01)
    #expect(abs(frames[2].minY - frames[1].maxY - 24) < 0.01)
    #expect(frames[2].size == CGSize(width: 276, height: 44))
    #expect(abs(frames[2].maxY - stack.bounds.height) < 0.01)
    let conflicts = app.console.filter { $0.contains("Unable to simultaneously satisfy constraints") }
    #expect(conflicts.count == 1)
    let lines = conflicts[0].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let listed = lines.filter { $0.hasPrefix("\"<") }
    #expect(listed.count == 2)
    #expect(
      listed.contains {
        $0.contains("'UISV-canvas-connection' UIStackView:0x") && $0.contains(".top == UILabel:0x")
          && $0.contains(#"\Uc54c\Ub9bc\Uc744 \Ud655\Uc778\Ud574\Uc8fc\Uc138\Uc694."#)
      })
    let broken = try #require(lines.last { $0.hasPrefix("<NSLayoutConstraint") })
    #expect(broken.contains("'UISV-canvas-connection'") && broken.contains("알림을 확인해주세요."))
  }

  // MARK: 4.4 to 4.6

  @Test func `4.4: the alert outlives its builder`() throws {
    weak var builder: AlertBuilder?
    let (app, start) = try launched(builder: {
      let new = AlertBuilder(over: $0)
      builder = new
      return new
    })
    #expect(builder == nil)
    #expect(app.buttons["확인"].exists)
    #expect(try alert(start).view.window != nil)
  }

  @Test func `4.5: the same alert cannot be presented twice`() throws {
    let (app, start) = try launched()
    let alert = try alert(start)
    let texts = try texts(app, alert, start)
    let error = try #require(throws: UncaughtException.self) {
      try app.run { start.present(alert, animated: false) }
    }
    #expect(error.name == "NSInvalidArgumentException")
    #expect(
      error.reason
        == "Application tried to present modally a view controller \(texts[0]) that is already being presented by "
        + "\(texts[1]).")
  }

  @Test func `4.5b, V11: a second alert over the same screen is refused with a warning`() throws {
    let (app, start) = try launched()
    let first = try alert(start)
    let second = AlertBuilder(over: start).setTitle("둘")
    try app.run { second.present() }
    #expect(start.presentedViewController === first)
    let texts = try texts(app, second.alert, start, first)
    #expect(
      app.console.last
        == "[Presentation] Attempt to present \(texts[0]) on \(texts[1]) (from \(texts[1])) which is already presenting "
        + "\(texts[2]).")
  }

  @Test func `4.6, V11: before the screen is in a window nothing is presented`() throws {
    let (app, _) = try launched()
    try app.run {
      let loose = UIViewController()
      let builder = AlertBuilder(over: loose).setTitle("하나").present()
      #expect(loose.presentedViewController == nil)
      #expect(
        app.console.last
          == "[Presentation] Attempt to present \(builder.alert) on \(loose) (from \(loose)) whose view is not in the window "
          + "hierarchy.")
    }
  }

  // MARK: 4.7 and 4.8

  @Test func `4.7, S1: a button whose method is not registered fails as an unrecognized selector does`() throws {
    let (app, _) = try launched(builder: {
      let builder = AlertBuilder(over: $0)
      builder.alert.confirmSelector = Selector("confirmTapped")
      return builder
    })
    let error = try #require(throws: UncaughtException.self) { try app.buttons["확인"].tap() }
    #expect(
      error.reason.hasPrefix(
        "-[AlertBuilder.CustomAlertController confirmTapped]: unrecognized selector sent to instance 0x"))
    #expect("\(error)".contains("Nearest names that it has: confirmButtonTapped"))
  }

  @Test func `4.8: a tap beside the alert's box hits the alert's own view, and nothing happens`() throws {
    let (app, start) = try launched()
    let alert = try alert(start)
    try app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()
    #expect(alert.view.hitTest(CGPoint(x: 195, y: 84), with: nil) === alert.view)
    #expect(start.presentedViewController === alert)
    #expect(log.lines.isEmpty)
  }
}
