import PlainviewUIAutomation
import Testing
import UIKit

/// The screens of a run in a row, without the rows that stay.
@MainActor @Suite struct FilmstripTests {
  private let stage = FlowStage { stage in
    let label = stage.label("One", at: 16, 16)
    stage.button("Next", at: 16, 64).addAction(UIAction { _ in label.text = "Two" }, for: .touchUpInside)
  }

  @Test func `The first frame is whole, the others have the rows that changed`() throws {
    let report = try stage.play("- launchApp\n- assertVisible: One\n- tapOn: Next\n- tapOn: Stop") {
      $0.keepsScreens = true
    }
    let rows = stage.app.text(as: .ascii).split(separator: "\n").map(String.init)
    let changed = try #require(rows.firstIndex { $0.contains("Two") })
    #expect(changed == 1)
    let first = rows.map { $0.replacing("Two", with: "One") }
    #expect(
      Filmstrip(report).everyStep == """
        # flow.yaml
        == flow.yaml:3: launchApp   ok
        \(first.joined(separator: "\n"))
        == flow.yaml:4: assertVisible "One"   ok
        = the screen is as before
        == flow.yaml:5: tapOn "Next"   ok
        = 1 row as before
        \(rows[changed])
        = \(rows.count - changed - 1) rows as before
        == flow.yaml:6: tapOn "Stop"   failed
        flow.yaml:6:10: nothing on the screen is "Stop", see what is on the screen
        = the screen is as before
        """)
  }

  @Test func `Without kept screens there are none`() throws {
    let report = try stage.play("- launchApp\n- stopApp")
    #expect(Filmstrip(report).everyStep.split(separator: "\n").filter { $0 == "= there is no screen" }.count == 2)
  }
}
