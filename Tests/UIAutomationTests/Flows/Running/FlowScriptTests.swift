import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// Scripts of flows: their files, their input and output, and code that replaces them.
@MainActor @Suite struct FlowScriptTests {
  private let stage = FlowStage { stage in
    stage.field("Name", at: 10, 20, id: "name")
    stage.label("ready", at: 10, 80)
  }

  /// Plays commands in a folder with scripts.
  private func play(
    _ commands: String, _ scripts: [String: String] = [:], header: String = "appId: a.b",
    change: (inout FlowRunner.Options) -> Void = { _ in }
  ) throws -> FlowReport {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scripts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in scripts {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return try stage.play(
      commands, header: header, path: folder.appendingPathComponent("flow.yaml").path, change: change)
  }

  private func typed(_ report: FlowReport) -> String? {
    #expect(report.passed, "\(report.text)")
    return stage.controller?.view.subviews.compactMap { ($0 as? UITextField)?.text }.first
  }

  @Test func `A script leaves values and functions in output, and its own names go with it`() throws {
    let report = try play(
      """
      - runScript: setup.js
      - tapOn: {id: name}
      - inputText: ${output.user.name + output.greet('!') + typeof helper}
      """,
      [
        "setup.js": """
        function helper(mark) { return mark.repeat(2) }
        output.user = json('{"name": "Kim"}')
        output.greet = mark => helper(mark)
        """
      ])
    #expect(typed(report) == "Kim!!undefined")
  }

  @Test func `Variables are global names: of the header, of the script, and from outside; inner ones go before`() throws
  {
    let report = try play(
      """
      - runScript: {file: a.js, env: {ROLE: 'admin ${1 + 1}'}}
      - tapOn: {id: name}
      - inputText: ${output.seen + '|' + (typeof ROLE) + '|' + MAESTRO_FILENAME}
      """, ["a.js": "output.seen = [USER, ROLE, OUTSIDE, typeof MISSING, maestro.platform].join()"],
      header: "appId: a.b\nenv: {USER: kim}"
    ) { $0.variables = [("OUTSIDE", "o")] }
    #expect(typed(report) == "kim,admin 2,o,undefined,ios|undefined|flow")
  }

  @Test func `console.log goes to the step's console`() throws {
    let report = try play(
      "- evalScript: \"${console.log('one ' + [1, 2], {a: 'b'})}\"\n- runScript: a.js", ["a.js": "console.log('two')"])
    #expect(report.steps.map(\.console) == [["one 1,2 { a: 'b' }"], ["two"]])
    #expect(report.text.contains("    console: two"))
  }

  @Test func `What a script throws is the step's failure, with file and line`() throws {
    let report = try play(
      "- runScript: a.js", ["a.js": "\nfunction f() {\n  throw new Error('no ' + output.x)\n}\nf()"])
    let problem = try #require(report.failures.first)
    #expect(problem.path.hasSuffix("/a.js") && problem.position == TextPosition(line: 3, column: 3))
    #expect(problem.message == "the script ended with Error: no undefined")
    #expect(
      problem.details.count == 1 && problem.details[0].hasPrefix("run by ")
        && problem.details[0].hasSuffix("flow.yaml:3:3"))
  }

