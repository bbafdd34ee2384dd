import PlainviewUIAutomation
import Testing
import UIKit

/// A view whose content follows the finger, for scrolling without a scroll view.
private final class Roller: UIView {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
  var least: CGFloat = -2156
  private var last: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    last = touches.first?.location(in: nil).y ?? 0
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let y = touches.first?.location(in: nil).y ?? 0
    content.frame.origin.y = min(max(content.frame.origin.y + y - last, least), 0)
    last = y
  }
}

/// Scrolling until an element can be seen.
@MainActor @Suite struct FlowScrollingTests {
  private let roller = Roller(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let stage: FlowStage

  init() {
    let roller = roller
    stage = FlowStage { stage in
      roller.addSubview(roller.content)
      roller.content.frame.origin.y = 0
      for row in 0..<30 {
        let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 100, width: 200, height: 40))
        label.text = "Row \(row)"
        roller.content.addSubview(label)
      }
      stage.view.addSubview(roller)
    }
  }

  /// How far the content was scrolled when the command ended.
  private func offset(_ arguments: String) throws -> CGFloat {
    let report = try stage.play("- launchApp\n- scrollUntilVisible: \(arguments)")
    #expect(report.passed, "\(report.text)")
    return -roller.content.frame.origin.y
  }

  @Test func `What can be seen needs no scrolling`() throws { #expect(try offset("{element: Row 3}") == 0) }

  @Test func `Each swipe moves the content by two fifths of the screen`() throws {
    // Row 12 lies at 1200: it is all on the screen of 844 points after two swipes of 337.6.
    #expect(abs(try offset("{element: Row 12}") - 675.2) < 0.5)
  }

  @Test func `Up scrolls back`() throws {
    let report = try stage.play(
      """
      - launchApp
      - scrollUntilVisible: {element: Row 20}
      - assertNotVisible: Row 1
      - scrollUntilVisible: {element: Row 1, direction: UP}
      - assertVisible: Row 1
      """)
    #expect(report.passed, "\(report.text)")
  }

  @Test func `A percentage is enough when it says so`() throws {
    // Row 8 lies at 800 to 840, inside; moved down by 24 it shows half of its 40 points.
    roller.content.bounds.origin.y = -24
    #expect(try offset("{element: Row 8, visibilityPercentage: 50}") == 0)
    #expect(try offset("{element: Row 8}") > 300)
  }

  @Test func `In the middle means within a fifth of the screen`() throws {
    let scrolled = try offset("{element: Row 8, centerElement: true}")
    #expect(820 - scrolled < 844 * 0.7)
  }

  @Test func `The end of the content ends the scrolling`() throws {
    let report = try stage.play("- launchApp\n- scrollUntilVisible: {element: Row 30}")
    #expect(report.firstProblem == "4:33: nothing on the screen is \"Row 30\", see what comes near it")
    #expect(roller.content.frame.origin.y == roller.least)
  }

  @Test func `Time is up after the timeout`() throws {
    let report = try stage.play("- launchApp\n- scrollUntilVisible: {element: Row 29, timeout: 1500}")
    #expect(!report.passed)
    #expect(report.duration < 4)
  }
}
