import Foundation
import PlainviewStage
import PlainviewUIAutomation
import Testing

@Suite struct FlowErrorTests {
  private func problem(of text: String) -> String {
    do {
      let flow = try Flow.parse(text, path: "a.yaml")
      return "read: \(flow)"
    } catch {
      return error.description
    }
  }

  @Test(
    "A command that cannot be run is an error with its place",
    arguments: [
      ("- tapOm: x", "3:3: unknown command `tapOm`, did you mean `tapOn`?"),
      ("- back\n- asertVisible: x", "4:3: unknown command `asertVisible`, did you mean `assertVisible`?"),
      ("- tapOn: {txt: x}", "3:11: unknown key `txt` of `tapOn`, did you mean `text`?"),
      ("- tapOn:\n    id: a\n    belov: b", "5:5: unknown key `belov` of `tapOn`, did you mean `below`?"),
      ("- tapOn: {below: {idd: a}}", "3:19: unknown key `idd` of `below`, did you mean `id`?"),
      ("- back: {x: y}", "3:10: unknown key `x` of `back`, use `label` or `optional`"),
      ("- setLocation: {latitude: 1}", "3:16: `setLocation` lacks `longitude`, add it"),
      ("- travel: {points: ['1']}", "3:20: `points` has to be places, write `latitude,longitude` in degrees for each"),
      ("- setDarkMode: on", "3:16: `setDarkMode` cannot be `on`, use `enabled` or `disabled`"),
      ("- setOrientation: sideways", "3:19: `orientation` cannot be `sideways`, use `PORTRAIT`, `LANDSCAPE_LEFT`"),
      ("- setPermissions: {}", "3:19: `setPermissions` lacks `permissions`, add it"),
      ("- runScript", "3:3: `runScript` lacks `file`, add it"),
      ("- tapOn", "3:3: `tapOn` does not say which element, add a text, an `id` or another property"),
      ("- tapOn:", "3:9: `tapOn` does not say which element"),
      ("- tapOn: {optional: true}", "3:10: `tapOn` does not say which element"),
      ("- tapOn: [a]", "3:10: `tapOn` has to be a map, write `key: value` lines below it"),
      ("- tapOn: {text: [a]}", "3:17: `text` has to be a text, write it on one line or in quotes"),
      ("- tapOn: {text: }", "3:10: `tapOn` does not say which element"),
      ("- tapOn: {text: x, enabled: yes}", "3:29: `enabled` has to be `true` or `false`, write one of them"),
      (
        "- tapOn: {width: -1, id: a}",
        "3:18: `width` has to be a whole number from 0 up, write one or a `${}` expression"
      ),
      ("- tapOn: {traits: text sqare}", "3:19: `traits` cannot be `sqare`, did you mean `square`?"),
      ("- tapOn: {index: two}", "3:18: `index` has to be a whole number"),
      ("- tapOn: {point: '50%,60'}", "3:18: `point` has to be a point, write `x,y` in points or `x%,y%`"),
      ("- tapOn: {point: '50%,101%'}", "3:18: `point` has to be a point"),
      ("- tapOn: {point: '1,2,3'}", "3:18: `point` has to be a point"),
      ("- tapOn: {point: 'nan,1'}", "3:18: `point` has to be a point"),
      ("- tapOn: {containsDescendants: a}", "3:32: `containsDescendants` has to be a list, write `- ` lines below it"),
      ("- tapOn:\n  id: x", "4:3: `id` stands beside `tapOn`, indent it more if it belongs to the command"),
      ("- [back]", "3:3: a command is a name, or a name with a colon and its values, write it so"),
      ("-", "3:1: a command is a name"),
      ("- inputText", "3:3: `inputText` lacks `text`, add it"),
      ("- pressKey: Entr", "3:13: `key` cannot be `Entr`, did you mean `enter`?"),
      ("- pressKey: Remote Home", "3:13: `key` cannot be `Remote Home`, use `enter`, `backspace`, `tab`"),
      ("- runFlow: {file: a, as: b, label: c}", "3:12: `label` and `as` exclude each other"),
      ("- swipe", "3:3: `swipe` lacks `direction` and `start`, add one of them"),
      ("- swipe: {direction: dwon}", "3:22: `direction` cannot be `dwon`, did you mean `down`?"),
      ("- swipe: {direction: up, end: '1,2'}", "3:10: `direction` and `end` exclude each other, remove one of them"),
      ("- swipe: {start: '1,2'}", "3:10: `swipe` lacks `end`, add it"),
      ("- swipe: {start: '1,2', end: '3,4', from: x}", "3:10: `from` and `start` exclude each other"),
      ("- scrollUntilVisible: {direction: up}", "3:23: `scrollUntilVisible` lacks `element`, add it"),
      (
        "- scrollUntilVisible: {element: x, visibilityPercentage: 101}",
        "3:58: `visibilityPercentage` has to be a percentage, write a number from 0 to 100"
      ),
      ("- extendedWaitUntil: {timeout: 5}", "3:22: `extendedWaitUntil` lacks `visible` and `notVisible`, add one"),
      ("- runFlow", "3:3: `runFlow` lacks `file` and `commands`, add one of them"),
      ("- runFlow: {file: a, commands: [back]}", "3:12: `file` and `commands` exclude each other"),
      ("- runFlow: {commands: back}", "3:23: `commands` has to be a list"),
      ("- runFlow: {file: a, when: {}}", "3:28: `when` lacks `platform`, `visible`, `notVisible` and `true`, add one"),
      (
        "- runFlow: {file: a, when: {platform: }}",
        "3:28: `when` lacks `platform`, `visible`, `notVisible` and `true`, add one"
      ),
      (
        "- runFlow: {file: a, when: {platfrom: iOS}}",
        "3:29: unknown key `platfrom` of `when`, did you mean `platform`?"
      ),
      (
        "- runFlow: {file: a, when: {platform: iPad}}",
        "3:39: `platform` cannot be `iPad`, use `android`, `ios` or `web`"
      ),
      ("- runFlow: {file: a, env: [b]}", "3:27: `env` has to be a map"),
      ("- runFlow: {file: a, env: {b: [c]}}", "3:31: `b` has to be a text"),
      ("- repeat: {commands: [back]}", "3:11: `repeat` lacks `times` and `while`, add one of them"),
      ("- repeat: {times: 2}", "3:11: `repeat` lacks `commands`, add it"),
      ("- repeat:\n    times: 2\n    commands:\n      - bak", "6:9: unknown command `bak`, did you mean `back`?"),
      (
        "- action: jump",
        "3:11: `action` cannot be `jump`, use `back`, `hideKeyboard`, `scroll`, `pasteText` or `clearKeychain`"
      ),
      ("- launchApp: {clearState: 1}", "3:27: `clearState` has to be `true` or `false`"),
    ])
  func command(text: String, expected: String) {
    let found = problem(of: "appId: x\n---\n" + text)
    #expect(found.hasPrefix("a.yaml:" + expected), "\(found)")
  }