  @Test func `A script that is not there, or never ends, is a failure`() throws {
    #expect(
      try play("- runScript: gone.js").firstProblem?.contains("gone.js: there is no such file, check the path") == true)
    let endless = try play("- runScript: a.js", ["a.js": "while (true) {}"])
    #expect(endless.failures.first?.message.contains("no end is near") == true)
    let optional = try play("- runScript: {file: a.js, optional: true}", ["a.js": "throw 1"])
    #expect(optional.outcomes == ["warned"])
  }

  @Test func `A script is run under a condition`() throws {
    let report = try play(
      "- runScript: {file: a.js, when: {platform: Android}}\n- runScript: {file: a.js, when: {visible: ready}}",
      ["a.js": "console.log('ran')"])
    #expect(report.outcomes == ["skipped: this is not android", "passed"])
  }

  @Test func `Time is virtual and chance is seeded: a run comes to the same every time`() throws {
    func seen() throws -> [String] {
      try play(
        """
        - evalScript: ${console.log(new Date().toISOString(), Math.random(), faker.name().firstName())}
        - waitForAnimationToEnd
        - evalScript: ${console.log(faker.internet().emailAddress(), faker.number().digits(5), typeof Date.now())}
        """
      ).steps.flatMap(\.console)
    }
    let first = try seen()
    #expect(first == (try seen()))
    #expect(first[0].hasPrefix("2025-01-01T00:00:0"))
    stage.app.dateAtLaunch = Date(timeIntervalSince1970: 86_400)
    #expect(try seen()[0].hasPrefix("1970-01-02T00:00:0"))
  }

  @Test func `Random input is the same on every machine and another one for another flow`() throws {
    let commands = "- tapOn: {id: name}\n- inputRandomEmail\n- inputRandomNumber: {length: 6}\n- inputRandomText"
    func input(_ path: String) throws -> String? { typed(try stage.play(commands, path: path)) }
    let first = try #require(try input("one.yaml"))
    #expect(first.wholeMatch(of: /[a-z]+\.[a-z]+[0-9]{4}@example\.com[1-9][0-9]{5}[a-z]{8}/) != nil, "\(first)")
    stage.app.terminate()
    #expect(try input("folder/one.yaml") == first)
    stage.app.terminate()
    #expect(try input("two.yaml") != first)
  }

  @Test func `Requests are answered by the test alone`() throws {
    stage.app.flowResponses = { request in
      guard request.url == "https://a.b/user/1" else { return nil }
      return FlowResponse(
        status: request.method == "POST" ? 201 : 200, headers: ["x-id": "7"],
        body: #"{"name": "\#(request.headers["k"] ?? "-")", "sent": "\#(request.body ?? "")"}"#)
    }
    let report = try play(
      """
      - evalScript: "${output.r = http.post('https://a.b/user/1', {headers: {k: 'v'}, body: 'b'})}"
      - evalScript: ${console.log(output.r.status, output.r.ok, json(output.r.body).name, json(output.r.body).sent, output.r.headers['x-id'])}
      - evalScript: ${http.get('https://elsewhere.c')}
      """)
    #expect(report.steps[1].console == ["201 true v b 7"])
    let message = try #require(report.failures.first?.message)
    #expect(message.contains("nothing answers GET https://elsewhere.c, no network is used"), "\(message)")
  }

  @Test func `Answers in a file fit by method and address`() throws {
    let answers = try RequestAnswers.parse(
      """
      - {method: get, url: 'https://a.b/*/1', status: 404, headers: {h: v}, body: one}
      - https://a.b/*
      """, path: "http.yaml")
    func answer(_ method: String, _ url: String) -> FlowResponse? {
      answers.answer(to: FlowRequest(method: method, url: url, headers: [:], body: nil, form: [:]))
    }
    #expect(answer("GET", "https://a.b/c/1") == FlowResponse(status: 404, headers: ["h": "v"], body: "one"))
    #expect(answer("POST", "https://a.b/c/1") == FlowResponse())
    #expect(answer("GET", "https://c.d/") == nil)
  }

  @Test func `Code stands for a script by its name`() throws {
    stage.app.flowScripts["setup.js"] = { script in
      script.output["user"] = ["name": "Lee", "tags": ["a", 2, true, nil]]
      script.copiedText = script.environment["USER"]
      script.log("in place of \(script.file)")
    }
    let report = try play(
      """
      - runScript: {file: ../lib/setup.js, env: {USER: kim}}
      - tapOn: {id: name}
      - inputText: ${output.user.name + JSON.stringify(output.user.tags) + maestro.copiedText}
      """)
    #expect(typed(report) == "Lee[\"a\",2,true,null]kim")
    #expect(report.steps[0].console == ["in place of ../lib/setup.js"])
  }

  @Test func `The clipboard is set and pasted`() throws {
    let report = try play(
      "- setClipboard: 'x${1 + 1}'\n- tapOn: {id: name}\n- pasteText\n- assertTrue: ${maestro.copiedText == 'x2'}")
    #expect(typed(report) == "x2")
  }

  @Test func `Labels are evaluated, and what cannot be is shown as it is written`() throws {
    let report = try play("- back: {label: 'step ${1 + 1}', optional: true}\n- back: {label: '${', optional: true}")
    #expect(report.steps.map(\.label) == ["step 2", "${"])
  }

  @Test(
    "Labels and lines of scripts are shown, never obeyed",
    arguments: [
      "\u{1B}[31mred\u{1B}[0m", "a\u{7}\u{8}\u{7F}b", "\u{202E}evil\u{2066}", "\u{85}\u{2028}x", "::error::x",
      "##[error]y", String(repeating: "x", count: 10_000),
    ])
  func hostile(_ text: String) throws {
    stage.app.flowScripts["a.js"] = { $0.log(text) }
    let escaped = text.unicodeScalars.map {
      $0.value < 0x7F && $0.value >= 0x20 && $0 != "\"" && $0 != "\\"
        ? String($0) : "\\u{" + String($0.value, radix: 16) + "}"
    }.joined()
    let quoted = text.unicodeScalars.map { String(format: "\\U%08X", $0.value) }.joined()
    let report = try play(
      "- runScript: {file: a.js, label: \"\(quoted)\"}\n- evalScript: ${throw new Error('\(escaped)')}")
    for line in report.text.split(separator: "\n") {
      #expect(
        !line.unicodeScalars.contains {
          ($0.value < 0x20 && $0 != "\t") || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value)
        })
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::") && !line.contains("##["))
    }
    #expect(report.outcomes == ["passed", "failed"])
  }
}
