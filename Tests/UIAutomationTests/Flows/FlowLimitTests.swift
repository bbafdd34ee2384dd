import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// Flows that would fill the memory or never end: each limit has an error at its line (H5, H6).
@MainActor @Suite struct FlowLimitTests {
  private let stage = FlowStage { stage in
    stage.field("Name", at: 10, 20, id: "name")
    stage.label(String(repeating: "a", count: 400), at: 10, 80)
  }

  // MARK: Patterns

  @Test(arguments: [".*a.*a.*a.*a.*b", "(a|a)*b", "(a|aa)+[0-9]"])
  func `H5 a selector that backtracking never ends with is nobody's name`(pattern: String) throws {
    for rules in [FlowRules.strict, .maestro] {
      let report = try stage.play("- launchApp\n- assertNotVisible: '\(pattern)'") { $0.rules = rules }
      #expect(report.passed, "\(report.text)")
    }
  }

  @Test func `H5 a selector that takes too many steps is an error at its place`() throws {
    let commands = "- launchApp\n- assertNotVisible: '(a*)(a*)(a*)(a*)(a*)\\1\\2\\3b'"
    for rules in [FlowRules.strict, .maestro] {
      let report = try stage.play(commands) { $0.rules = rules }
      let problem = try #require(report.firstProblem)
      #expect(problem.hasPrefix("4:21: \"(a*)(a*)"), "\(problem)")
      #expect(problem.contains("takes more than 200000 steps on a name, use fewer repetitions and no `\\1`"))
    }
  }

  // MARK: Memory

  @Test func `H6 a text that doubles in a script ends with an error at its step`() throws {
    let commands = """
      - evalScript: ${output.a = 'aaaaaaaaaaaaaaaa'}
      - repeat:
          times: 60
          commands:
            - evalScript: ${output.a = output.a + output.a}
      """
    let problem = try #require(try stage.play(commands).firstProblem)
    #expect(problem.hasPrefix("7:9: ") && problem.contains("make less of it"), "\(problem)")
  }

  @Test func `H6 a variable that doubles in the header ends with an error at its line`() throws {
    var header = "appId: a.b\nenv:\n  V0: aaaaaaaaaaaaaaaa\n"
    for number in 1...40 { header += "  V\(number): ${V\(number - 1)}${V\(number - 1)}\n" }
    let problem = try #require(try stage.play("- launchApp", header: header).firstProblem)
    // 16 bytes doubled 16 times are 1 MiB, the next one is too long.
    #expect(problem.hasPrefix("20:3: "), "\(problem)")
    #expect(problem.contains("the text becomes longer than 1048576 bytes, make less of it"))
  }

  @Test func `H6 variables together have a limit, at the line of the one that goes over it`() throws {
    var header = "appId: a.b\nenv:\n  V0: \(String(repeating: "a", count: FlowLimits.textBytes / 2))\n"
    for number in 1...40 { header += "  V\(number): ${V0}${V0}\n" }
    let problem = try #require(try stage.play("- launchApp", header: header).firstProblem)
    #expect(problem.hasPrefix("19:3: "), "\(problem)")
    #expect(problem.contains("the variables hold more than 16777216 bytes with `V16`, make less of them"))
  }

  @Test func `H6 variables that end make room again`() throws {
    let commands = """
      - repeat:
          times: 40
          commands:
            - runFlow:
                env: {BIG: "\(String(repeating: "a", count: 900_000))"}
                commands: [{assertTrue: "${BIG.length == 900000}"}]
      - assertTrue: ${typeof BIG == 'undefined'}
      """
    let report = try stage.play(commands)
    #expect(report.passed, "\(report.firstProblem ?? "")")
  }

  @Test func `H6 lines that scripts write have a limit, and it is said that there were more`() throws {
    let commands = "- evalScript: \"${let x = 'a'.repeat(1000000); for (let i = 0; i < 40; i++) console.log(x)}\""
    let report = try stage.play(commands)
    let lines = report.steps.flatMap(\.console)
    #expect(lines.count == FlowLimits.logBytes / 1_000_000 + 1)
    #expect(lines.last == "more than \(FlowLimits.logBytes) bytes were written, this and what follows is left out")
  }

  @Test func `H6 labels are cut`() throws {
    let commands = "- evalScript: {script: '${1}', label: \"${'a'.repeat(100000)}\"}"
    let report = try stage.play(commands)
    if let label = report.steps.first?.label { #expect(label.count <= FlowLimits.labelCharacters + 1) }
  }

  // MARK: Files

  @Test func `H6 100,000 keys are refused at the first one too many`() throws {
    for indent in ["", "  "] {
      let keys = (0..<100_000).map { "\(indent)k\($0): v" }.joined(separator: "\n")
      let text = (indent.isEmpty ? "" : "env:\n") + keys + "\n---\n- launchApp\n"
      let error = try #require(throws: FlowError.self) { try Flow.parse(text, path: "f.yaml") }
      #expect(error.position.line == FlowLimits.keys + (indent.isEmpty ? 1 : 2))
      #expect(error.description.contains("this is key 10001 of the map, 10000 are the most; split the file"))
    }
    let keys = (0..<100_000).map { "k\($0): v" }.joined(separator: ",\n")
    let list = "appId: a.b\nenv: {\(keys)}\n---\n- launchApp\n"
    let error = try #require(throws: FlowError.self) { try Flow.parse(list, path: "f.yaml") }
    #expect(error.position.line == FlowLimits.keys + 2)
  }

  @Test func `H6 as many keys as there may be are read, each once`() throws {
    let keys = (0..<FlowLimits.keys).map { "  K\($0): ${\($0)}" }.joined(separator: "\n")
    let header = "appId: a.b\nenv:\n" + keys
    let last = FlowLimits.keys - 1
    let report = try stage.play("- assertTrue: ${K0 + K\(last) == '0\(last)'}", header: header)
    #expect(report.passed, "\(report.firstProblem ?? "")")
  }

  @Test func `H6 a file that is too large is not read to its end`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString).yaml").path
    #expect(FileManager.default.createFile(atPath: path, contents: Data("appId: a.b\n---\n- launchApp\n".utf8)))
    defer { try? FileManager.default.removeItem(atPath: path) }
    // A hole that takes no space on the disk, and would take this much memory.
    #expect(truncate(path, 3 << 30) == 0)
    let error = try #require(throws: FlowError.self) { try Flow.load(path: path) }
    #expect(error.problem == .fileTooLarge(limit: FlowLimits.fileBytes))
    #expect(
      error.description
        == "\(path):1:1: the file has more than 4194304 bytes, split it and let one file run the others")
    #expect(FlowText.kind(ofFile: path) == nil)
  }
}
