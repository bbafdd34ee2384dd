import Foundation
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// Conditions, repetitions, retries, and flows that run other files.
@MainActor @Suite struct FlowNestingTests {
  private let scratch: ScratchFolder
  private var folder: URL { scratch.url }
  private let stage: FlowStage

  init() throws {
    scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent("parts"), withIntermediateDirectories: true)
    stage = FlowStage { stage in
      let counter = stage.label("0", at: 20, 60, id: "counter")
      let button = stage.button("Add", at: 20, 100)
      button.addAction(
        UIAction { _ in counter.text = "\((Int(counter.text ?? "") ?? 0) + 1)" }, for: .touchUpInside)
      stage.field("Name", at: 20, 160)
    }
  }

  private func write(_ name: String, _ commands: String, header: String = "appId: a.b") throws {
    let text = header + "\n---\n" + commands + "\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func played(_ commands: String, header: String = "appId: a.b") throws -> FlowReport {
    try stage.play("- launchApp\n" + commands, header: header, path: folder.appendingPathComponent("main.yaml").path)
  }

  /// The steps' commands with their depth as indentation.
  private func outline(_ report: FlowReport) -> [String] {
    report.steps.map { String(repeating: " ", count: $0.depth) + $0.command }
  }

  // MARK: Conditions

  @Test(
    "Commands in place run when all of the condition holds",
    arguments: [
      ("{platform: iOS}", "passed"), ("{platform: Android}", "skipped: this is not android"),
      ("{visible: Add}", "passed"), ("{visible: Sub}", "skipped: \"Sub\" is not visible"),
      ("{notVisible: Sub}", "passed"), ("{notVisible: Add}", "skipped: \"Add\" is visible"),
      ("{true: '${1 == 1}'}", "passed"), ("{true: '${MISSING}'}", "skipped: ${MISSING} is not true"),
      ("{true: 'false'}", "skipped: false is not true"), ("{visible: Add, true: '${0}'}", "skipped: ${0} is not true"),
      ("{visible: '${\"A\" + \"dd\"}'}", "passed"),
    ])
  func condition(_ condition: String, _ outcome: String) throws {
    let report = try played("- runFlow: {when: \(condition), commands: [{tapOn: Add}]}")
    #expect(report.outcomes.dropFirst().first == outcome)
    #expect(stage.heard == (outcome == "passed" ? ["Add"] : []))
  }

  @Test(
    "A condition is true unless it comes to nothing, false, undefined, null or zero",
    arguments: [
      ("${1}", true), ("${'x'}", true), ("${0}", false), ("${''}", false), ("${'False'}", false), ("${null}", false),
      ("${1 > 2}", false), ("true", true), ("false", false), ("${'0.0'}", false), ("a ${1}", true),
    ])
  func truth(_ condition: String, _ isTrue: Bool) throws {
    #expect(try played("- assertTrue: \"\(condition)\"").passed == isTrue)
  }

  @Test func `A condition without an expression is refused, but not by Maestro's rules`() throws {
    #expect(
      try played("- assertTrue: output.x == 1").firstProblem
        == "4:3: `output.x == 1` is a text and not an expression, write `${output.x == 1}`")
    #expect(
      try stage.play("- assertTrue: output.x == 1") { $0.rules = .maestro }.passed)
    #expect(
      try played("- evalScript: output.x = 1").firstProblem
        == "4:3: a script without `${}` does nothing, write `${output.x = 1}`")
  }

  @Test func `A condition that cannot be evaluated is an error`() throws {
    #expect(
      try played("- assertTrue: ${1 +}").firstProblem
        == "4:3: character 4 of `${1 +}`: the end stands where a value has to, mend the script")
  }

  // MARK: Repetition

  @Test func `Commands are repeated so many times, or while a condition holds`() throws {
    #expect(
      try played("- repeat: {times: 3, commands: [{tapOn: Add}]}\n- assertVisible: {id: counter, text: '3'}").passed)
    #expect(
      try played("- repeat: {while: {notVisible: '4'}, commands: [{tapOn: Add}]}\n- assertVisible: '4'").passed)
    #expect(
      try played("- repeat: {times: 2, while: {notVisible: '4'}, commands: [{tapOn: Add}]}\n- assertVisible: '2'")
        .passed)
    #expect(
      try played(
        "- evalScript: '${output.n = 0}'\n- repeat: {while: {true: '${output.n < 3}'}, commands: [{evalScript: '${output.n++}'}]}\n- assertTrue: ${output.n == 3}"
      ).passed)
  }

  @Test func `What is not done once is skipped`() throws {
    let report = try played(
      "- repeat: {times: 0, commands: [back]}\n- repeat: {while: {visible: Sub}, commands: [back]}")
    #expect(report.outcomes == ["passed", "skipped: it is to be done 0 times", "skipped: \"Sub\" is not visible"])
  }

  @Test func `A repetition without an end is an error after ten thousand steps`() throws {
    let report = try played("- repeat: {while: {true: 'true'}, commands: [{evalScript: '${output.n = 1}'}]}")
    #expect(
      report.failures.map(\.message) == ["this is step 10000, give the `repeat` around it fewer `times`"])
  }

  // MARK: Retrying

  @Test func `What fails is tried again, and its failures become warnings`() throws {
    let report = try played("- retry: {maxRetries: 2, commands: [{tapOn: Add}, {assertVisible: '2'}]}")
    #expect(
      outline(report) == [
        "launchApp", "retry 2 times", " tapOn \"Add\"", " assertVisible \"2\"", " tapOn \"Add\"",
        " assertVisible \"2\"",
      ])
    #expect(report.outcomes == ["passed", "passed", "passed", "warned", "passed", "passed"])
    #expect(report.passed)
    #expect(report.lastScreen == nil)
  }

  @Test func `After the last retry it fails; more than three count as three`() throws {
    let report = try played("- retry: {maxRetries: 9, commands: [{assertVisible: Sub}]}")
    #expect(report.outcomes == ["passed", "failed", "warned", "warned", "warned", "failed"])
    #expect(report.failures.map(\.message) == ["nothing on the screen is \"Sub\", see what is on the screen"])
  }

  // MARK: Optional steps

  @Test func `An optional step that fails is a warning`() throws {
    let report = try played(
      "- tapOn: {text: Sub, optional: true}\n- assertVisible: {text: Sub, optional: true}\n"
        + "- runFlow: {optional: true, commands: [{tapOn: Sub}]}\n- tapOn: Add")
    #expect(report.outcomes == ["passed", "warned", "warned", "warned", "warned", "passed"])
    #expect(report.passed)
    #expect(stage.heard == ["Add"])
  }

  // MARK: Files

  @Test func `Files are relative to the flow that names them, and their steps stand below it`() throws {
    try write("parts/outer.yaml", "- tapOn: Add\n- runFlow: inner.yaml")
    try write("parts/inner.yaml", "- tapOn: Add")
    let report = try played("- runFlow: parts/outer.yaml\n- runFlow: {file: 'parts/${\"inn\" + \"er\"}.yaml'}")
    #expect(
      outline(report) == [
        "launchApp", "runFlow parts/outer.yaml", " tapOn \"Add\"", " runFlow inner.yaml", "  tapOn \"Add\"",
        "runFlow parts/${\"inn\" + \"er\"}.yaml", " tapOn \"Add\"",
      ])
    #expect(report.steps[4].path == folder.appendingPathComponent("parts/inner.yaml").path)
    #expect(stage.heard == ["Add", "Add", "Add"])
  }

  @Test func `A file that cannot be read fails at its own place`() throws {
    try write("broken.yaml", "- tapOm: x")
    let broken = try #require(try played("- runFlow: broken.yaml").failures.first)
    #expect(broken.path.hasSuffix("broken.yaml"))
    #expect(broken.position == TextPosition(line: 3, column: 3))
    #expect(broken.details == ["run by \(folder.path)/main.yaml:4:3"])
    #expect(try played("- runFlow: missing.yaml").failures.first?.message == "there is no such file, check the path")
  }

  @Test func `A file that runs itself, at once or by way of another one, is an error at its name`() throws {
    try write("a.yaml", "- runFlow: parts/b.yaml")
    try write("parts/b.yaml", "- runFlow: ../a.yaml")
    let failure = try #require(try played("- runFlow: a.yaml").failures.first)
    #expect(failure.path.hasSuffix("parts/b.yaml"))
    #expect(failure.position == TextPosition(line: 3, column: 12))
    #expect(failure.message.contains("a.yaml runs itself ("))
    try write("self.yaml", "- runFlow: ./self.yaml")
    #expect(try !played("- runFlow: self.yaml").passed)
  }

  @Test func `Variables pass inwards and end with the flow; output stays`() throws {
    try write(
      "part.yaml", "- inputText: '${WHO}${MODE}${OUTER}'\n- evalScript: '${output.done = WHO}'",
      header: "appId: a.b\nenv:\n  WHO: ${WHO || 'nobody'}\n  MODE: own")
    let report = try played(
      "- tapOn: Name\n- runFlow: {file: part.yaml, env: {WHO: '${OUTER}!', MODE: given}}\n- runFlow: part.yaml\n"
        + "- assertTrue: ${output.done == 'nobody' && WHO == null}",
      header: "appId: a.b\nenv: {OUTER: kim}")
    #expect(report.passed, "\(report.text)")
    let field = stage.controller?.view.subviews.compactMap { $0 as? UITextField }.first
    #expect(field?.text == "kim!ownkimnobodyownkim")
  }

  @Test func `Variables from outside come first, and the header can give them defaults`() throws {
    let header = "appId: a.b\nenv:\n  USER: ${USER || 'kim'}"
    let check = "- assertTrue: ${USER == 'lee'}"
    #expect(try stage.play(check, header: header) { $0.variables = [("USER", "lee")] }.passed)
    #expect(try !stage.play(check, header: header).passed)
  }

  @Test func `A header's variable that has no value is a step that fails`() throws {
    let report = try stage.play("- tapOn: Add", header: "appId: a.b\nenv:\n  USER: ${USR}")
    #expect(outline(report) == ["env USER"])
    #expect(report.firstProblem?.hasPrefix("3:3: character 1 of `${USR}`: `USR` has no value, ") == true)
  }

  @Test func `A variable without a value is not typed, but by Maestro's rules it is undefined`() throws {
    let commands = "- tapOn: Name\n- inputText: ${USER}"
    #expect(try !stage.play(commands).passed)
    #expect(try stage.play(commands + "\n- assertVisible: undefined") { $0.rules = .maestro }.passed)
  }

  // MARK: Hooks

  @Test func `Hooks run before and after, the last one whatever happened`() throws {
    let header = "appId: a.b\nonFlowStart: [{evalScript: '${output.a = 1}'}]\nonFlowComplete: [{takeScreenshot: end}]"
    let good = try stage.play("- assertTrue: ${output.a == 1}", header: header)
    #expect(outline(good) == ["evalScript ${output.a = 1}", "assertTrue ${output.a == 1}", "takeScreenshot \"end\""])
    let bad = try stage.play("- tapOn: Sub\n- tapOn: Add", header: header)
    #expect(bad.outcomes == ["passed", "failed", "passed"])
    #expect(bad.frames.map(\.name) == ["end"])
  }

  @Test func `When the first hook fails the commands do not run`() throws {
    let report = try stage.play(
      "- tapOn: Add", header: "appId: a.b\nonFlowStart: [{tapOn: Sub}]\nonFlowComplete: [{tapOn: Add}]")
    #expect(report.outcomes == ["failed", "passed"])
  }
}
