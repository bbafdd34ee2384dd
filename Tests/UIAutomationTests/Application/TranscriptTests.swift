import Foundation
import PlainviewUIAutomation
import Testing
import UIKit
import _Testing_UIKit

/// The transcript of a run: the order in which UIKit calls delegates and targets.
@MainActor @Suite struct TranscriptTests {
  private final class Screen: UIViewController, UITextFieldDelegate, UIGestureRecognizerDelegate {
    override class var actions: ActionTable {
      ["send:": .init(Screen.send), "changed:": .init(Screen.changed), "tapped": .init(Screen.tapped)]
    }
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let button = UIButton(frame: CGRect(x: 20, y: 160, width: 100, height: 44))
    let card = UIView(frame: CGRect(x: 20, y: 240, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Name"
      field.delegate = self
      field.addTarget(self, action: Selector("changed:"), for: .editingChanged)
      button.setTitle("Send", for: .normal)
      button.addTarget(self, action: Selector("send:"), for: .touchUpInside)
      card.accessibilityIdentifier = "card"
      let tap = UITapGestureRecognizer(target: self, action: Selector("tapped"))
      tap.delegate = self
      card.addGestureRecognizer(tap)
      for part in [field, button, card] { view.addSubview(part) }
    }

    private func send(_ sender: UIButton) { field.resignFirstResponder() }
    private func changed(_ sender: UITextField) {}
    private func tapped() {}

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  private func launchedApp() throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: Screen())
    app.recordsTranscript = true
    try app.launch()
    return app
  }

  /// The lines of what happens in a part of the run, without times and without layout.
  private func lines(_ app: XCUIApplication, _ body: () throws -> Void) throws -> [String] {
    app.clearTranscript()
    try body()
    return lines(app).filter { !$0.hasPrefix("layout") }
  }

  private func lines(_ app: XCUIApplication) -> [String] {
    app.transcript.split(separator: "\n").map { String($0.dropFirst(10)) }
  }

  @Test func `V3 a launch shows the controller's callbacks, each once, with the layout before the last one`() throws {
    let app = try launchedApp()
    let lines = lines(app)
    #expect(
      lines.filter { !$0.hasPrefix("layout") } == [
        "controller    Screen loadView", "controller    Screen viewDidLoad", "controller    Screen viewWillAppear",
        "controller    Screen viewIsAppearing", "controller    Screen viewDidAppear",
      ])
    #expect(lines.last == "controller    Screen viewDidAppear")
    #expect(lines.dropLast().last?.hasPrefix("layout        UIWindow: ") ?? false)
    #expect(app.transcript.hasPrefix("   0.000  controller"))
  }

  @Test func `L1 a layout pass shows how many views it called`() throws {
    let app = try launchedApp()
    app.clearTranscript()
    try app.run { app.window?.rootViewController?.view.setNeedsLayout() }
    #expect(lines(app) == ["layout        UIWindow: 1 view"])
  }

  @Test func `A tap on a button is a touch, what it hit, and the action with what it led to`() throws {
    let app = try launchedApp()
    let lines = try lines(app) { try app.buttons["Send"].tap() }
    #expect(
      lines.prefix(5) == [
        "touch         finger 0 began at (70, 182)", "hit           UIButton 'Send'",
        "touch         finger 0 ended at (70, 182)", "action        UIButton 'Send' sends touchUpInside",
        "action        -> Screen send:",
      ])
  }

  @Test func `G10 a recognizer shows its delegate's answer, its state and its action`() throws {
    let app = try launchedApp()
    let lines = try lines(app) { try app.otherElements["card"].tap() }
    #expect(
      lines == [
        "touch         finger 0 began at (70, 290)", "hit           UIView 'card'",
        "touch         finger 0 ended at (70, 290)",
        "delegate      Screen gestureRecognizerShouldBegin(UITapGestureRecognizer of UIView 'card') = true",
        "recognizer    UITapGestureRecognizer of UIView 'card' possible -> ended", "action        -> Screen tapped",
      ])
  }

  @Test func `T5 a key shows the question with range and answer, the text and the event`() throws {
    let app = try launchedApp()
    try app.textFields["Name"].tap()
    let lines = try lines(app) { try app.typeKeys("kx") }
    #expect(
      lines == [
        "delegate      Screen textField(UITextField 'Name', shouldChangeCharactersIn: {0, 0}, replacementString: \"k\") = true",
        "text          UITextField 'Name': \"k\"", "action        UITextField 'Name' sends editingChanged",
        "action        -> Screen changed:",
        "delegate      Screen textField(UITextField 'Name', shouldChangeCharactersIn: {1, 0}, replacementString: \"x\") = false",
      ])
  }

  @Test func `The focus, and what an action led to, stands one level deeper`() throws {
    let app = try launchedApp()
    try app.textFields["Name"].tap()
    let lines = try lines(app) { try app.buttons["Send"].tap() }
    #expect(lines.contains("action        -> Screen send:"))
    #expect(lines.contains("focus           nobody"))
  }

  @Test func `The same run gives the same transcript, time included`() throws {
    func run() throws -> String {
      let app = try launchedApp()
      try app.textFields["Name"].tap()
      try app.typeKeys("Ada\n")
      try app.buttons["Send"].doubleTap()
      try app.otherElements["card"].press(forDuration: 1)
      return app.transcript
    }
    let first = try run()
    #expect(first.split(separator: "\n").count > 30)
    for _ in 0..<5 { #expect(try run() == first) }
  }

  @Test func `Nothing is written down unless it was asked for`() throws {
    let app = XCUIApplication(rootViewController: Screen())
    try app.launch()
    try app.buttons["Send"].tap()
    #expect(app.transcript.isEmpty)
  }
}
