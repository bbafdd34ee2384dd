import Foundation
import FoundationXML
import PlainviewUIAutomation
import Testing
import UIKit

/// Reports for machines and browsers, of one flow that passes and one that fails with everything that needs care.
@MainActor @Suite struct ReportFormatTests {
  private func reports() throws -> [FlowReport] {
    let stage = FlowStage { stage in
      stage.label("Fish & <chips>", at: 20, 20)
      stage.button("Order", at: 20, 60)
    }
    let good = try stage.play("- tapOn: Order", header: "name: All is \"well\"\ntags: [smoke]", path: "Flows/good.yaml")
    {
      $0.keepsScreens = true
    }
    let bad = try stage.play(
      "- assertVisible: 'Fish & <chips>'\n- tapOn: {text: Pay, optional: true}\n- tapOn: {text: 'Ordr: 50%, now'}",
      path: "Flows/bad,1.yaml"
    ) {
      $0.keepsScreens = true
      $0.keepsImages = true
    }
    return [good, bad]
  }

  // MARK: JUnit

  /// What the schema that Jenkins uses for JUnit's XML allows: the children of an element and its attributes.
  private static let schema: [String: (children: Set<String>, required: Set<String>, optional: Set<String>)] = [
    "testsuites": (["testsuite"], [], ["name", "time", "tests", "failures", "errors"]),
    "testsuite": (
      ["testsuite", "properties", "testcase", "system-out", "system-err"], ["name", "tests", "failures", "errors"],
      ["group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url"]
    ),
    "properties": (["property"], [], []), "property": ([], ["name", "value"], []),
    "testcase": (
      ["skipped", "error", "failure", "system-out", "system-err"], ["name"], ["time", "classname", "group"]
    ),
    "failure": ([], [], ["type", "message"]), "system-out": ([], [], []),
  ]

  private func validate(_ element: XMLElement) throws {
    let rule = try #require(Self.schema[element.name ?? ""])
    let attributes = Set((element.attributes ?? []).compactMap(\.name))
    #expect(rule.required.isSubset(of: attributes))
    #expect(attributes.isSubset(of: rule.required.union(rule.optional)))
    for child in element.children ?? [] {
      guard let child = child as? XMLElement else { continue }
      #expect(rule.children.contains(child.name ?? ""), "\(child.name ?? "") in \(element.name ?? "")")
      try validate(child)
    }
  }

  @Test func `JUnit's XML keeps to the schema, a suite with one case a flow, the steps as output`() throws {
    let text = ReportFormat.junit.text(of: try reports())
    let root = try #require(try XMLDocument(xmlString: text).rootElement())
    try validate(root)
    let suites = root.elements(forName: "testsuite")
    #expect(suites.map { $0.attribute(forName: "name")?.stringValue } == ["All is \"well\"", "Flows/bad,1.yaml"])
    #expect(suites.map { $0.attribute(forName: "failures")?.stringValue } == ["0", "1"])
    let cases = suites.flatMap { $0.elements(forName: "testcase") }
    #expect(cases.map { $0.attribute(forName: "classname")?.stringValue } == ["Flows/good", "Flows/bad,1"])
    let properties = suites[1].elements(forName: "properties")[0].elements(forName: "property")
    #expect(
      properties.compactMap { $0.attribute(forName: "name")?.stringValue } == ["virtual seconds"])
    let output = cases[1].elements(forName: "system-out").first?.stringValue ?? ""
    for line in [
      "Flows/bad,1.yaml:3: assertVisible \"Fish & <chips>\"", "Flows/bad,1.yaml:5: tapOn \"Ordr: 50%, now\"",
    ] { #expect(output.ranges(of: line).count == 1) }
    let failure = try #require(cases[1].elements(forName: "failure").first)
    let message = failure.attribute(forName: "message")?.stringValue ?? ""
    #expect(message.hasPrefix("Flows/bad,1.yaml:5:10: nothing on the screen is \"Ordr: 50%, now\""))
    #expect(failure.stringValue?.contains("Fish & <chips>") == true)
    #expect(cases[0].elements(forName: "failure").isEmpty)
    // A tap takes 0.05 seconds and the pause after it half a second.
    #expect(cases[0].attribute(forName: "time")?.stringValue == "0.550")
  }

  @Test func `Q6 The time of a case is the one on the wall, and the virtual one is a property`() throws {
    var reports = try reports()
    reports[0].realDuration = 0.125
    let root = try #require(try XMLDocument(xmlString: ReportFormat.junit.text(of: reports)).rootElement())
    let suite = root.elements(forName: "testsuite")[0]
    #expect(suite.elements(forName: "testcase")[0].attribute(forName: "time")?.stringValue == "0.125")
    let property = suite.elements(forName: "properties")[0].elements(forName: "property")[0]
    #expect(property.attribute(forName: "name")?.stringValue == "virtual seconds")
    #expect(property.attribute(forName: "value")?.stringValue == "0.550")
  }

