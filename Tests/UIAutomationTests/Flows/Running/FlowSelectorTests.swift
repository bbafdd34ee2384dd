import PlainviewUIAutomation
import Testing
import UIKit

/// Which element a selector means; the taps tell which one it was.
@MainActor @Suite struct FlowSelectorTests {
  /// Two groups of buttons below headings, a field, a hidden and a covered button, and one below the screen.
  private let stage = FlowStage { stage in
    stage.label("Fruits", at: 20, 60)
    stage.button("Delete", at: 20, 90, id: "banana.delete")
    stage.button("Delete", at: 200, 90, id: "apple.delete")
    stage.label("Tools", at: 20, 160)
    stage.button("Delete", at: 20, 190, id: "hammer.delete")
    stage.button("Save all", at: 20, 250, id: "save")
    stage.button("Total: $5 (USD)", at: 200, 250, id: "total").isEnabled = false
    let row = stage.box(CGRect(x: 0, y: 310, width: 390, height: 60), id: "row")
    stage.label("Inner", at: 20, 0, in: row)
    stage.button("Open", at: 200, 0, id: "row.open", in: row)
    stage.button("Open", at: 20, 390, id: "plain.open").isSelected = true
    stage.field("Email", at: 20, 450, id: "email")
    stage.button("Ghost", at: 20, 500, id: "ghost").isHidden = true
    stage.button("Under", at: 20, 560, id: "under")
    stage.box(CGRect(x: 0, y: 550, width: 390, height: 60), id: "cover", color: .black)
    stage.button("Far", at: 20, 900, id: "far")
    stage.label("Two\nlines", at: 20, 640).numberOfLines = 2
    stage.box(CGRect(x: 20, y: 680, width: 50, height: 50), id: "toggle").accessibilityValue = "1"
  }

  /// The id of the button that a tap on the selector reaches, or the problem.
  private func tapped(_ selector: String, rules: FlowRules = .strict) throws -> String {
    let report = try stage.play("- launchApp\n- tapOn: \(selector)") { $0.rules = rules }
    return report.failures.first?.message ?? stage.heard.last ?? "nothing"
  }

  private func isVisible(_ selector: String, rules: FlowRules = .strict) throws -> Bool {
    try stage.play("- launchApp\n- assertVisible: \(selector)") { $0.rules = rules }.passed
  }

  // MARK: Sizes

  @Test(
    "Sizes are in points, give or take the tolerance, and traits say what an element looks like",
    arguments: [
      ("{id: toggle, width: 50, height: 50}", true), ("{id: toggle, width: 47, tolerance: 3}", true),
      ("{id: toggle, width: 46, tolerance: 3}", false), ("{id: toggle, height: '${40 + 10}'}", true),
      ("{id: toggle, traits: square}", true), ("{id: save, traits: square}", false), ("{id: save, traits: text}", true),
      ("{id: save, traits: text square}", false), ("{id: save, traits: long-text}", false),
      ("{id: row, traits: text}", false),
    ])
  func sizes(_ selector: String, _ expected: Bool) throws {
    #expect(try isVisible(selector) == expected)
  }

  // MARK: Texts and ids

  @Test func `A text is literal first, so that its special characters mean nothing`() throws {
    #expect(try isVisible("'Total: $5 (USD)'"))
    #expect(try tapped("Save all") == "save")
  }

  @Test func `Without a literal match a text is a pattern for the whole name, whatever the case`() throws {
    #expect(try tapped("save.*") == "save")
    #expect(try tapped("SAVE ALL") == "save")
    #expect(try !isVisible("Save"))
    #expect(try isVisible("'Two.lines'"))
    #expect(try isVisible("Two lines"))
  }

  @Test func `Label, title, value and placeholder are texts, the identifier is none`() throws {
    #expect(try isVisible("Email"))
    #expect(try isVisible("Inner"))
    #expect(try isVisible("{text: '1', id: toggle}"))
    #expect(try !isVisible("save"))
  }

  @Test func `An id is the identifier, literal first and then a pattern`() throws {
    #expect(try tapped("{id: banana.delete}") == "banana.delete")
    #expect(try tapped("{id: 'hammer.*'}") == "hammer.delete")
    #expect(try !isVisible("{id: Save all}"))
  }

