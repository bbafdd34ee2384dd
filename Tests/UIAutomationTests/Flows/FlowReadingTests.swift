import PlainviewUIAutomation
import Testing

@Suite struct FlowReadingTests {
  private func actions(_ commands: String, at location: SourceLocation = #_sourceLocation) -> [FlowCommand.Action] {
    do {
      return try Flow.parse("appId: a.b\n---\n" + commands, path: "f.yaml").commands.map(\.action)
    } catch {
      Issue.record("\(error)", sourceLocation: location)
      return []
    }
  }

  private func selector(_ line: Int, _ column: Int, _ change: (inout FlowSelector) -> Void) -> FlowSelector {
    var selector = FlowSelector(at: TextPosition(line: line, column: column))
    change(&selector)
    return selector
  }

  private func tap(_ line: Int, _ column: Int, _ change: (inout FlowSelector) -> Void) -> FlowCommand.Action {
    .tapOn(selector(line, column, change), repeat: nil, delay: nil)
  }

  @Test("The header has the app, name, tags, variables, target and hooks") func header() throws {
    let flow = try Flow.parse(
      """
      appId: com.example
      name: Sign in
      tags: [smoke, login]
      env:
        USER: kim
        EMPTY:
      plainview: {document: Main.storyboard, scene: Login, device: iPhone SE}
      jira: ABC-1
      onFlowStart:
        - launchApp
      onFlowComplete:
        - takeScreenshot: end
      ---
      - back
      """, path: "flows/login.yaml")
    #expect(flow.path == "flows/login.yaml")
    #expect(flow.header.appId == "com.example")
    #expect(flow.header.name == "Sign in")
    #expect(flow.header.tags == ["smoke", "login"])
    #expect(flow.header.env.map(\.name) == ["USER", "EMPTY"])
    #expect(flow.header.env.map(\.value) == ["kim", ""])
    #expect(flow.header.target.document == "Main.storyboard")
    #expect(flow.header.target.scene == "Login")
    #expect(flow.header.target.device == "iPhone SE")
    #expect(flow.header.onFlowStart.count == 1)
    #expect(flow.header.onFlowComplete.map(\.action) == [.takeScreenshot("end")])
    #expect(flow.commands.map(\.action) == [.back])
  }

  @Test("Commands know their place, label and whether they are optional") func places() throws {
    let commands = try Flow.parse(
      "name: x\n---\n- back\n-   inputText: {text: hi, label: Greet, optional: true}\n", path: "f"
    ).commands
    #expect(commands.map(\.position) == [TextPosition(line: 3, column: 3), TextPosition(line: 4, column: 5)])
    #expect(commands.map(\.label) == [nil, "Greet"])
    #expect(commands.map(\.isOptional) == [false, true])
  }

