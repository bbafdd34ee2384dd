import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// What a tap would reach, told view by view (contract R3, R7).
@MainActor @Suite struct TapExplanationTests {
  private final class Screen: UIViewController {
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped"))

    override func viewDidLoad() {
      super.viewDidLoad()
      card.accessibilityIdentifier = "card"
      cover.accessibilityIdentifier = "cover"
      button.setTitle("Go", for: .normal)
      card.addSubview(button)
      card.addSubview(cover)
      view.addSubview(card)
      card.addGestureRecognizer(tap)
    }
  }

  private let screen = Screen()

  private func explanation(of place: CGPoint = CGPoint(x: 60, y: 132)) throws -> [String] {
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    return try app.explainTap(at: place).split(separator: "\n").map(String.init)
  }

  @Test func `R3 the view in front is hit, and its ancestors' recognizers see the touch`() throws {
    #expect(
      try explanation() == [
        "tap at (60, 132)", "  window at (0, 0) size 390 x 844", "    other at (0, 0) size 390 x 844",
        "      other \"card\" at (0, 100) size 200 x 100", "        other \"cover\" at (0, 100) size 200 x 100  <- hit",
        "it hits other \"cover\" at (0, 100) size 200 x 100",
        "  seen by UITapGestureRecognizer of other \"card\" at (0, 100) size 200 x 100",
      ])
  }

  @Test func `R3 what is in front may be hidden, transparent or without interaction`() throws {
    screen.loadViewIfNeeded()
    screen.cover.isHidden = true
    #expect(try explanation()[4] == "        other \"cover\" at (0, 100) size 200 x 100: it is hidden")
    screen.cover.isHidden = false
    screen.cover.alpha = 0.005
    #expect(try explanation()[4].hasSuffix(": its alpha is 0.005"))
    screen.cover.alpha = 1
    screen.cover.isUserInteractionEnabled = false
    let lines = try explanation()
    #expect(lines[4].hasSuffix(": isUserInteractionEnabled is false"))
    #expect(lines[5] == "        button \"Go\" at (10, 110) size 100 x 44  <- hit")
    #expect(lines.last == "  handled by button \"Go\" at (10, 110) size 100 x 44: it has no targets")
  }

  @Test func `R3 a child outside its parent is not hit, and the parent says so`() throws {
    screen.loadViewIfNeeded()
    screen.cover.isHidden = true
    screen.button.frame.origin.y = 120
    let lines = try explanation(of: CGPoint(x: 60, y: 240))
    #expect(
      lines[3]
        == "      other \"card\" at (0, 100) size 200 x 100: the place is outside its bounds, so that nothing in it is hit"
    )
  }

  @Test func `R7 a disabled control passes the touch on`() throws {
    screen.loadViewIfNeeded()
    screen.cover.isHidden = true
    screen.button.isEnabled = false
    #expect(
      try explanation().last
        == "  button \"Go\" at (10, 110) size 100 x 44 disabled: the touch goes on to what it is in")
  }

  @Test func `Recognizers that wait, are disabled or have no target are told of`() throws {
    screen.loadViewIfNeeded()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.name = "double"
    screen.card.addGestureRecognizer(double)
    screen.tap.require(toFail: double)
    let lines = try explanation().suffix(2)
    #expect(lines.first?.hasSuffix(": waits for double to fail") ?? false)
    #expect(lines.last?.hasSuffix(": has no target") ?? false)
    double.isEnabled = false
    #expect(try explanation().last?.hasSuffix(": it is disabled") ?? false)
  }

  @Test func `An override of the hit test is told of`() throws {
    final class Redirecting: UIView {
      var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let redirecting = Redirecting(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    redirecting.target = screen.button
    screen.view.addSubview(redirecting)
    #expect(
      try explanation().contains {
        $0.hasPrefix("an override of hitTest(_:with:) answers button \"Go\"")
      })
  }

  @Test func `A tap that does not reach its element shows the hit test`() throws {
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    let error = #expect(throws: ElementError.self) { try app.buttons["Go"].tap() }
    let text = try #require(error).description
    #expect(text.contains("it is covered by other \"cover\""))
    #expect(text.contains("\n  tap at (60, 132)\n"))
    #expect(text.contains("other \"cover\" at (0, 100) size 200 x 100  <- hit"))
    #expect(try app.buttons["Go"].explainTap().hasPrefix("tap at (60, 132)"))
  }
}