  @Test func `The summary is Markdown: a table, and what failed with its screen to unfold`() throws {
    let text = ReportFormat.summary.text(of: try reports())
    #expect(text.hasPrefix("## 1 passed, 1 failed\n\n| | flow | steps | seconds |\n|---|---|---|---|\n"))
    #expect(text.contains("| passed | All is \"well\" `Flows/good.yaml` | 1 | 0.550 |"))
    #expect(text.contains("| **failed** | `Flows/bad,1.yaml` | 3 |"))
    #expect(text.contains("\n### Flows/bad,1\\.yaml\n") && text.contains("<details><summary>the screen then</summary>"))
    // A label is in a block of text alone.
    #expect(text.components(separatedBy: "```").count == 5)
  }

  @Test func `H10: Characters that XML does not allow are visible, as everywhere`() throws {
    let stage = FlowStage { $0.field("Name", at: 20, 20) }
    let report = try stage.play("- tapOn: Name\n- assertVisible: \"a\\u0001\\u001Bb\"")
    let text = ReportFormat.junit.text(of: [report])
    #expect(throws: Never.self) { try XMLDocument(xmlString: text) }
    #expect(text.contains(#"a\u{1}\u{1B}b"#))
  }

  // MARK: JSON

  @Test func `JSON has every step with its place, status, time and screen`() throws {
    let data = Data(ReportFormat.json.text(of: try reports()).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(root["version"] as? Int == 1)
    #expect(root["clock"] as? String == "virtual")
    #expect(root["passed"] as? Int == 1 && root["failed"] as? Int == 1)
    let flows = try #require(root["flows"] as? [[String: Any]])
    #expect(flows[0]["tags"] as? [String] == ["smoke"] && flows[0]["seconds"] as? Double == 0.55)
    let steps = try #require(flows[1]["steps"] as? [[String: Any]])
    #expect(steps.map { $0["status"] as? String } == ["passed", "warned", "failed"])
    #expect(steps.map { $0["line"] as? Int } == [3, 4, 5])
    #expect((steps[0]["screen"] as? String)?.contains("Fish & <chips>") == true)
    let problem = try #require(steps[2]["problem"] as? [String: Any])
    #expect(problem["line"] as? Int == 5 && problem["column"] as? Int == 10)
    #expect(flows[1]["lastScreen"] is String)
  }

  // MARK: GitHub

  @Test func `GitHub's annotations are a line each, with everything escaped that means something`() throws {
    let lines = ReportFormat.github.text(of: try reports()).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::warning file=Flows/bad%2C1.yaml,line=4,col=10,title=Flows/bad%2C1.yaml::"))
    #expect(
      lines[1].hasPrefix(
        "::error file=Flows/bad%2C1.yaml,line=5,col=10,title=Flows/bad%2C1.yaml::nothing on the screen is "
          + "\"Ordr: 50%25, now\", see what"))
  }

  // MARK: HTML

  @Test func `The page is whole by itself, with failing steps open and every text escaped`() throws {
    let text = ReportFormat.html.text(of: try reports())
    let page = try XMLDocument(
      xmlString: text.replacing("<!DOCTYPE html>\n", with: "").replacing(#/<meta [^>]*>/#, with: ""))
    let body = try #require(page.rootElement()?.elements(forName: "body").first)
    #expect(body.elements(forName: "h1").first?.stringValue == "1 passed, 1 failed")
    #expect(text.contains("<label><input type=\"checkbox\" id=\"only-failed\"/> only what failed</label>"))
    let flows = body.elements(forName: "details")
    #expect(flows.map { $0.attribute(forName: "id")?.stringValue } == ["flow-1", "flow-2"])
    #expect(flows.map { $0.attribute(forName: "class")?.stringValue } == ["flow passed", "flow failed"])
    let steps = flows[1].elements(forName: "details")
    #expect(steps.map { $0.attribute(forName: "class")?.stringValue } == ["passed", "warned", "failed"])
    #expect(steps.map { $0.attribute(forName: "open") != nil } == [false, false, true])
    #expect(steps[0].elements(forName: "pre").last?.stringValue?.contains("Fish & <chips>") == true)
    #expect(!text.contains("<script") && !text.contains("http"))
    #expect(text == ReportFormat.html.text(of: try reports()))
  }

  @Test func `W98 A step of the page shows the screen as an image that is in the page itself`() throws {
    let text = ReportFormat.html.text(of: try reports())
    let sources = text.matches(of: #/<img alt="the screen" src="data:image/svg\+xml;base64,([^"]*)"/>/#).map(\.1)
    let images = sources.compactMap { Data(base64Encoded: String($0)).map { String(decoding: $0, as: UTF8.self) } }
    #expect(images.contains { $0.hasPrefix("<svg ") && $0.contains("Fish &amp; &lt;chips&gt;") })
    #expect(images.count == sources.count && !text.contains("http") && !text.contains("<svg"))
  }
}
