import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// The message about elements that were not found, or were found several times.
@MainActor @Suite struct NearMissTests {
  private final class Screen: UIViewController {
    let change: @MainActor (Screen) -> Void
    let card = UIView(frame: CGRect(x: 8, y: 8, width: 144, height: 80))

    init(_ change: @escaping @MainActor (Screen) -> Void) {
      self.change = change
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      card.accessibilityIdentifier = "card"
      view.addSubview(card)
      change(self)
    }

    @discardableResult
    func button(_ title: String, at y: CGFloat, in parent: UIView? = nil) -> UIButton {
      let button = UIButton(frame: CGRect(x: 0, y: y, width: 144, height: 32))
      button.setTitle(title, for: .normal)
      (parent ?? card).addSubview(button)
      return button
    }

    @discardableResult
    func label(_ text: String, at y: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: y, width: 144, height: 16))
      label.text = text
      card.addSubview(label)
      return label
    }
  }

  /// A screen of 20 x 8 cells.
  private func app(_ change: @escaping @MainActor (Screen) -> Void) throws -> XCUIApplication {
    let device = SimulatedDevice(name: "Card", size: CGSize(width: 160, height: 128), scale: 1)
    let app = XCUIApplication(rootViewController: Screen(change), device: device)
    try app.launch()
    return app
  }

  private func error(_ body: () throws -> Void) throws -> ElementError {
    try #require(#expect(throws: ElementError.self) { try body() })
  }

  @Test func `The whole text: what comes near, where, the screen, and what happened`() throws {
    let app = try app { screen in
      screen.button("Sing in", at: 0)
      screen.label("Sign in", at: 40)
    }
    let text = try error { try app.buttons["Sign in"].tap() }.description
    #expect(
      text == """
        No button "Sign in" is on the screen.
        Near it:
          1. staticText "Sign in" at (8, 48) size 144 x 16: it is a staticText, not a button
          2. button "Sing in" at (8, 8) size 144 x 32: its text is "Sing in": "ng", not "gn"
        In the tree:
          other "card" at (8, 8) size 144 x 80
            button "Sing in" at (8, 8) size 144 x 32  <- 2
            staticText "Sign in" at (8, 48) size 144 x 16  <- 1
        The screen:
          +------------------+
          |   [ Sing in ]    |  <- 2
          |                  |
          |Sign in           |  <- 1
          |                  |
          |                  |
          |                  |
          +------------------+
        Last events:
             0.000  controller    Screen loadView
             0.000  controller    Screen viewDidLoad
             0.000  controller    Screen viewWillAppear
             0.000  controller    Screen viewIsAppearing
             0.000  controller    Screen viewDidAppear
        """)
  }

  @Test func `An element may be hidden, off the screen with its controller, or elsewhere`() throws {
    let app = try app { screen in
      screen.button("Save", at: 0).isHidden = true
      let other = UIViewController()
      screen.addChild(other)
      screen.button("Close", at: 0, in: other.view)
    }
    let hidden = try error { try app.buttons["Save"].tap() }.description
    #expect(hidden.contains("  button \"Save\" at (8, 8) size 144 x 32: it is hidden\n"))
    let off = try error { try app.buttons["Close"].tap() }.description
    #expect(off.contains(": it is not on the screen: UIViewController is not shown now\n"))
  }

  @Test(
    "A text that nearly agrees shows where it does not",
    arguments: [
      ("Sign in", "SIGN IN", "\"SIGN IN\": only upper and lower case differ"),
      ("Sign in", "Sign in!", "\"Sign in!\": the query lacks \"!\""),
      ("Sign  in", "Sign in", "\"Sign in\": the query has \" \" too much"),
      ("Sign in", "Sign\u{A0}in", "\"Sign\\u{00A0}in\": \"\\u{00A0}\", not \" \""),
      ("Sign in", "Sign in now", "\"Sign in now\": the query lacks \" now\""),
    ])
  func differences(_ query: String, _ found: String, _ difference: String) throws {
    let app = try app { $0.button(found, at: 0) }
    let text = try error { try app.buttons[query].tap() }.description
    #expect(text.contains("size 144 x 32: its text is \(difference)\n"), "\(text)")
  }

  @Test func `What is missing may be the container, or the index`() throws {
    let app = try app { $0.button("Save", at: 0) }
    let container = try error { try app.otherElements["cart"].buttons["Save"].tap() }.description
    #expect(container.hasPrefix("No other \"cart\" is on the screen.\nNear it:\n  other \"card\" at (8, 8)"))
    let scope = try error { try app.otherElements["card"].buttons["Sav"].tap() }.description
    #expect(scope.hasPrefix("No button \"Sav\" in other \"card\" is on the screen."))
    let index = try error { try app.buttons.element(boundBy: 3).tap() }.description
    #expect(index.hasPrefix("No button at index 3, there is 1, so that none is on the screen."))
  }

  @Test func `Several elements are told apart by index, identifier and container, and are marked in the picture`()
    throws
  {
    let app = try app { screen in
      screen.button("Delete", at: 0).accessibilityIdentifier = "first"
      screen.button("Delete", at: 32).isEnabled = false
    }
    let text = try error { try app.buttons["Delete"].tap() }.description
    #expect(
      text.hasPrefix(
        """
        2 elements match button "Delete"; say which with element(boundBy:) or an identifier.
        They are:
          1. button "first" at (8, 8) size 144 x 32: element(boundBy: 0), id "first"
          2. button "Delete" at (8, 40) size 144 x 32 disabled: element(boundBy: 1), disabled
        In the tree:
          other "card" at (8, 8) size 144 x 80
            button "first" at (8, 8) size 144 x 32  <- 1
            button "Delete" at (8, 40) size 144 x 32 disabled  <- 2
        """))
    #expect(text.contains("|  <- 1\n") && text.contains("|  <- 2\n"))
  }

  @Test func `After a wait in vain the failure says what changed meanwhile and what still waits`() throws {
    let app = try app { screen in
      let label = screen.label("Loading", at: 0)
      screen.later(1) { label.text = "No network" }
    }
    #expect(app.buttons["Done"].waitForExistence(timeout: 2) == false)
    let text = try error { try app.buttons["Done"].tap() }.description
    #expect(
      text.contains(
        """
        Meanwhile:
          2 s were waited for it
          - staticText "Loading" at (8, 8) size 144 x 16
          + staticText "No network" at (8, 8) size 144 x 16
        """), "\(text)")
  }

  @Test func `A large tree is cut down to what matters`() throws {
    let app = try app { screen in
      for index in 0..<60 { screen.label("Row \(index)", at: CGFloat(index)) }
      screen.button("Sing in", at: 60)
    }
    let details = try #require(try error { try app.buttons["Sign in"].tap() }.details)
    let tree = try #require(details.sections.first { $0.heading == "In the tree" })
    #expect(tree.lines.count <= 20)
    #expect(tree.lines.contains { $0.hasSuffix("<- this one") })
    #expect(tree.lines.contains { $0.hasSuffix(" more") })
  }
}

extension UIViewController {
  /// Runs a closure after some virtual seconds.
  fileprivate func later(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    UIView.animate(withDuration: seconds, animations: { self.view.alpha = 0.5 }, completion: { _ in body() })
  }
}
