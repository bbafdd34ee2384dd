import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// What a test can ask about constraints that cannot hold at once (contract L12).
@MainActor @Suite struct LayoutConflictTests {
  private final class Screen: UIViewController {
    let box = UIView()
    lazy var wide = box.widthAnchor.constraint(equalToConstant: 200)

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 100).isActive = true
      box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      wide.isActive = true
    }
  }

  @Test func `L12 conflicts are a value with members and the broken constraint, as long as they last`() throws {
    let screen = Screen()
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.layoutConflicts.isEmpty)
    try app.launch()
    let conflict = try #require(app.layoutConflicts.first)
    #expect(app.layoutConflicts.count == 1)
    #expect(conflict.members.count == 2)
    #expect(conflict.members.allSatisfy { $0.contains(".width == ") })
    #expect(conflict.broken.contains(".width == 200"))
    #expect(app.console == [conflict.description])
    try app.run { screen.wide.isActive = false }
    #expect(app.layoutConflicts.isEmpty)
  }

  @Test func `L12 a call fails when constraints begin to conflict, once, for those who want that`() throws {
    let screen = Screen()
    screen.box.accessibilityIdentifier = "box"
    let app = XCUIApplication(rootViewController: screen)
    app.failsOnLayoutConflicts = true
    let error = #expect(throws: LayoutConflictError.self) { try app.launch() }
    let text = try #require(error).description
    #expect(
      text.hasPrefix(
        """
        2 constraints cannot hold at once, remove one of them or lower its priority
        They are:
          box.width == 100
          box.width == 200  <- given up
        The screen:
        """), "\(text)")
    #expect(text.contains("\nLast events:\n"))
    // The app runs on, as after UIKit's own recovery, and the same conflict is no news.
    try app.run { screen.view.setNeedsLayout() }
    try app.run { screen.wide.isActive = false }
    #expect(throws: LayoutConflictError.self) { try app.run { screen.wide.isActive = true } }
  }
}
