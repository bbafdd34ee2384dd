import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit
import _Testing_UIKit

/// Control characters in an app's texts reach no report, failure or log as they are (H10).
@MainActor @Suite struct ControlCharacterReportTests {
  nonisolated private static let controls = [
    0...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
  ].flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

  /// All of them in one text, with what a CI system would obey behind each.
  nonisolated private static let text = controls.map { "\(Character($0))::error::" }.joined(separator: "x")

  /// What is in a text and must not be; line feeds divide the lines that we make, a console has tabs, and pictures keep
  /// their columns with U+200E.
  private func raw(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { Self.controls.contains($0) && !["\n", "\t", "\u{200E}"].contains($0) }
  }

  private func commands(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("::error::") }
  }

  private func report() throws -> FlowReport {
    let stage = FlowStage { stage in
      stage.label(Self.text, at: 20, 20)
      let button = stage.button("Go", at: 20, 60, id: Self.text)
      button.addAction(
        UIAction { _ in MainActor.assumeIsolated { SimulatedProcess.log("log " + Self.text) } }, for: .touchUpInside)
      stage.button(Self.text, at: 20, 160)
    }
    return try stage.play("- launchApp\n- tapOn: Go\n- tapOn: {text: Pay, optional: true}\n- tapOn: Og") {
      $0.keepsScreens = true
    }
  }

  @Test func `H10: Reports of all formats show control characters, and no text begins a line`() throws {
    let report = try report()
    #expect(!report.passed)
    #expect(raw(report.text).isEmpty && commands(report.text).isEmpty, "\(report.text)")
    #expect(report.text.contains("\\u{1B}"))
    for format in ReportFormat.allCases {
      let text = format.text(of: [report])
      #expect(raw(text).isEmpty, "\(format.rawValue) has \(raw(text))")
      #expect(commands(text).isEmpty, "\(format.rawValue)")
    }
    #expect(raw(Filmstrip(report).everyStep).isEmpty && commands(Filmstrip(report).everyStep).isEmpty)
  }

  @Test func `H10: JSON reports can be read, and say what was there`() throws {
    let data = Data(ReportFormat.json.text(of: [try report()]).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let flows = try #require(object["flows"] as? [[String: Any]])
    let steps = try #require(flows.first?["steps"] as? [[String: Any]])
    let consoles = steps.flatMap { $0["console"] as? [String] ?? [] }
    #expect(consoles.contains("log " + Self.text))
  }

  @Test func `H10: Annotations keep their own escapes for what they keep to themselves`() throws {
    let stage = FlowStage { stage in stage.label("100 %\u{1B}[2K", at: 20, 20) }
    let report = try stage.play("- assertVisible: 100 percent", header: "name: 'a,b: 50%'")
    let text = ReportFormat.github.text(of: [report])
    #expect(text.split(separator: "\n").count == 1 && text.hasPrefix("::error file=flow.yaml,line="))
    #expect(text.contains("title=a%2Cb%3A 50%25::"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `H10: Failures of the driver show control characters`() throws {
    let stage = FlowStage { stage in
      for index in 0..<2 { stage.button(Self.text, at: 20, 60 + CGFloat(index) * 50).accessibilityValue = "twin" }
    }
    let app = stage.app
    try app.launch()
    var texts: [String] = []
    for query in [app.buttons["Go"], app.buttons["::error::"], app.buttons[Self.text], app.staticTexts[Self.text]] {
      do {
        try query.tap()
        Issue.record("nothing failed")
      } catch {
        texts.append("\(error)")
      }
    }
    texts.append(try app.explainTap(at: CGPoint(x: 30, y: 70)))
    for text in texts { #expect(raw(text).isEmpty && commands(text).isEmpty, "\(text)") }
  }

  @Test func `H10: Events, the console and exceptions show control characters`() throws {
    let stage = FlowStage { stage in
      let field = stage.field(Self.text, at: 20, 20)
      field.accessibilityIdentifier = Self.text
      stage.button(Self.text, at: 20, 60)
    }
    let app = stage.app
    app.recordsTranscript = true
    try app.launch()
    for point in [CGPoint(x: 30, y: 70), CGPoint(x: 30, y: 30)] {
      try app.touchDown(at: point)
      try app.touchUp()
    }
    try app.run { SimulatedProcess.log("log\n" + Self.text) }
    let exception = #expect(throws: UncaughtException.self) {
      try app.run { PlainviewRuntime.raise(.invalidArgument("no " + Self.text)) }
    }
    let texts = [
      Snapshotting<XCUIApplication>.events.text(of: app), Snapshotting<XCUIApplication>.console.text(of: app),
      try #require(exception).description,
    ]
    for text in texts { #expect(raw(text).isEmpty && commands(text).isEmpty, "\(text)") }
    #expect(texts[0].contains("\\u{1B}"))
  }
}