  @Test("A selector is a text or a map") func selectors() {
    #expect(actions("- tapOn: Sign in") == [tap(3, 10) { $0.text = "Sign in" }])
    #expect(actions("- doubleTapOn: {id: a.*}") == [.doubleTapOn(selector(3, 16) { $0.id = "a.*" })])
    #expect(actions("- longPressOn:\n    checked: true") == [.longPressOn(selector(4, 5) { $0.isChecked = true })])
    let indexed = selector(3, 17) { $0.index = .expression("${i}") }
    #expect(actions("- copyTextFrom: {index: \"${i}\"}") == [.copyTextFrom(indexed)])
    let all = selector(3, 18) {
      $0.index = .literal(2)
      $0.isEnabled = true
      $0.isChecked = false
      $0.isSelected = true
      $0.isFocused = false
    }
    #expect(
      actions("- assertVisible: {index: 2, enabled: true, checked: false, selected: true, focused: false}")
        == [.assertVisible(all)])
    let named = selector(3, 21) { $0.text = "x" }
    #expect(actions("- assertNotVisible: {text: x, optional: true, label: a}") == [.assertNotVisible(named)])
  }

  @Test("Selectors are seen from other elements") func relations() {
    let text = """
      - tapOn:
          below: Title
          rightOf: {id: icon}
          containsDescendants:
            - A
            - id: b
      """
    let expected = tap(4, 5) {
      $0.relations = [
        FlowRelation(.below, selector(4, 12) { $0.text = "Title" }),
        FlowRelation(.rightOf, selector(5, 14) { $0.id = "icon" }),
      ]
      $0.descendants = [selector(7, 9) { $0.text = "A" }, selector(8, 9) { $0.id = "b" }]
    }
    #expect(actions(text) == [expected])
  }

  @Test("Every relation is known", arguments: FlowRelation.Kind.allCases) func relation(kind: FlowRelation.Kind) {
    let other = selector(3, 21 + kind.rawValue.count) { $0.text = "x" }
    let expected = selector(3, 18) { $0.relations = [FlowRelation(kind, other)] }
    #expect(actions("- assertVisible: {\(kind.rawValue): x}") == [.assertVisible(expected)])
  }

  @Test("A tap has a point, repetitions and waiting times") func taps() {
    #expect(actions("- tapOn: {point: \"50%, 25.5%\"}") == [tap(3, 10) { $0.point = .percent(x: 50, y: 25.5) }])
    #expect(actions("- tapOn: {point: '10,20'}") == [tap(3, 10) { $0.point = .points(x: 10, y: 20) }])
    #expect(actions("- tapOn: {point: '${p}'}") == [tap(3, 10) { $0.point = .expression("${p}") }])
    let twice = FlowCommand.Action.tapOn(
      selector(3, 10) { $0.text = "x" }, repeat: .literal(3), delay: .literal(50))
    #expect(actions("- tapOn: {text: x, repeat: 3, delay: 50, retryTapIfNoChange: false}") == [twice])
  }

  @Test("Texts are typed, erased, copied and pasted") func texts() {
    #expect(
      actions("- inputText: 123\n- inputText: {text: \"a\\nb\"}\n- inputText: ''")
        == [.inputText("123"), .inputText("a\nb"), .inputText("")])
    #expect(
      actions("- eraseText\n- eraseText: 5\n- eraseText: {charactersToErase: \"${n}\"}\n- eraseText:")
        == [.eraseText(nil), .eraseText(.literal(5)), .eraseText(.expression("${n}")), .eraseText(nil)])
    #expect(
      actions("- pasteText\n- hideKeyboard\n- pressKey: Enter\n- pressKey: {key: BACKSPACE}")
        == [.pasteText, .hideKeyboard, .pressKey(.enter), .pressKey(.backspace)])
  }

  @Test("Apps are launched and stopped") func apps() {
    #expect(
      actions("- launchApp\n- launchApp: a.b\n- launchApp:")
        == [nil, "a.b", nil].map { .launchApp(FlowLaunch(appId: $0)) })
    let text = """
      - launchApp:
          appId: a.b
          clearState: true
          stopApp: false
          clearKeychain: true
          permissions: {all: deny}
          arguments:
            count: 3
      """
    let count = FlowVariable(name: "count", value: "3", position: TextPosition(line: 10, column: 7))
    #expect(
      actions(text)
        == [
          .launchApp(
            FlowLaunch(appId: "a.b", clearsState: true, clearsKeychain: true, stopsApp: false, arguments: [count]))
        ])
    #expect(
      actions("- stopApp\n- killApp: a.b\n- clearState: {appId: c}")
        == [.stopApp(appId: nil), .killApp(appId: "a.b"), .clearState(appId: "c")])
  }

  @Test("Conditions are asserted and waited for") func conditions() {
    #expect(
      actions("- assertTrue: ${a == 1}\n- assertTrue: {condition: \"${b}\"}\n- evalScript: ${c = 2}")
        == [.assertTrue("${a == 1}"), .assertTrue("${b}"), .evalScript("${c = 2}")])
    let shown = selector(3, 32) { $0.text = "x" }
    #expect(
      actions("- extendedWaitUntil: {visible: x, timeout: 500}\n- waitForAnimationToEnd\n")
        == [
          .extendedWaitUntil(visible: shown, notVisible: nil, timeout: .literal(500)),
          .waitForAnimationToEnd(timeout: nil),
        ])
    let gone = selector(4, 17) { $0.id = "x" }
    #expect(
      actions("- extendedWaitUntil:\n    notVisible: {id: x}\n- waitForAnimationToEnd: {timeout: 9}")
        == [
          .extendedWaitUntil(visible: nil, notVisible: gone, timeout: nil),
          .waitForAnimationToEnd(timeout: .literal(9)),
        ])
  }

  @Test("Fingers swipe") func swipes() {
    let card = selector(3, 32) { $0.id = "card" }
    #expect(actions("- swipe: {direction: LEFT}") == [.swipe(.direction(.left, from: nil), duration: nil)])
    #expect(
      actions("- swipe: {direction: up, from: {id: card}}") == [.swipe(.direction(.up, from: card), duration: nil)])
    #expect(
      actions("- swipe: {start: '1,2', end: '3,4', duration: 5}")
        == [.swipe(.points(from: .points(x: 1, y: 2), to: .points(x: 3, y: 4)), duration: .literal(5))])
  }

  @Test("Contents scroll, until something is seen if need be") func scrolls() {
    #expect(actions("- scroll\n- back") == [.scroll, .back])
    let plain = FlowScroll(until: selector(3, 33) { $0.text = "End" })
    #expect(actions("- scrollUntilVisible: {element: End}") == [.scrollUntilVisible(plain)])
    let text = """
      - scrollUntilVisible:
          element: {id: end}
          direction: Right
          timeout: 100
          speed: 40
          visibilityPercentage: 90
          centerElement: true
      """
    var full = FlowScroll(until: selector(4, 14) { $0.id = "end" })
    full.direction = .right
    full.timeout = .literal(100)
    full.speed = .literal(40)
    full.visibilityPercentage = .literal(90)
    full.centersElement = true
    #expect(actions(text) == [.scrollUntilVisible(full)])
  }

  @Test("Screenshots are taken and compared") func screenshots() {
    #expect(
      actions("- takeScreenshot: a\n- assertScreenshot: b\n- assertScreenshot: {path: c}")
        == [.takeScreenshot("a"), .assertScreenshot("b"), .assertScreenshot("c")])
  }

  @Test("A part of the screen can be taken and compared; how alike it has to be does not matter") func crops() {
    #expect(
      actions("- takeScreenshot: {path: a, cropOn: {id: x}}\n- assertScreenshot: {path: b, thresholdPercentage: 90}")
        == [.takeScreenshot("a", of: selector(3, 37) { $0.id = "x" }), .assertScreenshot("b")])
  }

  @Test("`optional` and a name may stand where Maestro's users write them") func namesAndOptions() throws {
    let commands = try Flow.parse(
      """
      appId: a
      ---
      - runFlow: {file: a.yaml, as: Log in}
      - scrollUntilVisible: {element: {text: x, optional: true}}
      - extendedWaitUntil: {visible: {id: y, optional: true}, optional: false}
      """, path: "f"
    ).commands
    #expect(commands.map(\.label) == ["Log in", nil, nil])
    #expect(commands.map(\.isOptional) == [false, true, false])
  }

  @Test("The older form of some commands is an action") func action() {
    #expect(
      actions("- action: back\n- action: hideKeyboard\n- action: scroll\n- action: pasteText")
        == [.back, .hideKeyboard, .scroll, .pasteText])
  }

  @Test("Flows run other flows, by file or in place, under conditions") func calls() throws {
    let file = FlowSource.file("../login.yaml", TextPosition(line: 3, column: 12))
    #expect(actions("- runFlow: ../login.yaml") == [.runFlow(file, when: nil, env: [])])
    let text = """
      - runFlow:
          when:
            visible: Allow
            notVisible: {id: x}
            true: ${a}
            platform: iOS
          env: {A: "1"}
          commands:
            - tapOn: Allow
      """
    guard case .runFlow(.commands(let commands), let condition, let env) = try #require(actions(text).first) else {
      Issue.record("another command")
      return
    }
    var expected = FlowCondition()
    expected.platform = .ios
    expected.visible = selector(5, 16) { $0.text = "Allow" }
    expected.notVisible = selector(6, 19) { $0.id = "x" }
    expected.expression = "${a}"
    #expect(condition == expected)
    #expect(env == [FlowVariable(name: "A", value: "1", position: TextPosition(line: 9, column: 11))])
    #expect(commands.map(\.action) == [tap(11, 16) { $0.text = "Allow" }])
    #expect(commands.map(\.position) == [TextPosition(line: 11, column: 9)])
  }

  @Test("Commands are repeated and tried again") func repetitions() throws {
    let loop = try #require(actions("- repeat: {times: 3, while: {visible: x}, commands: [back, back]}").first)
    guard case .repeated(let commands, let times, let condition) = loop else {
      Issue.record("another command")
      return
    }
    #expect(times == .literal(3))
    #expect(condition?.visible?.text == "x")
    #expect(commands.map(\.action) == [.back, .back])
    guard
      case .retry(_, let maximum, _) = try #require(
        actions("- retry: {maxRetries: \"${n}\", commands: [scroll]}").first)
    else {
      Issue.record("another command")
      return
    }
    #expect(maximum == .expression("${n}"))
    let file = FlowSource.file("a.yaml", TextPosition(line: 3, column: 17))
    let variable = FlowVariable(name: "B", value: "c", position: TextPosition(line: 3, column: 31))
    #expect(
      actions("- retry: {file: a.yaml, env: {B: c}}") == [.retry(file, maximum: .literal(1), env: [variable])])
  }

  @Test("What means nothing here is let pass where only other platforms go") func otherPlatforms() throws {
    let text = """
      - runFlow:
          when: {platform: Android}
          commands:
            - addMedia: [a.png]
            - runFlow: {commands: [assertNoDefectsWithAI]}
            - openBrowser: https://a.b
      """
    guard case .runFlow(.commands(let commands), _, _) = try #require(actions(text).first) else {
      Issue.record("another command")
      return
    }
    #expect(commands.count == 3)
    #expect(commands[0].action == .unavailable("addMedia"))
    #expect(commands[2].action == .unavailable("openBrowser"))
  }
}
