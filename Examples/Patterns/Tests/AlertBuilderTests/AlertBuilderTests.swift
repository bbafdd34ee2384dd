import AlertBuilder
import Testing
import UIKit

/// A custom alert that a builder makes and presents, with the errors that are possible.
@MainActor @Suite struct AlertBuilderTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  /// The picture of the screen and the events up to it.
  private let story = Snapshotting<XCUIApplication>.facets(.ascii, .events)
  /// The same and what was written to the console.
  private let storyAndConsole = Snapshotting<XCUIApplication>.facets(.ascii, .events, .console)

  private func launched(
    _ style: UIModalPresentationStyle = .overFullScreen, builder: ((UIViewController) -> AlertBuilder)? = nil
  ) throws -> (XCUIApplication, StartViewController) {
    let start = StartViewController()
    start.presentationStyle = style
    start.log = { [log] in log.lines.append($0) }
    if let builder { start.makeBuilder = builder }
    let app = try launched(start)
    return (app, start)
  }

  private func launched(_ start: UIViewController) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: start)
    app.recordsTranscript = true
    try app.launch()
    try app.settle()
    return app
  }

  /// The app with its alert shown; the events are recorded from then on.
  private func alertShown(
    by builder: ((UIViewController) -> AlertBuilder)? = nil
  ) throws -> (XCUIApplication, StartViewController) {
    let (app, start) = try launched(builder: builder)
    app.clearTranscript()
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
    assertSnapshot(of: app, as: story, named: "shown")
    app.clearTranscript()
    try app.buttons["확인"].tap()
    try app.settle()
    #expect(log.lines == ["확인 버튼 클릭"])
    #expect(start.presentedViewController == nil)
    #expect(start.appearances == 1)
    assertSnapshot(of: app, as: story, named: "dismissed")
  }

  @Test("4.1, V6: over a covered screen the alert comes back after every dismissal")
  func alertInsteadOfTheScreen() throws {
    let (app, start) = try launched(.fullScreen)
    assertSnapshot(of: app, as: story, named: "shown")
    app.clearTranscript()
    try app.buttons["확인"].tap()
    try app.settle()
    #expect(start.appearances == 2)
    #expect(start.presentedViewController is CustomAlertController)
    assertSnapshot(of: app, as: story, named: "shown-again")
    try app.buttons["확인"].tap()
    try app.settle()
    #expect(start.appearances == 3)
    #expect(log.lines.count == 2)
  }

  // MARK: 4.2

  /// The error of setting properties of an action that is nil.
  private final class SlippingBuilder: AlertBuilder {
    override func addConfirmAction(_ text: String, handler: (() -> Void)?) -> Self {
      confirmAction?.text = text
      confirmAction?.handler = handler
      return self
    }
  }

  @Test("4.2: an action that is set part by part on nil leaves the button empty and says nothing")
  func actionSetOnNil() throws {
    let (app, start) = try alertShown(by: { SlippingBuilder(over: $0) })
    #expect(try alert(start).confirmAction == nil)
    assertSnapshot(of: app, as: .ascii, named: "empty-button")
    try app.buttons["confirm"].tap()
    try app.settle()
    #expect(log.lines.isEmpty)
    #expect(start.presentedViewController == nil)
    assertSnapshot(of: app, as: story, named: "dismissed")
  }

  @Test("4.2: an action that is set as a whole writes once, and the alert goes afterwards")
  func actionSetAsAWhole() throws {
    let (app, start) = try alertShown()
    try alert(start).confirmAction = AlertAction(text: "확인") { [log] in
      log.lines.append("확인 버튼 클릭, the alert is \(start.presentedViewController == nil ? "gone" : "there")")
    }
    try app.buttons["확인"].tap()
    try app.settle()
    #expect(log.lines == ["확인 버튼 클릭, the alert is there"])
    #expect(start.presentedViewController == nil)
    assertSnapshot(of: app, as: story)
  }

  // MARK: 4.3

  @Test("4.3, L12: the title's own constraint wins over the stack's, by our choice, which is logged once")
  func conflict() throws {
    let (app, start) = try alertShown()
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
    #expect(app.layoutConflicts.map(\.members.count) == [2])
    assertSnapshot(of: app, as: .facets(.ascii, .layout, .console))
  }

  // MARK: 4.4 to 4.6

  @Test("4.4, M1: the alert outlives its builder")
  func builderDeallocated() throws {
    weak var builder: AlertBuilder?
    let (app, start) = try alertShown(by: {
      let new = AlertBuilder(over: $0)
      builder = new
      return new
    })
    #expect(builder == nil)
    #expect(try alert(start).view.window != nil)
    try app.buttons["확인"].tap()
    #expect(log.lines == ["확인 버튼 클릭"])
    assertSnapshot(of: app, as: story)
  }

  @Test("4.5, V11: the same alert cannot be presented twice")
  func presentedTwice() throws {
    let (app, start) = try alertShown()
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
    assertSnapshot(of: app, as: storyAndConsole)
  }

  @Test("4.5b, V11: a second alert over the same screen is refused with a warning")
  func secondAlert() throws {
    let (app, start) = try alertShown()
    let first = try alert(start)
    let second = AlertBuilder(over: start).setTitle("둘")
    try app.run { second.present() }
    #expect(start.presentedViewController === first)
    let texts = try texts(app, second.alert, start, first)
    #expect(
      app.console.last
        == "[Presentation] Attempt to present \(texts[0]) on \(texts[1]) (from \(texts[1])) which is already presenting "
        + "\(texts[2]).")
    assertSnapshot(of: app, as: storyAndConsole)
  }

  @Test("4.6, V11: before the screen is in a window nothing is presented")
  func presentedTooEarly() throws {
    let hasty = HastyViewController()
    let app = try launched(hasty)
    #expect(hasty.presentedViewController == nil)
    assertSnapshot(of: app, as: storyAndConsole)
  }

  // MARK: 4.7 and 4.8

  @Test("4.7, S1: a button whose method is not registered fails as an unrecognized selector does")
  func unregisteredAction() throws {
    let (app, _) = try alertShown(by: {
      let builder = AlertBuilder(over: $0)
      builder.alert.confirmSelector = Selector("confirmTapped")
      return builder
    })
    let error = try #require(throws: UncaughtException.self) { try app.buttons["확인"].tap() }
    #expect(error.name == "NSInvalidArgumentException")
    #expect(
      error.reason.hasPrefix(
        "-[AlertBuilder.CustomAlertController confirmTapped]: unrecognized selector sent to instance 0x"))
    #expect(log.lines.isEmpty)
    assertSnapshot(of: app, as: storyAndConsole)
  }

  @Test("4.8: a tap beside the alert's box hits the alert's own view, and nothing happens")
  func tapBesideTheBox() throws {
    let (app, start) = try alertShown()
    let alert = try alert(start)
    try app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()
    #expect(alert.view.hitTest(CGPoint(x: 195, y: 84), with: nil) === alert.view)
    #expect(start.presentedViewController === alert)
    #expect(log.lines.isEmpty)
    assertSnapshot(of: app, as: story)
  }
}

/// Presents its alert before its own view has appeared.
final class HastyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    AlertBuilder(over: self).setTitle("하나").present()
  }
}
