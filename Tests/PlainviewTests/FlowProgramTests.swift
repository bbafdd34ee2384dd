import Foundation
import Testing

/// Flows on the command line: reports, parts of runs, coverage, and checks without a run.
@Suite struct FlowProgramTests {
  @Test func `Reports are written beside the printed steps, several at once, the same bytes each time`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func reports() throws -> [String] {
      let result = try Tool.run(
        "test", "Fixtures/SignUp", "Fixtures/faults/missing-element.yaml", "--report", "junit=\(folder.path)/a.xml",
        "--report", "html=\(folder.path)/a.html", "--format", "json", "--output", "\(folder.path)/a.json",
        "--filmstrip", "\(folder.path)/a.txt")
      #expect(result.exitCode == 1)
      #expect(result.output.hasSuffix("\n1 passed, 1 failed\n") && result.errors.isEmpty)
      return try ["a.xml", "a.html", "a.json", "a.txt"].map {
        // JUnit has the seconds that the run took, which are not the same twice (Q6).
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
          .replacing(/\ time="[0-9.]+"/, with: " time")
      }
    }
    let first = try reports()
    #expect(first.allSatisfy { $0.contains("sign-up.yaml") && $0.contains("missing-element.yaml") })
    #expect(try reports() == first)
  }

  @Test func `A format takes standard output for itself, and the last line stays last`() throws {
    let json = try Tool.run("test", "Fixtures/SignUp", "--format", "json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
    #expect(json.errors == "1 passed, 0 failed\n")
    let annotations = try Tool.run("test", "Fixtures/faults/missing-element.yaml", "--format", "github")
    let lines = annotations.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "0 passed, 1 failed")
    #expect(lines[0].hasPrefix("::error file=Fixtures/faults/missing-element.yaml,line=6,col=10,title="))
  }

  @Test(
    arguments: [
      (["--report", "junit"], "NAME=VALUE"), (["--report", "xml=a"], "the formats are junit, json, github, html"),
      (["--output", "a"], "add `--format`"), (["--shard", "3/2"], "write I/N"),
      (["--until", "end"], "write the number"),
      (["--frames", "--format", "json"], "remove one"), (["--report", "junit=/nowhere/a.xml"], "/nowhere/a.xml:1: "),
    ])
  func `Options that make no sense are usage errors`(_ options: [String], _ message: String) throws {
    let result = try Tool.run(["test", "Fixtures/SignUp"] + options)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `A run can end early: after a step, or after the first flow that fails`() throws {
    let step = try Tool.run("test", "Fixtures/SignUp", "--until", ":12")
    #expect(step.exitCode == 0)
    #expect(step.output.contains("sign-up.yaml:12: ") && !step.output.contains("sign-up.yaml:13: "))
    #expect(step.output.contains("the screen then:"))
    let flows = try Tool.run("test", "-x", "Fixtures/faults/missing-element.yaml", "Fixtures/SignUp")
    #expect(flows.exitCode == 1 && flows.output.hasSuffix("\n0 passed, 1 failed\n"))
    #expect(flows.errors == "plainview: 1 more were not played, after the first failure\n")
  }

  @Test func `Shards share the flows, and a seed is named`() throws {
    let parts = try ["1/2", "2/2"].map { try Tool.run("test", "Fixtures/SignUp", "--shard", $0) }
    // A shard without flows is no failure, and prints a note (Q7).
    #expect(parts.map(\.exitCode) == [0, 0])
    #expect(parts.count { $0.errors.contains("shard") } == 1, "\(parts)")
    let seeded = try Tool.run("test", "Fixtures/SignUp", "--seed", "7")
    #expect(seeded.errors == "plainview: the order is that of --seed 7\n")
  }

  @Test func `Wires that never fired are listed, and fail the run when they are too many`() throws {
    let all = try Tool.run("test", "Fixtures/SignUp", "--wiring-coverage", "--min-wiring-coverage", "100")
    #expect(all.exitCode == 0)
    #expect(all.output.contains("wiring of Fixtures/SignUp/SignUp.storyboard: 2 of 2 wires carried something (100 %)"))
    let some = try Tool.run("test", "Fixtures/SignUp", "--until", "2", "--min-wiring-coverage", "50")
    #expect(some.exitCode == 1)
    #expect(
      some.errors.hasPrefix(
        "Fixtures/SignUp/SignUp.storyboard:1: 0 of 2 wires carried something (0 %), fewer than 50 %"))
    #expect(some.errors.contains("never  UIButton 'Sign up' --touchUpInside--> SignUpViewController signUp:"))
  }

  // MARK: check and verify

  @Test func `Flows and documents are checked without a run`() throws {
    let good = try Tool.run("check", "Fixtures/SignUp")
    #expect(good.exitCode == 0 && good.output == "2 files, 0 errors, 0 warnings\n")
    let bad = try Tool.run("check", "Fixtures/faults", "Fixtures/flows/wrong-id.yaml")
    #expect(bad.exitCode == 1)
    #expect(bad.output.contains("wrong-id.yaml:9:5: error: no scene of Fixtures/SignUp/SignUp.storyboard has the id"))
    #expect(bad.output.contains("Fixtures/faults/missing-document.yaml:3:3: error: Fixtures/faults/Nowhere.storyboard"))
    #expect(bad.output.hasSuffix("\n5 files, 4 errors, 1 warning\n"))
    let strict = try Tool.run("check", "--strict", "Fixtures/faults/missing-element.yaml")
    #expect(strict.exitCode == 1)
    #expect(try Tool.run("check", "Fixtures/faults/missing-element.yaml").exitCode == 0)
    #expect(try Tool.run("check", "Scripts").exitCode == 4)
  }

  @Test func `Solved frames are held against the stored ones`() throws {
    let good = try Tool.run("verify", "Fixtures/SignUp/SignUp.storyboard", "--tolerance", "0")
    #expect(good.exitCode == 0 && good.output == "7 of 7 frames are as stored\n")
    let bad = try Tool.run("verify", "Fixtures/documents/login.storyboard")
    #expect(bad.exitCode == 1)
    #expect(bad.output.contains("login.storyboard:37:29: error: <stackView> is at "))
    #expect(bad.output.hasSuffix("\n1 of 5 frames are as stored\n"))
    let broken = try Tool.run("verify", "Fixtures/faults/truncated.storyboard")
    #expect(broken.exitCode == 2 && broken.errors.hasPrefix("Fixtures/faults/truncated.storyboard:5:1: "))
  }
}
