import Foundation
import PlainviewUIAutomation
import Testing

/// Which commands there are, what is said of those that cannot be done here, and what the real Maestro refuses.
@Suite struct FlowCommandTests {
  private func problem(of commands: String, header: String = "appId: a.b") -> String? {
    do {
      _ = try Flow.parse(header + "\n---\n" + commands, path: "a.yaml")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "Q3 A refused command says why, what to do in its place, and how devices keep it",
    arguments: [
      ("assertWithAI: Is it nice?", "asks a model", "assert a text or a state"),
      ("assertNoDefectsWithAI", "asks a model", "compare with `assertScreenshot`"),
      ("extractTextWithAI: What?", "asks a model", "take the text with `copyTextFrom`"),
      ("addMedia: [a.png]", "and there is none", "`app.hardware.photos`"),
      ("openBrowser: https://a.b", "opens another app", "use `openLink`"),
    ])
  func refused(_ command: String, _ reason: String, _ remedy: String) throws {
    let found = try #require(problem(of: "- " + command))
    #expect(found.contains(reason) && found.contains(remedy), "\(found)")
    #expect(found.hasSuffix("for devices alone keep it under `runFlow` with `when: {true: ${!plainview}}`"))
    #expect(!found.contains("Android"))
  }

  @Test("Q3 What is advised for devices is read, and refused if it is reached here") func guarding() throws {
    let commands = "- runFlow:\n    when: {true: '${!plainview}'}\n    commands: [assertNoDefectsWithAI]"
    #expect(problem(of: commands) == nil)
    let flow = try Flow.parse("appId: a.b\n---\n" + commands, path: "a.yaml")
    guard case .runFlow(.commands(let inner), _, _) = flow.commands[0].action else {
      Issue.record("another command")
      return
    }
    #expect(inner.map(\.action) == [.unavailable("assertNoDefectsWithAI")])
  }

  /// Each command as Maestro's documentation writes it (docs.maestro.dev, commands).
  @Test(
    "Commands are taken as Maestro documents them",
    arguments: [
      "launchApp", "launchApp: a.b",
      "launchApp: {appId: a.b, clearState: true, permissions: {all: deny}, arguments: {n: 1}}",
      "launchApp: {url: 'https://a.b'}", "stopApp", "stopApp: a.b", "killApp", "killApp: a.b", "clearState",
      "clearState: a.b",
      "clearKeychain", "setPermissions: {appId: a.b, permissions: {all: deny, camera: allow}}", "tapOn: Text",
      "tapOn: {id: a, index: 0, retryTapIfNoChange: false, waitUntilVisible: true, repeat: 3, delay: 500}",
      "tapOn: {text: a, waitToSettleTimeoutMs: 500, label: b, optional: true}", "tapOn: {point: '50%,50%'}",
      "tapOn: {text: a, point: '50%, 90%'}", "tapOn: {point: '100,200'}", "tapOn: {index: -1, id: a}",
      "tapOn: {index: '${n}', id: a}",
      "tapOn: {text: a, above: b, below: {id: c}, leftOf: d, rightOf: e, childOf: {text: f}, containsChild: g}",
      "tapOn: {containsDescendants: [{id: a}, b]}", "tapOn: {traits: square, width: 10, height: 10, tolerance: 2}",
      "tapOn: {enabled: true, checked: false, focused: True, selected: FALSE}", "doubleTapOn: {text: a, delay: 100}",
      "longPressOn: {id: a}", "inputText: hello", "inputText: 12", "inputText: {text: a, label: b}", "inputRandomEmail",
      "inputRandomPersonName", "inputRandomNumber: {length: 6}", "inputRandomText: {length: 3}", "inputRandomText",
      "inputRandomCityName", "inputRandomCountryName", "inputRandomColorName", "eraseText", "eraseText: 5",
      "pressKey: Enter",
      "pressKey: volume up", "pressKey: Remote Dpad Up", "pressKey: {key: Home}", "openLink: https://a.b/c",
      "openLink: {link: a://b, autoVerify: true, browser: false}", "setOrientation: LANDSCAPE_LEFT",
      "setOrientation: landscapeRight",
      "setOrientation: '${x}'", "setDarkMode: enabled", "setDarkMode: {value: disabled, label: a}", "toggleDarkMode",
      "assertDarkMode",
      "assertLightMode", "setLocation: {latitude: 52.3, longitude: -7}",
      "travel: {points: ['0,0', '0.1,0'], speed: 100}",
      "setAirplaneMode: enabled", "toggleAirplaneMode", "hideKeyboard", "'hide keyboard'", "copyTextFrom: {id: a}",
      "setClipboard: a",
      "setClipboard: {text: a}", "pasteText", "assertVisible: a", "assertVisible: {id: a, enabled: true}",
      "assertNotVisible: {text: a}",
      "assertTrue: '${1 < 2}'", "assertTrue: true", "assertTrue: {condition: '${x}', label: a}", "assertScreenshot: a",
      "assertScreenshot: {path: a, cropOn: {id: b}, thresholdPercentage: 95.5}", "takeScreenshot: a",
      "takeScreenshot: {path: a, cropOn: {id: b}}",
      "extendedWaitUntil: {visible: {id: a}, timeout: 300_000}", "extendedWaitUntil: {notVisible: a}",
      "waitForAnimationToEnd",
      "waitForAnimationToEnd: {timeout: 5000}", "scroll", "swipe: {direction: LEFT}",
      "swipe: {direction: left, duration: 2000}",
      "swipe: {start: '90%,50%', end: '10%,50%'}", "swipe: {from: {id: a}, direction: UP}",
      "swipe: {from: {point: '50%,50%'}, direction: UP}",
      "scrollUntilVisible: {element: a}",
      "scrollUntilVisible: {element: {id: a}, direction: DOWN, timeout: 50000, speed: 40, visibilityPercentage: 100, centerElement: true}",
      "back", "runFlow: a.yaml", "runFlow: {file: a.yaml, env: {A: b}, when: {visible: c}, label: d}",
      "runFlow: {when: {platform: iOS, notVisible: {id: a}, true: '${b}'}, commands: [back]}",
      "repeat: {times: 3, commands: [back]}", "repeat: {while: {notVisible: a}, commands: [back]}",
      "retry: {maxRetries: 3, commands: [back]}",
      "retry: {file: a.yaml}", "runScript: a.js", "runScript: {file: a.js, env: {A: b}, when: {platform: iOS}}",
      "evalScript: '${output.a = 1}'",
      "startRecording: a", "stopRecording", "action: back",
    ])
  func documented(_ command: String) throws {
    #expect(problem(of: "- " + command) == nil)
    let text = "appId: a.b\n---\n- " + command
    #expect(Flow.portabilityRemarks(on: text, path: "a.yaml") == [])
    // What is written is read as the same command again.
    let flow = try Flow.parse(text, path: "a.yaml")
    let again = try Flow.parse(flow.yaml, path: "a.yaml")
    #expect(again.yaml == flow.yaml)
  }

  @Test(
    "Q4 What is taken here and refused by Maestro is remarked on",
    arguments: [
      ("name: x", "back", "a header without `appId`"), ("appId: a", "launchApp:", "`launchApp:` without a value"),
      ("appId: a", "tapOn: {id: a, repeat: '${n}'}", "an expression for `tapOn.repeat`"),
      ("appId: a", "eraseText: ${n}", "an expression for `eraseText.charactersToErase`"),
      ("appId: a", "swipe: {start: '1.5,2', end: '3,4'}", "`1.5,2` for `swipe.start`"),
      ("appId: a", "swipe: {direction: Up}", "`Up` for `swipe.direction`"),
      ("appId: a", "runFlow: {file: b, as: c}", "the key `as`"),
      ("appId: a", "runFlow: {file: b, env: {C: }}", "the variable `C` without a value"),
      ("appId: a\nenv: {D: }", "back", "the variable `D` without a value"),
    ])
  func remarked(_ header: String, _ command: String, _ expected: String) {
    let remarks = Flow.portabilityRemarks(on: header + "\n---\n- " + command, path: "a.yaml")
    #expect(remarks.count == 1 && remarks[0].text.hasPrefix(expected), "\(remarks)")
  }

  @Test("Q4 What play and monkey write has an app, and is taken by Maestro") func drafts() throws {
    let draft = FlowDraft(
      name: "n", steps: [.tap(.text("a")), .swipe(from: .zero, to: CGPoint(x: 1, y: 2), milliseconds: 9)])
    #expect(draft.text.contains("appId: com.example.app\n") && draft.text.contains("\n---\n"))
    #expect(draft.text.hasPrefix("# put the identifier of your app in the place of com.example.app\n"))
    #expect(Flow.portabilityRemarks(on: draft.text, path: "a.yaml") == [])
  }

  @Test("The schema is what the tables make of it") func schema() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let committed = try String(
      contentsOf: root.appendingPathComponent("Fixtures/schema/flow.schema.json"), encoding: .utf8)
    #expect(committed == FlowSchema.text, "write it anew with `plainview schema > Fixtures/schema/flow.schema.json`")
    let object = try JSONSerialization.jsonObject(with: Data(committed.utf8)) as? [String: Any]
    let definitions = try #require(object?["definitions"] as? [String: Any])
    for name in ["selector", "condition", "header", "commands", "command"] { #expect(definitions[name] != nil) }
  }
}
