import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// The last events, which are kept without a transcript.
@MainActor @Suite struct RecentEventsTests {
  private final class Screen: UIViewController, UITextFieldDelegate {
    override class var actions: ActionTable { ["send:": .init(Screen.send)] }
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let button = UIButton(frame: CGRect(x: 20, y: 160, width: 100, height: 44))
    let card = UIView(frame: CGRect(x: 20, y: 240, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Name"
      field.delegate = self
      button.setTitle("Send", for: .normal)
      button.addTarget(self, action: Selector("send:"), for: .touchUpInside)
      button.addTarget(self, action: Selector("sned:"), for: .touchDownRepeat)
      card.accessibilityIdentifier = "card"
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("send:")))
      for part in [field, button, card] { view.addSubview(part) }
    }

    private func send(_ sender: Any) {}

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
  }

  private func launchedApp(records: Bool = false) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: Screen())
    app.recordsTranscript = records
    try app.launch()
    return app
  }

  private func lastEvents(_ app: XCUIApplication, _ count: Int) -> [String] {
    (app.process?.lastEvents(count) ?? []).map { String($0.dropFirst(10)) }
  }

  @Test func `Touches, hits, recognizers, actions, focus, texts and refusals are kept, in the transcript's words`()
    throws
  {
    let app = try launchedApp()
    try app.textFields["Name"].tap()
    try app.typeKeys("kx")
    try app.buttons["Send"].tap()
    try app.otherElements["card"].tap()
    #expect(
      lastEvents(app, 13) == [
        "focus         UITextField 'Name'", "text          UITextField 'Name': \"k\"",
        "delegate      Screen textField(UITextField 'Name', shouldChangeCharactersIn: {1, 0}, replacementString: \"x\") = false",
        "touch         finger 0 began at (70, 182)", "hit           UIButton 'Send'",
        "touch         finger 0 ended at (70, 182)", "action        UIButton 'Send' sends touchUpInside",
        "action        -> Screen send:",
        "touch         finger 0 began at (70, 290)", "hit           UIView 'card'",
        "touch         finger 0 ended at (70, 290)",
        "recognizer    UITapGestureRecognizer of UIView 'card' possible -> ended", "action        -> Screen send:",
      ])
  }

  @Test func `They are the transcript's own when there is one`() throws {
    let app = try launchedApp(records: true)
    try app.buttons["Send"].tap()
    #expect(app.process?.lastEvents(2) == app.transcript.split(separator: "\n").suffix(2).map(String.init))
  }

  @Test func `Only so many are kept, the newest`() throws {
    let app = try launchedApp()
    for _ in 0..<20 { try app.buttons["Send"].tap() }
    #expect(app.process?.lastEvents(1000).count == RecentEvents.capacity)
    #expect(lastEvents(app, 1) == ["action        -> Screen send:"])
  }

  @Test func `They keep nobody alive`() throws {
    let app = try launchedApp()
    weak var gone: UIView?
    try app.run {
      let view = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 44))
      view.setTitle("Gone", for: .normal)
      app.window?.rootViewController?.view.addSubview(view)
      gone = view
    }
    try app.buttons["Gone"].tap()
    try app.run { gone?.removeFromSuperview() }
    #expect(gone == nil)
    #expect(lastEvents(app, 3).contains("hit           UIButton 'Gone'"))
  }

  @Test func `An exception says what happened before it, how the sender is wired, and what the class has`() throws {
    let app = try launchedApp()
    let error = #expect(throws: UncaughtException.self) { try app.buttons["Send"].doubleTap() }
    let text = try #require(error).description
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("sned:]: unrecognized selector sent to instance 0x"))
    #expect(
      lines.dropFirst().prefix(6).map { $0.replacing(/_TtC\w+/, with: "Screen") } == [
        "Nearest names that it has: send:", "Methods that it has:", "  Screen: send:",
        "To add it: override class var actions: ActionTable { [\"sned:\": .init(sned)] }", "Sent by:",
        "  UIButton 'Send' --touchDownRepeat--> Screen sned:",
      ])
    #expect(
      lines.suffix(2).map { String($0.dropFirst(12)) } == [
        "hit           UIButton 'Send'", "action        UIButton 'Send' sends touchDown, touchDownRepeat",
      ])
  }
}
