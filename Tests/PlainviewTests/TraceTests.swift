import Foundation
import Testing

/// `trace`: what steps set off, with reasons, as lines, as a diagram, as JSON and as a page.
@Suite struct TraceTests {
  private static func trace(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(["--plainview", "trace"] + arguments, of: "PlainviewSampleApp")
  }

  private static func lines(_ arguments: String...) throws -> [String] {
    let result = try Tool.run(["--plainview", "trace"] + arguments, of: "PlainviewSampleApp")
    return result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The lines in their order, with others between them.
  private static func follow(_ expected: [String], in lines: [String]) -> String? {
    var rest = lines[...]
    for line in expected {
      guard let found = rest.firstIndex(where: { $0.contains(line) }) else { return line }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  @Test func `A tap is told from the touch to the picture`() throws {
    let lines = try Self.lines("--tap", "Continue")
    let missing = Self.follow(
      [
        "== tapOn \"Continue\"   ok", "touch         finger 0 began at", "hit           UIButton 'Continue'", "<- hit",
        "touch         finger 0 ended at", "action        UIButton 'Continue' sends touchUpInside",
        "action        -> SignInViewController signIn:",
        "| the registry has signIn: of SignInViewController",
        "UILabel 'A name, please.'.height == 0: constant 0 -> 20", "what changed", "moved down by 20", "why",
        "became `== 20`",
        "of the picture changed", "+ ",
      ], in: lines)
    #expect(missing == nil, "no line with \(missing ?? "") in\n\(lines.joined(separator: "\n"))")
  }

  @Test func `A class that is not in the program has one name everywhere`() throws {
    let signUp = "Fixtures/SignUp/SignUp.storyboard"
    let text = try Tool.run("trace", signUp, "--tap", "Sign up", "--only", "action").output
    #expect(text.contains("-> SignUpViewController signUp: (not in this program)\n"), "\(text)")
    let diagram = try Tool.run("trace", signUp, "--tap", "Sign up", "--format", "mermaid").output
    #expect(diagram.contains("participant p2 as SignUpViewController\n"), "\(diagram)")
    #expect(!diagram.contains(" as UIViewController\n"), "\(diagram)")
  }

  @Test func `Steps are taken in the order of their options`() throws {
    let lines = try Self.lines(
      "--tap", "Name", "--type", "Ada", "--press", "return", "--tap", "Continue", "--only", "delegate,controller")
    let missing = Self.follow(
      [
        "== launchApp", "SignInViewController viewDidLoad", "== tapOn \"Name\"", "== inputText \"Ada\"",
        "== pressKey", "SignInViewController textFieldShouldReturn(UITextField 'Name') = true",
        "== tapOn \"Continue\"", "NotesViewController viewDidLoad",
      ], in: lines)
    #expect(missing == nil, "no line with \(missing ?? "") in\n\(lines.joined(separator: "\n"))")
    #expect(!lines.contains { $0.contains("touch ") || $0.contains("picture") })
  }

  @Test func `A flow is traced, and a step that fails says why`() throws {
    let flow = try Self.lines("--flow", "Tests/SampleApp/sign-in.yaml", "--only", "controller")
    #expect(Self.follow(["== tapOn \"Continue\"", "NotesViewController viewDidAppear"], in: flow) == nil)
    let result = try Self.trace("--tap", "Contine")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("Continue"), "\(result.output)")
  }

  @Test func `A sequence diagram has an arrow for every message`() throws {
    let diagram = try Self.trace("--tap", "Continue", "--format", "mermaid").output
    #expect(diagram.hasPrefix("sequenceDiagram\n"))
    let button = try #require(diagram.firstMatch(of: /participant (p\d+) as UIButton 'Continue'/)).1
    let controller = try #require(diagram.firstMatch(of: /participant (p\d+) as SignInViewController/)).1
    #expect(diagram.contains("\(button)->>\(controller): touchUpInside: signIn:"))
    #expect(diagram.contains("Note over \(controller): UILabel 'A name, please.'.height == 0: constant 0 -#gt; 20"))
  }

  private struct JSONTrace: Decodable {
    struct Step: Decodable {
      let title: Int
      let place, status: String
      let screen, views: [Int]
      let touches: [[Value]]
      let events: [[Value]]
    }
    struct Wiring: Decodable {
      struct Edge: Decodable {
        let from, to: Int
        let kind: String
        let label: [Int]
      }
      struct Node: Decodable { let name: Int }
      let nodes: [Node]
      let edges: [Edge]
    }
    enum Value: Decodable, Equatable {
      case number(Double), text(String), list([Value]), null

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .list(try container.decode([Value].self))
        }
      }
    }
    let version: Int
    let strings, marks: [String]
    let views: [[Double]]
    let steps: [Step]
    let wiring: Wiring
  }