  @Test(
    "A file that is no flow is an error with its place",
    arguments: [
      ("", "1:1: a flow is a header and a list of commands but this file has 0 of them, write both with `---` between"),
      ("- back", "1:1: a flow is a header and a list of commands but this file has 1 of them"),
      ("a: b\n---\n- back\n---\nc", "5:1: a flow is a header and a list of commands but this file has 3 of them"),
      ("- back\n---\n- back", "1:1: `header` has to be a map"),
      ("a: b\n---\nc: d", "3:1: `commands` has to be a list"),
      ("a: b\n---\n[]", "3:1: the flow has no commands, add some or remove the file"),
      ("flows: ['*']", "1:1: this is the configuration of a workspace and no flow, give its folder"),
      ("tags: a\n---\n- back", "1:7: `tags` has to be a list"),
      ("tags: [[a]]\n---\n- back", "1:8: `tags` has to be a text"),
      ("plainview: {docment: a}\n---\n- back", "1:13: unknown key `docment` of `plainview`, did you mean `document`?"),
      ("onFlowStart: [bak]\n---\n- back", "1:15: unknown command `bak`, did you mean `back`?"),
      ("a: b\n---\n- tapOn: 'x", "3:10: the quote is not closed, close it or indent the lines that continue it"),
      ("a: b\n---\n\t- back", "3:1: a tab outside quotes, use blanks"),
    ])
  func file(text: String, expected: String) {
    let found = problem(of: text)
    #expect(found.hasPrefix("a.yaml:" + expected), "\(found)")
  }