  @Test func `A text that is no pattern and nobody's is an error at its place`() throws {
    let report = try stage.play("- launchApp\n- assertVisible: 'Sum ('")
    #expect(
      report.firstProblem
        == "4:18: no element is called \"Sum (\" and it is no regular expression, write `\\` before its special characters"
    )
    #expect(try !stage.play("- launchApp\n- assertNotVisible: 'Sum ('").passed)
  }

  @Test(arguments: [
    ("(a+)+b", false), ("((x*y)z)*", false), ("(a{2,})*", true), ("([)]+)+", false), ("(a+){3}", true),
  ])
  func `A repetition of a repetition is a pattern as any other`(_ pattern: String, _ isMatch: Bool) throws {
    let long = FlowStage { $0.label(String(repeating: "a", count: 60), at: 20, 60) }
    let commands = "- launchApp\n- assertVisible: '\(pattern)'"
    #expect(try long.play(commands).passed == isMatch)
    #expect(try long.play(commands) { $0.rules = .maestro }.passed == isMatch)
    #expect(try FlowStage { $0.label(pattern, at: 20, 60) }.play(commands).passed)
  }

  // MARK: One element

  @Test func `Several elements are an error that lists them in reading order`() throws {
    let report = try stage.play("- launchApp\n- tapOn: Delete")
    #expect(
      report.firstProblem
        == "4:10: 3 elements are \"Delete\", say which with `index`, `id` or a relation such as `below`")
    #expect(
      report.failures.first?.details == [
        "button \"banana.delete\" at (20, 90) size 160 x 40: index 0, id \"banana.delete\"",
        "button \"apple.delete\" at (200, 90) size 160 x 40: index 1, id \"apple.delete\"",
        "button \"hammer.delete\" at (20, 190) size 160 x 40: index 2, id \"hammer.delete\"",
      ])
  }

  @Test(
    "An index counts in reading order, from the end when it is negative",
    arguments: [("0", "banana.delete"), ("1", "apple.delete"), ("2", "hammer.delete"), ("'${0 - 1}'", "hammer.delete")])
  func index(_ index: String, _ expected: String) throws {
    #expect(try tapped("{text: Delete, index: \(index)}") == expected)
  }

  @Test func `An index that there is not finds nothing`() throws {
    #expect(
      try tapped("{text: Delete, index: 3}")
        == "nothing on the screen is \"Delete\" index 3, see what comes near it")
  }

  @Test func `What is inside an accessibility element is part of it`() throws {
    let card = FlowStage { stage in
      let card = stage.box(CGRect(x: 0, y: 100, width: 300, height: 80), id: "card")
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Ticket"
      stage.label("Inside", at: 10, 10, in: card)
    }
    let report = try card.play("- launchApp\n- assertVisible: Ticket\n- assertVisible: Inside")
    #expect(report.outcomes == ["passed", "passed", "failed"])
    #expect(
      report.failures.first?.details == [
        "staticText \"Inside\" at (10, 110) size 160 x 20: it is part of other \"card\" at (0, 100) size 300 x 80"
      ])
  }

  @Test func `Of elements inside each other the innermost is meant`() throws {
    let nested = FlowStage { stage in
      let outer = stage.box(CGRect(x: 0, y: 100, width: 300, height: 80))
      outer.accessibilityLabel = "Go"
      stage.button("Go", at: 10, 10, id: "inner", in: outer)
    }
    let report = try nested.play("- launchApp\n- tapOn: Go")
    #expect(report.passed)
    #expect(nested.heard == ["inner"])
  }

  // MARK: Relations and states

  @Test(
    "Relations narrow a selector down",
    arguments: [
      ("{text: Delete, below: Tools}", "hammer.delete"), ("{text: Delete, above: Tools, index: 1}", "apple.delete"),
      ("{text: Delete, rightOf: {id: banana.delete}}", "apple.delete"),
      ("{text: Open, childOf: {id: row}}", "row.open"), ("{text: Open, below: {id: row}}", "plain.open"),
      ("{text: Open, selected: true}", "plain.open"), ("{text: Open, selected: false}", "row.open"),
      ("{below: Fruits}", "banana.delete"), ("{above: Tools, rightOf: {id: banana.delete}}", "apple.delete"),
      ("{id: '.*delete', leftOf: {id: apple.delete}, above: Tools}", "banana.delete"),
    ])
  func relation(_ selector: String, _ expected: String) throws { #expect(try tapped(selector) == expected) }

  @Test(
    "Containers are found by what they contain",
    arguments: [
      ("{id: row, containsChild: Inner}", true), ("{id: row, containsDescendants: [Inner, Open]}", true),
      ("{id: row, containsChild: Tools}", false), ("{id: row, containsDescendants: [Inner, Tools]}", false),
      ("{containsChild: {text: Inner}}", true), ("{id: toggle, checked: true}", true),
      ("{id: toggle, checked: false}", false), ("{id: total, enabled: false}", true),
      ("{id: total, enabled: true}", false),
      ("{id: email, focused: true}", false), ("{id: email, focused: false}", true),
    ])
  func container(_ selector: String, _ expected: Bool) throws { #expect(try isVisible(selector) == expected) }

  @Test func `The focus can be asked for`() throws {
    #expect(try stage.play("- launchApp\n- tapOn: Email\n- assertVisible: {id: email, focused: true}").passed)
  }

  @Test func `An anchor that is ambiguous or missing is an error about the anchor`() throws {
    #expect(
      try tapped("{text: Save all, below: Delete}")
        == "3 elements are \"Delete\", say which with `index`, `id` or a relation such as `below`")
    let report = try stage.play("- launchApp\n- tapOn: {text: Delete, below: Tolls}")
    #expect(
      report.failures.first?.details == [
        "there is no \"Tolls\"",
        "staticText \"Tools\" at (20, 160) size 160 x 20: its text is \"Tools\": \"o\", not \"l\"",
      ])
  }

  // MARK: Visibility

  @Test(
    "What cannot be seen is not there, and the error says why",
    arguments: [
      ("Ghost", "button \"ghost\" at (20, 500) size 160 x 40: it is hidden"),
      (
        "Under",
        "button \"under\" at (20, 560) size 160 x 40: it is covered by other \"cover\" at (0, 550) size 390 x 60, a UIView"
      ),
      ("Far", "button \"far\" at (20, 900) size 160 x 40: less than a tenth of it is on the screen"),
    ])
  func invisible(_ text: String, _ reason: String) throws {
    let report = try stage.play("- launchApp\n- assertVisible: \(text)")
    #expect(report.failures.first?.details == [reason])
    #expect(try stage.play("- launchApp\n- assertNotVisible: \(text)").passed)
  }

  @Test func `A tenth of an element is enough, measured by its area`() throws {
    let edge = FlowStage { stage in
      stage.button("Eleven", at: 20, 844 - 4.4)
      stage.button("Nine", at: 20, 844 - 3.6)
    }
    let report = try edge.play("- launchApp\n- assertVisible: Eleven\n- assertNotVisible: Nine")
    #expect(report.outcomes == ["passed", "passed", "passed"])
  }

  @Test func `Near names are listed when nobody has the name`() throws {
    let report = try stage.play("- launchApp\n- tapOn: Delet")
    #expect(report.firstProblem == "4:10: nothing on the screen is \"Delet\", see what comes near it")
    #expect(report.failures.first?.details.count == 3)
    #expect(
      report.failures.first?.details.first
        == "button \"banana.delete\" at (20, 90) size 160 x 40: its text is \"Delete\": the query lacks \"e\"")
    #expect(
      try stage.play("- launchApp\n- tapOn: {id: sav}").failures.first?.details.first
        == "button \"save\" at (20, 250) size 160 x 40: its id is \"save\": the query lacks \"e\"")
    #expect(
      try stage.play("- launchApp\n- tapOn: save").failures.first?.details
        == ["button \"save\" at (20, 250) size 160 x 40: this is its id"])
  }

  // MARK: Maestro's rules

  @Test func `By Maestro's rules the first of several is meant, and nothing is ambiguous`() throws {
    #expect(try tapped("Delete", rules: .maestro) == "banana.delete")
    #expect(try tapped("{text: Delete, index: 2}", rules: .maestro) == "hammer.delete")
    #expect(try tapped("{text: Delete, below: Tools}", rules: .maestro) == "hammer.delete")
  }

  @Test func `By Maestro's rules a text is a pattern and literal at once`() throws {
    let both = FlowStage { stage in
      stage.button("a+b", at: 20, 100, id: "literal")
      stage.button("aab", at: 20, 60, id: "pattern")
    }
    let commands = "- launchApp\n- tapOn: {text: a+b, index: 0}"
    #expect(try both.play(commands) { $0.rules = .maestro }.passed)
    #expect(both.heard == ["pattern"])
    #expect(try both.play(commands).passed)
    #expect(both.heard == ["literal"])
    #expect(
      try both.play("- launchApp\n- assertVisible: 'Sum ('") { $0.rules = .maestro }.firstProblem?.contains("nothing")
        == true)
  }

  @Test func `By Maestro's rules covers do not matter, and what can be tapped comes first`() throws {
    #expect(try isVisible("Under", rules: .maestro))
    #expect(try !isVisible("Far", rules: .maestro))
    #expect(try !isVisible("Ghost", rules: .maestro))
    let twins = FlowStage { stage in
      stage.label("Send", at: 20, 60)
      stage.button("Send", at: 20, 100)
    }
    #expect(try twins.play("- launchApp\n- tapOn: Send") { $0.rules = .maestro }.passed)
    #expect(twins.heard == ["Send"])
  }
}