  @Test func `The JSON has each screen, and which wire an event came along`() throws {
    let text = try Self.trace("--tap", "Name", "--type", "Ada", "--tap", "Continue", "--format", "json").output
    let trace = try JSONDecoder().decode(JSONTrace.self, from: Data(text.utf8))
    #expect(trace.version == 1 && trace.steps.count == 4)
    #expect(trace.steps.map { trace.strings[$0.title] }.last == "tapOn \"Continue\"")
    for step in trace.steps {
      #expect(step.screen.first.map { trace.marks[$0].hasPrefix("<svg ") } ?? false)
      #expect(
        step.screen.allSatisfy(trace.marks.indices.contains) && step.views.allSatisfy(trace.views.indices.contains))
    }
    // Steps of the command line have no file, those of a flow have one.
    #expect(trace.steps.allSatisfy { $0.place.isEmpty })
    let played = try JSONDecoder().decode(
      JSONTrace.self, from: Data(Self.trace("--flow", "Tests/SampleApp/sign-in.yaml", "--format", "json").output.utf8))
    #expect(played.steps.first?.place.firstMatch(of: /^Tests\/SampleApp\/sign-in\.yaml:[0-9]+$/) != nil)
    // The same line of two screens is one mark.
    #expect(Set(trace.marks).count == trace.marks.count && Set(trace.strings).count == trace.strings.count)
    let fired = trace.steps[3].events.compactMap { event -> JSONTrace.Wiring.Edge? in
      if case .number(let wire) = event[6] { return trace.wiring.edges[Int(wire)] }
      return nil
    }
    let action = try #require(fired.first { $0.kind == "event" })
    #expect(trace.strings[trace.wiring.nodes[action.from].name] == "UIButton 'Continue'")
    #expect(action.label.map { trace.strings[$0] } == ["touchUpInside", "signIn:"])
  }

  @Test func `The page holds a trace of a hundred steps in 300 kilobytes, and obeys nothing that the app says`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("trace.html")
    let result = try Tool.run(
      ["--plainview", "trace", "--tap", "Name", "--type", "</script><script>alert(1)</script>"]
        + (0..<98).flatMap { _ in ["--tap", "Name"] } + ["--html", page.path], of: "PlainviewSampleApp")
    #expect(result.exitCode == 0, "\(result.errors)")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.utf8.count < 300_000, "\(text.utf8.count)")
    #expect(text.ranges(of: "</script>").count == text.ranges(of: "<script").count)
    #expect(!text.contains("<script>alert"))
  }

  @Test func `The lines of the README are what it prints`() throws {
    let page = try String(contentsOf: Tool.root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(page.range(of: "$ plainview trace --package . "))
    let block = page[start.upperBound...].prefix { $0 != "`" }.split(separator: "\n").map(String.init)
    let arguments = block[0].split(separator: " ").map(String.init)
    let output = try Tool.run(["--plainview", "trace"] + arguments, of: "PlainviewSampleApp").output
    let expected = block.dropFirst().filter { !$0.contains("…") }
    let lines = output.split(separator: "\n").map(String.init)
    let missing = Self.follow(expected, in: lines)
    #expect(missing == nil, "no line '\(missing ?? "")' in\n\(output)")
  }

  @Test func `Wrong options are said with what there is`() throws {
    let part = try Self.trace("--tap", "Continue", "--only", "actoin")
    #expect(part.exitCode == 2 && part.errors.contains("did you mean `action`?"))
    let both = try Self.trace("--flow", "Tests/SampleApp/sign-in.yaml", "--tap", "Continue")
    #expect(both.exitCode == 2 && both.errors.contains("`--flow`"))
  }
}
