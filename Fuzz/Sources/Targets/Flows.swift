import PlainviewUIAutomation

extension Target {
  /// Flows are checked, written and read again; the same text is read as a workspace's configuration too.
  static let flows = Target.ofTexts("flows") { text in
    let path = Scratch("flows").path + "/flow.yaml"
    _ = try? WorkspaceConfiguration.parse(text, path: path)
    let check = FlowCheck()
    check.check(text: text, path: path)
    guard let flow = try? Flow.parse(text, path: path) else {
      return expect(
        check.findings.contains { $0.severity == .error }, "the check is silent about a flow that cannot be read")
    }
    let yaml = flow.yaml
    guard let again = try? Flow.parse(yaml, path: path) else {
      return expect(false, "a flow that was written cannot be read:\n\(yaml)")
    }
    expect(again.yaml == yaml, "a flow that was read again is written in another way")
    expect(withoutLocations(again) == withoutLocations(flow), "a flow is another one when it is written and read again")
  }

  /// The answers to requests of scripts.
  static let answers = Target.ofTexts("answers") { text in
    let path = Scratch("answers").path + "/http.yaml"
    guard let answers = try? RequestAnswers.parse(text, path: path) else { return }
    for url in ["https://example.com/a/b?c=1", ""] { _ = answers.answer(to: FlowRequest(url: url)) }
  }

  /// The description of a flow without its source locations and without keys of other tools, which are not written.
  private static func withoutLocations(_ flow: Flow) -> String {
    var header = flow.header
    header.strangers = []
    return "\(Flow(path: flow.path, header: header, commands: flow.commands))"
      .replacing(#/line: \d+, column: \d+|\d+:\d+/#, with: "")
  }
}
