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
}
