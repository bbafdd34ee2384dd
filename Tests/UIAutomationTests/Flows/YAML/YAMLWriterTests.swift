import PlainviewUIAutomation
import Testing

/// Flows as text: what is written is read back as the same.
@Suite struct YAMLWriterTests {
  private func written(_ text: String) throws -> String {
    try Flow.parse("appId: a\n---\n" + text, path: "f").yaml.replacing("appId: a\n---\n", with: "")
  }

  @Test func `A flow is written as a person writes it`() throws {
    let text = """
      appId: com.example
      name: Sign in
      tags:
        - smoke
      env:
        USER: kim
      plainview:
        document: Main.storyboard
        scene: Login
        device: iPhone SE
      onFlowComplete:
        - takeScreenshot: end
      ---
      - launchApp:
          clearState: true
          arguments:
            count: 3
      - tapOn: Sign in
      - tapOn:
          id: row
          index: 2
          below: Fruit
          containsDescendants:
            - Apple
            - id: icon
          repeat: 3
          delay: 50
      - tapOn:
          point: 50%,12.5%
      - inputText: "a: b"
      - pressKey: enter
      - swipe:
          direction: UP
          from:
            id: list
      - scrollUntilVisible:
          element: End
          speed: 60
      - extendedWaitUntil:
          visible: Done
          timeout: 500
      - runFlow: login.yaml
      - runFlow:
          commands:
            - back
            - repeat:
                times: 2
                while:
                  visible: More
                commands:
                  - scroll
          when:
            platform: iOS
            true: ${a == 1}
          env:
            A: "1 # one"
      - hideKeyboard:
          label: Away with it
          optional: true

      """
    #expect(try Flow.parse(text, path: "f").yaml == text)
  }

  @Test(
    "Every command is written with all that it can have",
    arguments: [
      "launchApp: {appId: a, stopApp: false}", "stopApp: a", "killApp", "clearState: {appId: a, label: b}",
      "tapOn: {text: a, id: b, index: '${i}', point: '1,2', enabled: true, checked: false}",
      "doubleTapOn: {selected: true, focused: false, above: a, leftOf: {id: b}, rightOf: c}",
      "assertVisible: {width: 100, height: '${h}', tolerance: 3, traits: text square}",
      "longPressOn: {childOf: {id: a, below: b}, containsChild: c, optional: true}", "inputText: ''",
      "eraseText: 3", "eraseText", "pressKey: volume up", "hideKeyboard", "copyTextFrom: {id: a}", "pasteText",
      "assertVisible: '[0-9]+ items'", "assertNotVisible: {text: 'null'}", "assertTrue: ${a > 1}",
      "extendedWaitUntil: {visible: a, notVisible: {id: b}, timeout: '${t}'}", "waitForAnimationToEnd: {timeout: 4}",
      "scroll", "swipe: {start: '90%,50%', end: '10%,50%', duration: 200}", "swipe: {direction: left}",
      "scrollUntilVisible: {element: {id: a}, direction: UP, timeout: 9, visibilityPercentage: 50, centerElement: true}",
      "back", "runFlow: {file: a.yaml, env: {B: ''}, label: c}", "repeat: {times: 3, commands: [back, scroll]}",
      "repeat: {while: {notVisible: a}, commands: []}", "retry: {maxRetries: 2, file: a.yaml}",
      "retry: {commands: [{tapOn: a}], env: {B: c}}", "evalScript: ${output.n = 1}", "takeScreenshot: a b",
      "assertScreenshot: {path: a, cropOn: {id: b}}",
      "runFlow: {when: {platform: Android}, commands: [assertNoDefectsWithAI]}",
    ])
  func commands(_ command: String) throws {
    let flow = try Flow.parse("appId: a\n---\n- \(command)", path: "f")
    let again = try Flow.parse(flow.yaml, path: "f")
    #expect(withoutPositions(again) == withoutPositions(flow))
    #expect(flow.commands[0].yaml == flow.yaml.replacing("appId: a\n---\n", with: ""))
  }

  @Test(
    "Texts keep every character, in quotes where they need them",
    arguments: [
      ("Sign in", "Sign in"), ("50%", "50%"), ("확인", "확인"), ("a:b", "a:b"), ("${x}: 1", "\"${x}: 1\""),
      ("", "\"\""), (" a", "\" a\""), ("a ", "\"a \""), ("- a", "\"- a\""), ("a #b", "\"a #b\""), ("#b", "\"#b\""),
      ("a\nb", "\"a\\nb\""), ("\t", "\"\\t\""), ("say \"hi\"", "say \"hi\""), ("\"hi\"", "\"\\\"hi\\\"\""),
      ("'a'", "\"'a'\""), ("[a]", "\"[a]\""), ("{a}", "\"{a}\""), ("*", "\"*\""), ("null", "\"null\""),
      ("a:", "\"a:\""), ("C:\\x", "C:\\x"), ("\\d+", "\\d+"), ("\u{7}", "\"\\u0007\""), ("\u{85}", "\"\\u0085\""),
      ("a\u{2028}b", "\"a\\u2028b\""), ("...", "\"...\""), ("😀", "\"😀\""), ("\u{FEFF}a", "\"\\uFEFFa\""),
      ("a\rb", "\"a\\u000Db\""),
    ])
  func texts(_ text: String, _ expected: String) throws {
    let flow = Flow(path: "f", commands: [FlowCommand(.inputText(text))])
    #expect(flow.yaml == "{}\n---\n- inputText: \(expected)\n")
    #expect(try Flow.parse(flow.yaml, path: "f").commands.map(\.action) == [.inputText(text)])
  }

  @Test func `Places have as many digits as it takes`() throws {
    for number: Double in [0.1, 1e-7, 1e20, 123456.789, 0, 1.0 / 3] {
      var selector = FlowSelector()
      selector.point = .points(x: number, y: -number)
      let yaml = Flow(path: "f", commands: [FlowCommand(.tapOn(selector, repeat: nil, delay: nil))]).yaml
      guard case .tapOn(let found, _, _) = try Flow.parse(yaml, path: "f").commands[0].action else { continue }
      #expect(found.point == selector.point)
    }
  }

  /// The flow's values without the numbers of lines and columns.
  private func withoutPositions(_ flow: Flow) -> String {
    var text = ""
    dump(flow, to: &text)
    return text.replacing(#/(line|column): \d+|\d+:\d+/#, with: "")
  }
}
