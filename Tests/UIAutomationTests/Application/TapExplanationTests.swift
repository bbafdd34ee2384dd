import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// What a tap would reach, explained view by view (contract R3, R7).
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

  /// What a tap at a point would reach on a screen that was changed before.
  private func explanation(
    of point: CGPoint = CGPoint(x: 60, y: 132), _ change: @escaping @MainActor (Screen) -> Void = { _ in }
  ) throws -> [String] {
    let app = XCUIApplication(rootViewController: Self.screen(change))
    try app.launch()
    return try app.explainTap(at: point).split(separator: "\n").map(String.init)
  }

  private static func screen(_ change: (Screen) -> Void = { _ in }) -> Screen {
    let screen = Screen()
    screen.loadViewIfNeeded()
    change(screen)
    return screen
  }

  @Test func `R3 the view in front is hit, and its ancestors' recognizers see the touch`() throws {
    #expect(
      try explanation() == [
        "tap at (60, 132)", "  window at (0, 0) size 390 x 844", "    other at (0, 0) size 390 x 844",
        "      other \"card\" at (0, 100) size 200 x 100", "        other \"cover\" at (0, 100) size 200 x 100  <- hit",
        "it hits other \"cover\" at (0, 100) size 200 x 100",
        "  seen by UITapGestureRecognizer of other \"card\" at (0, 100) size 200 x 100",
        "    -> Screen tapped  ! Screen has no tapped",
      ])
  }

  @Test func `R3 what is in front may be hidden, transparent or without interaction`() throws {
    let hidden = try explanation { $0.cover.isHidden = true }
    #expect(hidden.contains("        other \"cover\" at (0, 100) size 200 x 100: it is hidden"))
    let transparent = try explanation { $0.cover.alpha = 0.005 }
    #expect(transparent.contains { $0.hasSuffix(": its alpha is 0.005") })
    let lines = try explanation { $0.cover.isUserInteractionEnabled = false }
    #expect(lines.contains { $0.hasSuffix(": isUserInteractionEnabled is false") })
    #expect(lines.contains("        button \"Go\" at (10, 110) size 100 x 44  <- hit"))
    #expect(lines.last == "  handled by button \"Go\" at (10, 110) size 100 x 44: it has no targets")
  }

  @Test func `R3 a child outside its parent is not hit, and the parent says so`() throws {
    let lines = try explanation(of: CGPoint(x: 60, y: 240)) {
      $0.cover.isHidden = true
      $0.button.frame.origin.y = 120
    }
    let card = "      other \"card\" at (0, 100) size 200 x 100"
    #expect(lines.contains("\(card): the point is outside its bounds, so that nothing in it is hit"))
  }

  @Test func `R7 a disabled control passes the touch on`() throws {
    let lines = try explanation {
      $0.cover.isHidden = true
      $0.button.isEnabled = false
    }
    #expect(
      lines.last == "  button \"Go\" at (10, 110) size 100 x 44 disabled: the touch goes on to what it is in")
  }

  @Test func `Recognizers that wait, are disabled or have no target are told of`() throws {
    func lines(isEnabled: Bool) throws -> [String] {
      try explanation { screen in
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.name = "double"
        double.isEnabled = isEnabled
        screen.card.addGestureRecognizer(double)
        screen.tap.require(toFail: double)
      }
    }
    let enabled = try lines(isEnabled: true)
    #expect(enabled.contains { $0.hasSuffix(": waits for double to fail") })
    #expect(enabled.last?.hasSuffix(": has no target") ?? false)
    #expect(try lines(isEnabled: false).last?.hasSuffix(": it is disabled") ?? false)
  }

  @Test func `An override of the hit test is told of`() throws {
    final class Redirecting: UIView {
      weak var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let lines = try explanation { screen in
      let redirecting = Redirecting(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      redirecting.target = screen.button
      screen.view.addSubview(redirecting)
    }
    #expect(lines.contains { $0.hasPrefix("an override of hitTest(_:with:) answers button \"Go\"") })
  }

  @Test func `W85 A tap on a view that is on its way says so, and reaches it when the app has settled`() throws {
    let screen = Self.screen { $0.cover.removeFromSuperview() }
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    try app.run {
      screen.button.frame.origin.x = -500
      UIView.animate(withDuration: 0.4) {
        screen.button.alpha = 0.9
      } completion: { _ in
        screen.button.frame.origin.x = 20
      }
    }
    let error = #expect(throws: ElementError.self) { try app.buttons["Go"].tap() }
    #expect(error?.description.contains("Animations are under way for 0.4 s: call `settle()` before the tap.") == true)
    try app.settle()
    try app.buttons["Go"].tap()
  }

  @Test func `A tap that does not reach its element shows the hit test`() throws {
    let app = XCUIApplication(rootViewController: Self.screen())
    try app.launch()
    let error = #expect(throws: ElementError.self) { try app.buttons["Go"].tap() }
    let text = try #require(error).description
    #expect(text.contains("it is covered by other \"cover\" at (0, 100) size 200 x 100, a UIView."))
    #expect(text.contains("\nThe hit test:\n  tap at (60, 132)\n"))
    #expect(text.contains("|  <- this one\n"))
    #expect(text.contains("\nLast events:\n     0.000  controller    Screen loadView\n"))
    #expect(text.contains("other \"cover\" at (0, 100) size 200 x 100  <- hit"))
    #expect(try app.buttons["Go"].explainTap().hasPrefix("tap at (60, 132)"))
  }
}
