import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// The report as text, and the text of every command.
@MainActor @Suite struct FlowReportTests {
  @Test func `A report has a line a step, and below a failure what is near and the screen`() throws {
    let stage = FlowStage { stage in
      stage.label("Welcome", at: 20, 20)
      stage.button("Sign up", at: 20, 60)
    }
    let report = try stage.play(
      """
      - launchApp
      - runFlow:
          when: {visible: Welcome}
          commands:
            - assertVisible: {text: Sing up, optional: true}
      - runFlow: {when: {visible: Bye}, commands: [back]}
      - tapOn: {text: Sing up, label: Begin}
      - back
      """)
    // The button's middle is in the fifth row.
    var rows = stage.app.text(as: .ascii).split(separator: "\n").map(String.init)
    rows[4] += "  <- this one"
    let screen = rows.joined(separator: "\n")
    #expect(
      report.text == """
        flow.yaml:3: launchApp                        ok
        flow.yaml:4: runFlow when visible "Welcome"   ok
        flow.yaml:7:   assertVisible "Sing up"        warning
        flow.yaml:7:24: nothing on the screen is "Sing up", see what comes near it
            button "Sign up" at (20, 60) size 160 x 40: its text is "Sign up": "gn", not "ng"
        flow.yaml:8: runFlow when visible "Bye"       skipped: "Bye" is not visible
        flow.yaml:9: Begin                            failed
        flow.yaml:9:10: nothing on the screen is "Sing up", see what comes near it
            button "Sign up" at (20, 60) size 160 x 40: its text is "Sign up": "gn", not "ng"
            In the tree:
              other at (0, 0) size 390 x 844
                staticText "Welcome" at (20, 20) size 160 x 20
                button "Sign up" at (20, 60) size 160 x 40  <- this one
            Last events:
                 0.000  controller    StageController loadView
                 0.000  controller    StageController viewDidLoad
                 0.000  controller    StageController viewWillAppear
                 0.000  controller    StageController viewIsAppearing
                 0.000  controller    StageController viewDidAppear
        the screen then:
        \(screen)
        """)
  }

  @Test func `Wide characters take two places in the column`() throws {
    let report = try FlowStage { $0.field("Name", at: 20, 60) }.play("- tapOn: Name\n- inputText: 김\n- hideKeyboard")
    #expect(
      report.text == """
        flow.yaml:3: tapOn "Name"     ok
        flow.yaml:4: inputText "김"   ok
        flow.yaml:5: hideKeyboard     ok
        """)
  }

  @Test func `The same flow gives the same report`() throws {
    func report() throws -> FlowReport {
      try FlowStage { $0.button("Go", at: 20, 60) }.play("- launchApp\n- tapOn: Go\n- takeScreenshot: a\n- tapOn: Stop")
    }
    #expect(try report() == report())
  }

  @Test(
    "Commands read as a person says them",
    arguments: [
      ("tapOn: {id: a, index: 2, enabled: false, repeat: 3}", "tapOn id \"a\" disabled index 2, 3 times"),
      ("tapOn: {text: X, below: {id: y}, childOf: Z}", "tapOn \"X\" below id \"y\" in \"Z\""),
      ("tapOn: {point: '50%,1.5%'}", "tapOn at 50%,1.5%"), ("doubleTapOn: X", "doubleTapOn \"X\""),
      ("longPressOn: {text: X, point: '1,2'}", "longPressOn \"X\" at 1,2"),
      (
        "assertVisible: {containsDescendants: [A, B], checked: true}",
        "assertVisible checked containing \"A\" and \"B\""
      ),
      ("extendedWaitUntil: {visible: A, notVisible: B}", "extendedWaitUntil visible \"A\" and not visible \"B\""),
      ("eraseText: 4", "eraseText 4"), ("pressKey: Enter", "pressKey enter"),
      ("inputText: \"a\\nb\"", "inputText \"a b\""),
      ("swipe: {direction: UP, from: X}", "swipe up from \"X\""),
      ("swipe: {start: '1,2', end: '3,4'}", "swipe from 1,2 to 3,4"),
      ("scrollUntilVisible: {element: X, direction: LEFT}", "scrollUntilVisible \"X\", left"),
      ("runFlow: {file: a.yaml, when: {platform: iOS, true: '${x}'}}", "runFlow a.yaml when platform ios and ${x}"),
      (
        "repeat: {times: '${N}', while: {notVisible: X}, commands: [back]}", "repeat ${N} times while not visible \"X\""
      ),
      ("retry: {maxRetries: 2, file: a.yaml}", "retry 2 times a.yaml"), ("copyTextFrom: X", "copyTextFrom \"X\""),
      ("assertTrue: ${a}", "assertTrue ${a}"), ("takeScreenshot: a b", "takeScreenshot \"a b\""), ("back", "back"),
    ])
  func words(_ command: String, _ text: String) throws {
    let flow = try Flow.parse("appId: a\n---\n- \(command)", path: "f.yaml")
    #expect(flow.commands.first?.description == text)
  }
}