  @Test("A name that resembles none has all of them for advice") func advice() {
    let found = problem(of: "appId: x\n---\n- zzz: 1")
    #expect(found.hasPrefix("a.yaml:3:3: unknown command `zzz`, use `launchApp`, `stopApp`,"))
    #expect(found.hasSuffix("`assertNoDefectsWithAI` or `extractTextWithAI`"))
  }

  @Test("Files that cannot be read are errors, not traps") func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flow-files-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func load(_ path: String) -> String {
      do {
        return "read \(try Flow.load(path: path).commands.count)"
      } catch {
        return error.description
      }
    }
    func written(_ name: String, _ bytes: [UInt8]) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      return file.path
    }
    let missing = folder.path + "/none.yaml"
    #expect(load(missing) == "\(missing):1:1: there is no such file, check the path")
    #expect(load(folder.path) == "\(folder.path):1:1: this is a folder, give the path of a flow in it")
    #expect(load("/dev/zero") == "/dev/zero:1:1: this is not a regular file, give the path of a flow")
    let latin = try written("latin.yaml", Array("a: b\n---\n- tapOn: ".utf8) + [0xE9, 0x0A])
    #expect(load(latin) == "\(latin):3:1: the text is not UTF-8 from here on, save the file as UTF-8")
    let windows = try written("windows.yaml", [0xEF, 0xBB, 0xBF] + Array("a: b\r\n---\r\n- back\r\n".utf8))
    #expect(load(windows) == "read 1")
    let link = folder.appendingPathComponent("link.yaml")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: windows)
    #expect(load(link.path) == "read 1")
  }

  @Test("Damaged flows are read or refused, and never trap or hang", .timeLimit(.minutes(1))) func damage() {
    let pieces = [
      " ", "\n", "\n  ", "- ", ": ", ":", "'", "\"", "[", "]", "{", "}", ",", "${", "text", "id", "tapOn", "commands",
      "when", "-1", "99999999999999999999", "50%,50%", "true", "|\n", "---\n", "한", "#",
    ]
    let text = """
      appId: com.example
      env: {A: b}
      onFlowStart: [launchApp]
      ---
      - tapOn: {id: x, index: 2, below: {text: y, containsDescendants: [a, {id: b}]}, point: '50%,50%'}
      - runFlow:
          when: {visible: x, platform: Android}
          commands:
            - swipe: {direction: UP}
            - repeat: {times: 2, commands: [back]}
      - scrollUntilVisible: {element: End, speed: 40}
      - retry: {file: a.yaml, maxRetries: 2}

      """
    var random = FixedSeed(11)
    var refused = 0
    for _ in 0..<4000 {
      let example = damaged(text, changes: 2, with: pieces, &random)
      do {
        let flow = try Flow.parse(example, path: "f.yaml")
        #expect(try Flow.parse(flow.yaml, path: "f.yaml").yaml == flow.yaml)
      } catch {
        refused += 1
        #expect(error.description.hasPrefix("f.yaml:\(error.position.line):\(error.position.column): "))
        #expect(isInside(example, error.position))
        #expect(error.description.contains(", "))
      }
    }
    #expect((1000..<3950).contains(refused), "\(refused)")
  }
}
